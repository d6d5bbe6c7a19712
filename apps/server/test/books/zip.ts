// A zip made by hand, with sizes in its directory that may be false: for workbooks made to harm, and as other programs write them.
import { deflateRawSync } from 'node:zlib'

export interface Part {
  name: string
  data: Buffer
  /** The size in the directory, when it is false. */
  inflated?: number
  compressed?: number
  flags?: number
}

/** A zip of deflated parts, with the sizes in the directory as given. */
export function zip(parts: readonly Part[]): Buffer {
  const files: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, data, inflated = data.length, compressed, flags = 0 } of parts) {
    const packed = deflateRawSync(data)
    const head = Buffer.alloc(30)
    head.writeUInt32LE(0x04034b50, 0)
    head.writeUInt16LE(8, 8)
    head.writeUInt32LE(packed.length, 18)
    head.writeUInt32LE(inflated, 22)
    head.writeUInt16LE(name.length, 26)
    const entry = Buffer.alloc(46)
    entry.writeUInt32LE(0x02014b50, 0)
    entry.writeUInt16LE(flags, 8)
    entry.writeUInt16LE(8, 10)
    entry.writeUInt32LE(compressed ?? packed.length, 20)
    entry.writeUInt32LE(inflated, 24)
    entry.writeUInt16LE(name.length, 28)
    entry.writeUInt32LE(offset, 42)
    directory.push(entry, Buffer.from(name))
    files.push(head, Buffer.from(name), packed)
    offset += 30 + name.length + packed.length
  }
  const index = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(parts.length, 8)
  end.writeUInt16LE(parts.length, 10)
  end.writeUInt32LE(index.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...files, index, end])
}
