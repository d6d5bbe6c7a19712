// Writes a zip as it is read: entries of unknown size one after the other, each packed while it comes, nothing kept but their sizes.
import { createDeflateRaw, crc32 } from 'node:zlib'
import { pipeline, Readable } from 'node:stream'

export interface OutEntry {
  name: string
  data: AsyncIterable<Buffer>
}

interface Written {
  name: Buffer
  crc: number
  packed: number
  size: number
  at: number
}

const version = 20
/** Sizes and checksum follow the data; names are UTF-8. */
const flags = 0x0808
const deflated = 8
/** 1980-01-01: the same rows are the same bytes. */
const date = 33
/** What the plain form of a zip can say of a size or a place. */
const most = 0xffffffff

function numbers(...fields: readonly (readonly [value: number, bytes: 2 | 4])[]): Buffer {
  const bytes = Buffer.alloc(fields.reduce((sum, [, width]) => sum + width, 0))
  let at = 0
  for (const [value, width] of fields) {
    bytes.writeUIntLE(value, at, width)
    at += width
  }
  return bytes
}

/** What a local head and the table of contents say alike. */
const common = ({ name, crc, packed, size }: Omit<Written, 'at'>): Buffer =>
  numbers(
    [version, 2],
    [flags, 2],
    [deflated, 2],
    [0, 2],
    [date, 2],
    [crc, 4],
    [packed, 4],
    [size, 4],
    [name.length, 2],
  )

const localHead = (name: Buffer): Buffer =>
  Buffer.concat([numbers([0x04034b50, 4]), common({ name, crc: 0, packed: 0, size: 0 }), numbers([0, 2]), name])

const follower = ({ crc, packed, size }: Written): Buffer => numbers([0x08074b50, 4], [crc, 4], [packed, 4], [size, 4])

const contentsLine = (entry: Written): Buffer =>
  Buffer.concat([
    numbers([0x02014b50, 4], [version, 2]),
    common(entry),
    numbers([0, 2], [0, 2], [0, 2], [0, 2], [0, 4], [entry.at, 4]),
    entry.name,
  ])

function end(entries: readonly Written[], at: number): Buffer {
  const lines = Buffer.concat(entries.map(contentsLine))
  const count = entries.length
  return Buffer.concat([
    lines,
    numbers([0x06054b50, 4], [0, 2], [0, 2], [count, 2], [count, 2], [lines.length, 4], [at, 4], [0, 2]),
  ])
}

/** The archive's bytes, pulled as the reader takes them. Throws when it would grow past 4 GiB. */
export async function* zipOut(entries: AsyncIterable<OutEntry>): AsyncGenerator<Buffer> {
  const written: Written[] = []
  let at = 0
  for await (const { name, data } of entries) {
    const entry: Written = { name: Buffer.from(name), crc: 0, packed: 0, size: 0, at }
    const head = localHead(entry.name)
    yield head
    async function* measured() {
      for await (const piece of data) {
        entry.crc = crc32(piece, entry.crc)
        entry.size += piece.length
        yield piece
      }
    }
    // Errors reach the reader of the packed bytes; the callback has nothing to add.
    const packed = pipeline(Readable.from(measured(), { objectMode: false }), createDeflateRaw(), () => {})
    for await (const piece of packed as AsyncIterable<Buffer>) {
      entry.packed += piece.length
      yield piece
    }
    const tail = follower(entry)
    yield tail
    at += head.length + entry.packed + tail.length
    if (at > most || entry.size > most) throw new Error(`The archive grew past 4 GiB with ${name}`)
    written.push(entry)
  }
  yield end(written, at)
}
