// What a file really is, by its content; the name only has to agree. Decision 9.
import { fileTypeFromBuffer } from 'file-type'
import sharp from 'sharp'
import { badField } from '@register/contract/errors'
import { takenExtensions } from '@register/contract/business/file'

/** Extension by name -> what the content must be. OFD is a zip with an OFD.xml inside. */
const expected: Record<(typeof takenExtensions)[number], { mimes: readonly string[]; stored: string }> = {
  pdf: { mimes: ['application/pdf'], stored: 'application/pdf' },
  ofd: { mimes: ['application/zip', 'application/ofd'], stored: 'application/ofd' },
  jpg: { mimes: ['image/jpeg'], stored: 'image/jpeg' },
  jpeg: { mimes: ['image/jpeg'], stored: 'image/jpeg' },
  png: { mimes: ['image/png', 'image/apng'], stored: 'image/png' },
  gif: { mimes: ['image/gif'], stored: 'image/gif' },
  docx: {
    mimes: ['application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    stored: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  },
  xlsx: {
    mimes: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    stored: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  },
  zip: { mimes: ['application/zip'], stored: 'application/zip' },
  mp4: { mimes: ['video/mp4'], stored: 'video/mp4' },
}

const maxPixels = 50_000_000

const isTaken = (extension: string): extension is keyof typeof expected => Object.hasOwn(expected, extension)

export interface Sniffed {
  /** The last part of the name, without folders and control characters. */
  name: string
  mime: string
}

/** Refuses what is not taken, what is something else than its name says, and pictures that cannot be read. */
export async function sniff(givenName: string, bytes: Buffer): Promise<Sniffed> {
  const name = (givenName.split(/[\\/]/).at(-1) ?? '')
    .replace(/\p{Cc}/gu, '')
    .slice(-120)
    .trim()
  const extension = name.split('.').at(-1)?.toLowerCase() ?? ''
  if (!isTaken(extension) || name === extension)
    throw badField('file', [
      `不接受此类文件（${name || '未命名'}）。可上传：${takenExtensions.join('、')}`,
      `Files of this kind are not taken (${name || 'unnamed'}). Taken are: ${takenExtensions.join(', ')}`,
    ])
  const { mimes, stored } = expected[extension]
  const picture = stored.startsWith('image/')
  const type = await fileTypeFromBuffer(bytes)
  const readable =
    !picture ||
    (await sharp(bytes, { limitInputPixels: maxPixels })
      .stats()
      .then(
        () => true,
        () => false,
      ))
  if (!type || !mimes.includes(type.mime) || !readable)
    throw badField(
      'file',
      picture
        ? [`选择的文件非图像类文件（${name}）`, `The file is not a readable picture (${name})`]
        : [
            `文件内容与扩展名 .${extension} 不符（${name}）`,
            `The content does not match the extension .${extension} (${name})`,
          ],
    )
  return { name, mime: stored }
}
