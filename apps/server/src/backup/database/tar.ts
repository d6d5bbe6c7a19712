// Reads the tar that PostgreSQL writes: plain ustar headers, files, folders and nothing else.
export interface TarEntry {
  /** Relative, with slashes, without one at the end. */
  name: string
  type: 'file' | 'folder'
  size: number
}

const block = 512

const textAt = (header: Buffer, from: number, length: number): string => {
  const bytes = header.subarray(from, from + length)
  const end = bytes.indexOf(0)
  return bytes.subarray(0, end < 0 ? length : end).toString('utf8')
}

function nameIn(header: Buffer): string {
  const [prefix, name] = [textAt(header, 345, 155), textAt(header, 0, 100)]
  const whole = (prefix ? `${prefix}/${name}` : name).replace(/^\.\//, '').replace(/\/$/, '')
  if (whole.startsWith('/') || whole.split('/').includes('..'))
    throw new Error(`The back-up has a path that leads out of it: ${whole}`)
  return whole
}

function entryOf(header: Buffer): TarEntry {
  let sum = 0
  // The sum counts its own eight bytes as spaces.
  for (const [at, byte] of header.entries()) sum += at >= 148 && at < 156 ? 32 : byte
  if (sum !== Number.parseInt(textAt(header, 148, 8), 8))
    throw new Error('The back-up of the database is damaged: a header does not add up')
  const name = nameIn(header)
  const type = String.fromCharCode(header[156] ?? 0)
  if (type !== '0' && type !== '\0' && type !== '5')
    throw new Error(`The back-up has a link, which it should not: ${name}`)
  return { name, type: type === '5' ? 'folder' : 'file', size: Number.parseInt(textAt(header, 124, 12) || '0', 8) }
}

/** Calls `entry` for each header, and what that returns for each piece of the file's bytes and, with undefined, at its end. */
export async function readTar(
  bytes: AsyncIterable<Buffer>,
  entry: (one: TarEntry) => Promise<(piece: Buffer | undefined) => Promise<void>>,
): Promise<void> {
  let rest: Buffer = Buffer.alloc(0)
  let take: ((piece: Buffer | undefined) => Promise<void>) | undefined
  // Bytes of the current file, and of the zeros that fill its last block, that have not been read yet.
  let [left, padding] = [0, 0]
  for await (const chunk of bytes) {
    rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk])
    for (;;) {
      if (take) {
        const piece = rest.subarray(0, left)
        if (piece.length > 0) await take(piece)
        rest = rest.subarray(piece.length)
        left -= piece.length
        if (left > 0) break
        await take(undefined)
        take = undefined
      }
      if (padding > 0) {
        const skipped = Math.min(padding, rest.length)
        rest = rest.subarray(skipped)
        padding -= skipped
        if (padding > 0) break
      }
      if (rest.length < block) break
      const header = rest.subarray(0, block)
      rest = rest.subarray(block)
      // The end is two blocks of zeros.
      if (header.every((byte) => byte === 0)) continue
      const one = entryOf(header)
      left = one.type === 'file' ? one.size : 0
      take = await entry(one)
      if (left === 0) {
        await take(undefined)
        take = undefined
      } else padding = (block - (left % block)) % block
    }
  }
  if (take || padding > 0) throw new Error('The back-up of the database is damaged: it breaks off')
}
