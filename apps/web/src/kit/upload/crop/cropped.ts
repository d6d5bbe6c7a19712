// Cuts a part out of an image and makes a file of it, scaled down where wanted.
import { Failure } from '@register/contract/errors'
import { cropWords as words } from './words.ts'

/** In pixels of the image as it is shown, upright. */
export interface CropArea {
  x: number
  y: number
  width: number
  height: number
}

export interface CropOutput {
  /** Quality from 0 to 1; below 1 the result is a JPEG. */
  compress: number
  /** Longest side in pixels. */
  maxSide: number
}

/** GIF and all other types that a canvas cannot write become PNG. */
const typeOf = (file: File, compress: number): string =>
  compress < 1 || file.type === 'image/jpeg' ? 'image/jpeg' : 'image/png'

/** The size of the result: never larger than the part itself. */
export function outputSize({ width, height }: CropArea, maxSide: number): { width: number; height: number } {
  const scale = Math.min(1, maxSide / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

export function nameAs(name: string, type: string): string {
  const ending = type === 'image/jpeg' ? 'jpg' : 'png'
  return `${name.replace(/\.[^.]*$/, '')}.${ending}`
}

async function load(url: string): Promise<HTMLImageElement> {
  const image = new Image()
  image.src = url
  await image.decode()
  return image
}

export async function cropped(file: File, area: CropArea, { compress, maxSide }: CropOutput): Promise<File> {
  const url = URL.createObjectURL(file)
  try {
    const image = await load(url)
    const size = outputSize(area, maxSide)
    const canvas = document.createElement('canvas')
    Object.assign(canvas, size)
    const pen = canvas.getContext('2d')
    const type = typeOf(file, compress)
    if (!pen) throw new Failure(0, words.unreadable)
    if (type === 'image/jpeg') {
      // Transparent areas would turn black.
      pen.fillStyle = 'white'
      pen.fillRect(0, 0, size.width, size.height)
    }
    pen.drawImage(image, area.x, area.y, area.width, area.height, 0, 0, size.width, size.height)
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, compress))
    if (!blob) throw new Failure(0, words.unreadable)
    return new File([blob], nameAs(file.name, type), { type })
  } finally {
    URL.revokeObjectURL(url)
  }
}
