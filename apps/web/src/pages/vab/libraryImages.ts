// Images of the kit's pages, stored in the public file library; and tools that fail on purpose.
import { deleteFile, uploadPublicFile } from '@register/contract/system/file'
import { demoStatus } from '@register/contract/demo/sample'
import { maxFileBytes } from '@register/contract/business/file'
import { call } from '../../api/call.ts'
import { upload } from '../../api/transfer.ts'
import { imageRules } from '../../kit/upload/fileRules.ts'
import type { ImageTools, UploadedImage } from '../../kit/upload/image/uploadedImage.ts'

/** See docs/rules/office.md#figures-of-pieces. */
export const oneImage = imageRules(maxFileBytes)
export const severalImages = imageRules(maxFileBytes, true)

export const libraryImages: ImageTools = {
  send: (file, onProgress, signal) => upload(uploadPublicFile, file, {}, onProgress, { signal }),
  remove: ({ id = '' }) => call(deleteFile, { params: { id } }),
}

/** The server refuses with this text. */
export async function refusing(msg: string): Promise<never> {
  await call(demoStatus, { query: { code: 500, msg } })
  throw new Error('The server was asked to refuse and did not')
}

/** A drawing, used until an image is uploaded. */
export function drawing(name: string, hue: number): UploadedImage {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120"><rect width="120" height="120" fill="hsl(${hue} 45% 88%)"/><circle cx="60" cy="48" r="22" fill="hsl(${hue} 45% 55%)"/><path d="M20 110c4-30 76-30 80 0z" fill="hsl(${hue} 45% 45%)"/></svg>`
  return { name, url: `data:image/svg+xml,${encodeURIComponent(svg)}` }
}
