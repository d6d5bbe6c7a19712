// The port for files: stores bytes under random names. This one is a local folder; other stores implement the same functions.
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'

export interface FileStore {
  /** When it resolves, the bytes are safe on disk. The row that names them is written afterwards, so a crash leaves at most an orphan for the sweeper. When the bytes break off, no file is left. */
  put(id: string, bytes: Buffer | AsyncIterable<Uint8Array>, day?: string): Promise<void>
  /** Throws when the file does not exist, with the code ENOENT. `day`: of a file that was removed then, also for `put` and `look`. */
  read(id: string, day?: string): Promise<{ size: number; stream: Readable }>
  /** Bytes and SHA-256 (hex) of the file as it is in the store; undefined when it does not exist. */
  look(id: string, day?: string): Promise<{ size: number; sha256: string } | undefined>
  /** The file is kept for a time under the day, because a database that is put back to before that day still names it. */
  remove(id: string): Promise<void>
  /** Removes at once and for good what can be made again, so that its personal data is in no trash and no later back-up. */
  erase(id: string): Promise<void>
  /** What was removed and is still kept, day after day. */
  removed(): AsyncIterable<{ id: string; day: string }>
  /** Removes for good what was removed more than so many days ago. Returns their ids. */
  emptyTrash(days: number): Promise<string[]>
  /** Ids of files older than `ageMs`, for the sweeper. */
  olderThan(ageMs: number): AsyncIterable<string>
}

/** Passes bytes on into a store, and measures their number and hash; `signal` ends them. */
export function measured(bytes: AsyncIterable<Uint8Array>, signal: AbortSignal) {
  const hash = createHash('sha256')
  let size = 0
  async function* passing() {
    for await (const chunk of bytes) {
      signal.throwIfAborted()
      hash.update(chunk)
      size += chunk.length
      yield chunk
    }
  }
  return { bytes: passing(), figures: () => ({ size, sha256: hash.digest('hex') }) }
}

/** The bytes of a file; undefined for a missing one, for callers that expect this. */
export const openFrom =
  (store: FileStore) =>
  async (id: string): Promise<AsyncIterable<Uint8Array> | undefined> => {
    try {
      return (await store.read(id)).stream as AsyncIterable<Uint8Array>
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
      throw error
    }
  }

/** The kind of files that their person can make again: neither archive nor back-up has copies of them. */
export const canBeMadeAgain = 'export'

export const isFileId = (id: string): boolean => /^[\w-]{10,40}$/.test(id)
const isDay = (name: string): boolean => /^\d{4}-\d\d-\d\d$/.test(name)

/** Where removed files go, a folder for each day: within the folder of files, which may be a disc of its own. */
export const trashOf = (root: string): string => join(root, trashName)
const trashName = '.trash'

/** Spreads ids over 256 folders by their first two characters. */
export function localStore(root: string): FileStore {
  const trash = trashOf(root)
  const folderOf = (id: string, day?: string) => (day === undefined ? join(root, id.slice(0, 2)) : join(trash, day))
  const place = (id: string, day?: string) => {
    // The sweeper removes half-written files of a crash by their name, which ends in .part.
    if (!isFileId(id.replace(/\.part$/, ''))) throw new Error('Not a file id')
    return join(folderOf(id, day), id)
  }
  return {
    async put(id, bytes, day) {
      const target = place(id, day)
      await mkdir(folderOf(id, day), { recursive: true })
      const file = await open(`${target}.part`, 'w', 0o600)
      let whole = false
      try {
        await writeFile(file, bytes)
        await file.sync()
        whole = true
      } finally {
        await file.close()
        if (!whole) await rm(`${target}.part`, { force: true })
      }
      await rename(`${target}.part`, target)
      const folder = await open(folderOf(id, day), 'r')
      // The name itself must survive a power cut; Windows cannot sync folders and does not need it.
      await folder.sync().catch(() => {})
      await folder.close()
    },
    async read(id, day) {
      const { size } = await stat(place(id, day))
      const stream = createReadStream(place(id, day))
      // A file that is removed at this moment fails here; a later error would have no listener, and node would end the process.
      await once(stream, 'open')
      return { size, stream }
    },
    async look(id, day) {
      const hash = createHash('sha256')
      let size = 0
      try {
        for await (const chunk of createReadStream(place(id, day)) as AsyncIterable<Buffer>) {
          hash.update(chunk)
          size += chunk.length
        }
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
        throw error
      }
      return { size, sha256: hash.digest('hex') }
    },
    async *removed() {
      for (const day of (await readdir(trash).catch(() => [])).filter(isDay).toSorted())
        for (const id of await readdir(join(trash, day))) if (isFileId(id)) yield { id, day }
    },
    async remove(id) {
      const from = place(id)
      // Half of an upload is nobody's file.
      if (id.endsWith('.part')) return rm(from, { force: true })
      const day = join(trash, new Date().toISOString().slice(0, 10))
      await mkdir(day, { recursive: true, mode: 0o700 })
      await rename(from, join(day, id)).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') throw error
      })
    },
    erase: (id) => rm(place(id), { force: true }),
    async emptyTrash(days) {
      const last = new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)
      const gone: string[] = []
      for (const day of await readdir(trash).catch(() => [])) {
        if (!isDay(day) || day >= last) continue
        gone.push(...(await readdir(join(trash, day))))
        await rm(join(trash, day), { recursive: true, force: true })
      }
      return gone
    },
    async *olderThan(ageMs) {
      const folders = await readdir(root).catch(() => [])
      for (const folder of folders) {
        if (folder === trashName) continue
        for (const name of await readdir(join(root, folder)).catch(() => [])) {
          const info = await stat(join(root, folder, name)).catch(() => undefined)
          if (info && info.mtimeMs < Date.now() - ageMs) yield name
        }
      }
    },
  }
}
