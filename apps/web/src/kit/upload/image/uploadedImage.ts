// A stored image, and the functions of the page that store and delete pictures.
import type { Send } from '../useUploads.ts'

export interface UploadedImage {
  /** The key for deleting it. */
  id?: string
  name: string
  url: string
}

export interface ImageTools {
  send: Send<UploadedImage>
  /** Deletes it on the server; when it throws, the image stays and the reason is shown. */
  remove?: (image: UploadedImage) => unknown
}

export const isImage = (value: unknown): value is UploadedImage =>
  typeof value === 'object' && value !== null && 'url' in value && 'name' in value
