// The one fact of a picture's metadata that changes how it is drawn: which way is up. Everything else of Exif is dropped.

/** The tag of the orientation in the first directory of Exif. */
const tag = 0x0112

/** The orientation in a block of TIFF, 2 to 8; undefined when it is upright, unknown or unreadable. */
export function orientationIn(tiff: Buffer): number | undefined {
  const little = tiff.toString('latin1', 0, 2) === 'II'
  if (tiff.length < 14 || (!little && tiff.toString('latin1', 0, 2) !== 'MM')) return undefined
  const short = (at: number) => (little ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at))
  const first = little ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4)
  if (first + 2 > tiff.length) return undefined
  for (let entry = 0; entry < short(first); entry++) {
    const at = first + 2 + 12 * entry
    if (at + 12 > tiff.length) return undefined
    if (short(at) !== tag) continue
    const value = short(at + 8)
    return value >= 2 && value <= 8 ? value : undefined
  }
  return undefined
}

/** A block of TIFF that says the orientation and nothing else. */
export function tiffOf(orientation: number): Buffer {
  const tiff = Buffer.alloc(26)
  tiff.write('II*\0', 'latin1')
  tiff.writeUInt32LE(8, 4)
  tiff.writeUInt16LE(1, 8)
  tiff.writeUInt16LE(tag, 10)
  // Type 3 is a short; there is one.
  tiff.writeUInt16LE(3, 12)
  tiff.writeUInt32LE(1, 14)
  tiff.writeUInt16LE(orientation, 18)
  return tiff
}
