// Passes the bytes of an object on and compares them with what was stored: the last piece goes out only when number and hash are right.
import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { fileChanged } from './faults.ts'

async function* compared(bytes: AsyncIterable<Buffer>, key: string, expected: { size: number; sha256: string }) {
  const hash = createHash('sha256')
  let size = 0
  let held: Buffer | undefined
  for await (const chunk of bytes) {
    hash.update(chunk)
    size += chunk.length
    if (held) yield held
    held = chunk
  }
  if (size !== expected.size) throw fileChanged(key, `${size} bytes instead of ${expected.size}`)
  if (hash.digest('hex') !== expected.sha256) throw fileChanged(key, 'its SHA-256 is another one')
  if (held) yield held
}

/** Begins when it is read, fails instead of ending where the bytes are others, and may be destroyed before its end. */
export function checked(bytes: Readable, key: string, expected: { size: number; sha256: string }): Readable {
  const stream = Readable.from(compared(bytes as AsyncIterable<Buffer>, key, expected), { objectMode: false })
  // An error without a listener would end the process; readers have their own as well.
  for (const one of [bytes, stream]) one.on('error', () => {})
  return stream.on('close', () => bytes.destroy())
}
