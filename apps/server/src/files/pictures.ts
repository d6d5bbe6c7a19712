// Finds where a picture ends, because appended data (a script, an archive, a second picture) is no part of it.

/** Bytes up to and including the last chunk, IEND. */
function endOfPng(bytes: Buffer): number | undefined {
  for (let at = 8; at + 12 <= bytes.length;) {
    const end = at + 12 + bytes.readUInt32BE(at)
    if (bytes.toString('latin1', at + 4, at + 8) === 'IEND') return end <= bytes.length ? end : undefined
    at = end
  }
  return undefined
}

/** The position of the next marker after compressed data, in which FF is followed by 00 or a restart. */
function markerAfter(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0
    if (next !== 0x00 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at
  }
  return bytes.length
}

/** Bytes up to and including the end marker, FFD9, of the first picture; the marker of a thumbnail does not count. */
function endOfJpeg(bytes: Buffer): number | undefined {
  for (let at = 2; at + 1 < bytes.length;) {
    const marker = bytes[at + 1]
    if (bytes[at] !== 0xff) return undefined
    if (marker === 0xd9) return at + 2
    // Skips fill bytes before a marker.
    if (marker === 0xff) at++
    else if (at + 4 > bytes.length) return undefined
    else {
      const length = bytes.readUInt16BE(at + 2)
      // A segment counts its own length of two bytes, so a smaller number would go backwards.
      if (length < 2) return undefined
      at += 2 + length
      if (marker === 0xda) at = markerAfter(bytes, at)
    }
  }
  return undefined
}

/** The position after a row of sub-blocks, each led by its length, the last one empty. */
function afterBlocks(bytes: Buffer, from: number): number {
  let at = from
  while ((bytes[at] ?? 0) > 0) at += 1 + (bytes[at] ?? 0)
  return at + 1
}

const colours = (flags: number): number => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0)

/** Bytes up to and including the trailer. */
function endOfGif(bytes: Buffer): number | undefined {
  for (let at = 13 + colours(bytes[10] ?? 0); at < bytes.length;) {
    const kind = bytes[at]
    if (kind === 0x3b) return at + 1
    if (kind === 0x21) at = afterBlocks(bytes, at + 2)
    else if (kind === 0x2c) at = afterBlocks(bytes, at + 11 + colours(bytes[at + 9] ?? 0))
    else return undefined
  }
  return undefined
}

const ends: ReadonlyMap<string, (bytes: Buffer) => number | undefined> = new Map([
  ['image/png', endOfPng],
  ['image/jpeg', endOfJpeg],
  ['image/gif', endOfGif],
])

/** The picture alone, with its bytes unchanged; undefined when it has no end. */
export function pictureAlone(bytes: Buffer, mime: string): Buffer | undefined {
  const end = ends.get(mime)?.(bytes)
  return end === undefined ? undefined : bytes.subarray(0, end)
}
