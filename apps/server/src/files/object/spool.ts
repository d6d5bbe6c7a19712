// Bytes of unknown number on their way into an object store: written to disc first, because an upload states its length and its hash before it begins.
import { createHash, randomUUID } from 'node:crypto'
import { mkdir, open, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Upload } from './client.ts'

/** What lies longer was left by a process that was killed between making a file and taking its name away. */
const leftoverMs = 3_600_000

const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')

/** Calls `work` with what is to be uploaded; rejects, and calls nothing, when the bytes break off. */
export async function spooled<T>(
  folder: string,
  bytes: Buffer | AsyncIterable<Uint8Array>,
  work: (upload: Upload) => Promise<T>,
): Promise<T> {
  if (Buffer.isBuffer(bytes)) return work({ size: bytes.length, sha256: hashOf(bytes), open: () => bytes })
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, randomUUID())
  const file = await open(path, 'wx+', 0o600)
  try {
    // The open file needs no name: however the process ends, the system removes it.
    await rm(path).catch(() => {})
    const hash = createHash('sha256')
    let size = 0
    const counted = async function* () {
      for await (const chunk of bytes) {
        hash.update(chunk)
        size += chunk.length
        yield chunk
      }
    }
    await writeFile(file, counted())
    return await work({
      size,
      sha256: hash.digest('hex'),
      open: () => file.createReadStream({ start: 0, autoClose: false }),
    })
  } finally {
    await file.close()
    await rm(path, { force: true })
  }
}

export async function clearSpool(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const info = await stat(join(folder, name)).catch(() => undefined)
    if (info && info.mtimeMs < Date.now() - leftoverMs) await rm(join(folder, name), { force: true })
  }
}
