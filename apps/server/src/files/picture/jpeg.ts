// JPEG: the segments that draw the picture, in order. Exif with its place and thumbnail, XMP, IPTC, comments and further pictures are dropped.
import { orientationIn, tiffOf } from './orientation.ts'

/** The position of the next marker after compressed data, in which FF is followed by 00 or a restart. */
function markerAfter(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0
    if (next !== 0x00 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at
  }
  return bytes.length
}

const exif = 'Exif\0\0'

function upright(segment: Buffer): Buffer[] {
  const orientation = orientationIn(segment.subarray(4 + exif.length))
  if (orientation === undefined) return []
  const tiff = tiffOf(orientation)
  const head = Buffer.from([0xff, 0xe1, 0, 2 + exif.length + tiff.length])
  return [Buffer.concat([head, Buffer.from(exif, 'latin1'), tiff])]
}

/** What is stored of a segment: of those for applications the basic facts, the colour profile and how colours are encoded. */
function keptOf(marker: number, segment: Buffer): Buffer[] {
  if (marker === 0xfe) return []
  if (marker < 0xe0 || marker > 0xef) return [segment]
  const name = segment.toString('latin1', 4, 16)
  if (marker === 0xe0 && name.startsWith('JFIF\0')) return [segment]
  if (marker === 0xe2 && name.startsWith('ICC_PROFILE\0')) return [segment]
  if (marker === 0xee && name.startsWith('Adobe')) return [segment]
  return marker === 0xe1 && name.startsWith(exif) ? upright(segment) : []
}

/** The parts that are stored, the last one with the end marker, FFD9, of the first picture; undefined when there is no end. */
export function partsOfJpeg(bytes: Buffer): Buffer[] | undefined {
  const parts = [bytes.subarray(0, 2)]
  for (let at = 2; at + 1 < bytes.length;) {
    const marker = bytes[at + 1] ?? 0
    if (bytes[at] !== 0xff) return undefined
    if (marker === 0xd9) return [...parts, bytes.subarray(at, at + 2)]
    // Skips fill bytes before a marker.
    if (marker === 0xff) at++
    else if (at + 4 > bytes.length) return undefined
    else {
      const length = bytes.readUInt16BE(at + 2)
      // A segment counts its own length of two bytes, so a smaller number would go backwards.
      if (length < 2) return undefined
      const from = at
      at += 2 + length
      if (marker === 0xda) at = markerAfter(bytes, at)
      parts.push(...keptOf(marker, bytes.subarray(from, at)))
    }
  }
  return undefined
}
