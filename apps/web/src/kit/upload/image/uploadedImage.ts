// An image that is stored, and how pictures are stored and deleted: given by the page.
import type { Send } from '../useUploads.ts'

export interface UploadedImage {
  /** What it is deleted by. */
  id?: string
  name: string
  url: string
}

export interface ImageTools {
  send: Send<UploadedImage>
  /** Deletes it on the server; when it throws, the image stays and the reason is told. */
  remove?: (image: UploadedImage) => unknown
}

export const isImage = (value: unknown): value is UploadedImage =>
  typeof value === 'object' && value !== null && 'url' in value && 'name' in value
