// The text of the code in a picture or in a frame of the camera.
import { decodeQR } from 'qr/decode.js'

/** Pixels at the longer side: a code that fills a tenth of a photograph is still read, and a slow telephone is not held up. */
const longest = 1_600
const longestOfFrame = 800

/** Undefined when there is no code that can be read. `milliseconds`: for how long it may try. */
function textIn(
  source: CanvasImageSource,
  { width, height }: { width: number; height: number },
  { most, milliseconds }: { most: number; milliseconds: number },
): string | undefined {
  const scale = Math.min(1, most / Math.max(width, height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(width * scale)
  canvas.height = Math.round(height * scale)
  const drawing = canvas.getContext('2d', { willReadFrequently: true })
  if (!drawing || canvas.width === 0 || canvas.height === 0) return undefined
  drawing.drawImage(source, 0, 0, canvas.width, canvas.height)
  try {
    return decodeQR(drawing.getImageData(0, 0, canvas.width, canvas.height), { timeLimit: milliseconds })
  } catch {
    return undefined
  }
}

export const textInFrame = (video: HTMLVideoElement): string | undefined =>
  textIn(video, { width: video.videoWidth, height: video.videoHeight }, { most: longestOfFrame, milliseconds: 60 })

/** A file that is no picture has no code either. */
export async function textInFile(file: File): Promise<string | undefined> {
  const address = URL.createObjectURL(file)
  const picture = new Image()
  try {
    picture.src = address
    await picture.decode()
    const size = { width: picture.naturalWidth, height: picture.naturalHeight }
    return textIn(picture, size, { most: longest, milliseconds: 3_000 })
  } catch {
    return undefined
  } finally {
    URL.revokeObjectURL(address)
  }
}
