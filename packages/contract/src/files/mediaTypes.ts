// The media types of files that are received or answered, by their usual extension.

export const mediaTypes = {
  pdf: 'application/pdf',
  ofd: 'application/ofd',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  zip: 'application/zip',
  mp4: 'video/mp4',
  gz: 'application/gzip',
  json: 'application/json',
  atom: 'application/atom+xml',
  txt: 'text/plain',
  bin: 'application/octet-stream',
} as const
export type MediaType = (typeof mediaTypes)[keyof typeof mediaTypes]
