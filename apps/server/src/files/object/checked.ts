// Passes the bytes of an object on and compares them with what was stored: the last piece goes out only when number and hash are right.
import { createHash } from 'node:crypto'
import { pipeline, Transform, type Readable } from 'node:stream'
import { fileChanged } from './faults.ts'

/** The stream fails instead of ending where the bytes are others; it may be destroyed before its end. */
export function checked(bytes: Readable, key: string, expected: { size: number; sha256: string }): Readable {
  const hash = createHash('sha256')
  let size = 0
  let held: Buffer | undefined
  const check = new Transform({
    transform(chunk: Buffer, _, done) {
      hash.update(chunk)
      size += chunk.length
      const ready = held
      held = chunk
      done(null, ready)
    },
    flush(done) {
      if (size !== expected.size) return done(fileChanged(key, `${size} bytes instead of ${expected.size}`))
      if (hash.digest('hex') !== expected.sha256) return done(fileChanged(key, 'its SHA-256 is another one'))
      done(null, held)
    },
  })
  // An error without a listener would end the process; readers have their own as well.
  check.on('error', () => {})
  pipeline(bytes, check, () => {})
  return check
}
