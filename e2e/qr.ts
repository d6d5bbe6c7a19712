// Reads a QR code from the pixels on the screen, as a telephone does.
import type { Locator } from 'playwright-core'
import { PNG } from 'pngjs'
import { decodeQR } from 'qr/decode.js'

/** The text of the code shown in `place`; throws when it contains none that can be read. */
export async function readQr(place: Locator): Promise<string> {
  const { data, width, height } = PNG.sync.read(await place.screenshot())
  // The time limit is meant for camera frames, and a busy machine is slow.
  return decodeQR({ data, width, height }, { timeLimit: 10_000 })
}
