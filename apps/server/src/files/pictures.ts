// What is stored of a picture: every pixel and colour as it came, without what tells of its maker (place, device, comments), and without data after its end (docs/decisions/0141-pictures-without-their-story.md).
import { crc32 } from 'node:zlib'
import { partsOfJpeg } from './picture/jpeg.ts'
import { orientationIn, tiffOf } from './picture/orientation.ts'

// PNG: the chunks that draw the picture, in order. Texts, times, Exif and private chunks are dropped.
/** What pixels, colours, sizes and moving pictures need. */
const drawing = new Set(
  'IHDR PLTE IDAT IEND tRNS cHRM gAMA iCCP sBIT sRGB cICP mDCV cLLI bKGD hIST pHYs sPLT acTL fcTL fdAT'.split(' '),
)

function upright(chunk: Buffer): Buffer[] {
  const orientation = orientationIn(chunk.subarray(8, -4))
  if (orientation === undefined) return []
  const tiff = tiffOf(orientation)
  const made = Buffer.alloc(12 + tiff.length)
  made.writeUInt32BE(tiff.length)
  made.write('eXIf', 4, 'latin1')
  tiff.copy(made, 8)
  made.writeUInt32BE(crc32(made.subarray(4, -4)), made.length - 4)
  return [made]
}

/** The parts that are stored, the last one with IEND; undefined when there is no end. */
function partsOfPng(bytes: Buffer): Buffer[] | undefined {
  const parts = [bytes.subarray(0, 8)]
  for (let at = 8; at + 12 <= bytes.length;) {
    const end = at + 12 + bytes.readUInt32BE(at)
    if (end > bytes.length) return undefined
    const chunk = bytes.subarray(at, end)
    const name = bytes.toString('latin1', at + 4, at + 8)
    if (drawing.has(name)) parts.push(chunk)
    else if (name === 'eXIf') parts.push(...upright(chunk))
    if (name === 'IEND') return parts
    at = end
  }
  return undefined
}

// GIF: the blocks that draw the picture, in order. Comments, XMP and other blocks of programs are dropped.

/** Blocks of programs that matter: how often a moving picture repeats, and its colour profile. */
const ofPrograms = new Set(['NETSCAPE2.0', 'ANIMEXTS1.0', 'ICCRGBG1012'])

/** The position after a row of sub-blocks, each led by its length, the last one empty. */
function afterBlocks(bytes: Buffer, from: number): number {
  let at = from
  while ((bytes[at] ?? 0) > 0) at += 1 + (bytes[at] ?? 0)
  return at + 1
}

const colours = (flags: number): number => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0)

const isDrawing = (label: number | undefined, name: string): boolean =>
  label === 0xff ? ofPrograms.has(name) : label !== 0xfe

/** The parts that are stored, the last one with the trailer; undefined when there is no end. */
function partsOfGif(bytes: Buffer): Buffer[] | undefined {
  const head = 13 + colours(bytes[10] ?? 0)
  const parts = [bytes.subarray(0, head)]
  for (let at = head; at < bytes.length;) {
    const [kind, from] = [bytes[at], at]
    if (kind === 0x3b) return [...parts, bytes.subarray(at, at + 1)]
    if (kind === 0x21) at = afterBlocks(bytes, at + 2)
    else if (kind === 0x2c) at = afterBlocks(bytes, at + 11 + colours(bytes[at + 9] ?? 0))
    else return undefined
    if (kind === 0x2c || isDrawing(bytes[from + 1], bytes.toString('latin1', from + 3, from + 14)))
      parts.push(bytes.subarray(from, at))
  }
  return undefined
}

const readers: ReadonlyMap<string, (bytes: Buffer) => Buffer[] | undefined> = new Map([
  ['image/png', partsOfPng],
  ['image/jpeg', partsOfJpeg],
  ['image/gif', partsOfGif],
])

/** The picture alone, drawn as before; undefined when it has no end. */
export function pictureAlone(bytes: Buffer, mime: string): Buffer | undefined {
  const parts = readers.get(mime)?.(bytes)
  return parts && Buffer.concat(parts)
}
