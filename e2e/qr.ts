// Reads a QR code from the pixels on the screen, as a telephone does.
import jsqr from 'jsqr'
import type { Locator } from 'playwright-core'
import { PNG } from 'pngjs'

type Read = (pixels: Uint8ClampedArray, width: number, height: number) => { data: string } | null
// The package is CommonJS, and its default export contains another default.
const inside: unknown = (jsqr as { default?: unknown }).default ?? jsqr
const read = inside as Read

/** The text of the code shown in `place`; throws when it contains none that can be read. */
export async function readQr(place: Locator): Promise<string> {
  const { data, width, height } = PNG.sync.read(await place.screenshot())
  const found = read(new Uint8ClampedArray(data), width, height)
  if (!found) throw new Error('No QR code could be read from the picture')
  return found.data
}
