// Uploaded files in a back-up: a file never changes under its name, so one that an earlier back-up has is linked, and not copied again.
import { constants, createReadStream, createWriteStream } from 'node:fs'
import { access, copyFile, link, lstat, mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { changedCode } from '../../files/object/faults.ts'
import { isFileId as isStored, trashOf, type FileStore } from '../../files/store.ts'
import { syncPath } from '../database/write.ts'

/** The folder of stored files, whose files can be linked, or a store whose files are read and written. */
export type FilesPlace = string | FileStore

export const folderOf = (root: string, id: string): string => join(root, id.slice(0, 2))
export const pathOf = (root: string, id: string): string => join(folderOf(root, id), id)

async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return []
    throw error
  })
}

/** The paths of every stored file, those in the trash too, because a moment before they were in use. */
export async function* storedPaths(root: string): AsyncGenerator<{ id: string; path: string }> {
  for (const top of [root, trashOf(root)])
    for (const folder of (await namesIn(top)).filter((name) => !name.startsWith('.')))
      for (const id of await namesIn(join(top, folder))) if (isStored(id)) yield { id, path: join(top, folder, id) }
}

/** Links, or copies where the file is on another disc. False when the source is gone. A file that is there already is left. */
export async function bring(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to)
    return true
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EEXIST') return true
    if (code === 'ENOENT') return false
    // EXDEV is another disc; some file systems, and links to files of others, are refused in further ways.
    await copyFile(from, to, constants.COPYFILE_EXCL)
    await syncPath(to)
    return true
  }
}

const isChanged = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === changedCode
const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT'
const isThere = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  )

/** Copies a file of a store to a path, where it is whole or not there. False when the store does not have it, 'changed' when it has other bytes. A file that is there already is left. */
export async function fetchFile(store: FileStore, id: string, to: string, day?: string): Promise<boolean | 'changed'> {
  if (await isThere(to)) return true
  try {
    const { stream } = await store.read(id, day)
    await pipeline(stream, createWriteStream(`${to}.part`, { mode: 0o600 }))
    await syncPath(`${to}.part`)
    await rename(`${to}.part`, to)
    return true
  } catch (error) {
    await rm(`${to}.part`, { force: true })
    if (isMissing(error)) return false
    if (isChanged(error)) return 'changed'
    throw error
  }
}

type Take = (to: string) => Promise<boolean | 'changed'>

async function* offered(place: FilesPlace): AsyncGenerator<{ id: string; take: Take }> {
  if (typeof place === 'string') {
    for await (const { id, path } of storedPaths(place)) yield { id, take: (to) => bring(path, to) }
    return
  }
  // However far the store's clock is ahead.
  for await (const id of place.olderThan(-Infinity)) yield { id, take: (to) => fetchFile(place, id, to) }
  for await (const { id, day } of place.removed()) yield { id, take: (to) => fetchFile(place, id, to, day) }
}

export interface FilesTaken {
  count: number
  bytes: number
  /** Ids of files that a store has with other bytes than it was given: they are not taken. */
  changed: string[]
}

/**
 * Brings every stored file to `into`. One that is moved to the trash between being seen and being taken is found there in the second round.
 * @param former the same folder of an earlier back-up
 * @param leftOut ids of those that are not taken
 */
export async function takeFiles(
  place: FilesPlace,
  into: string,
  former: string | undefined,
  leftOut: ReadonlySet<string> = new Set(),
): Promise<FilesTaken> {
  await mkdir(into, { recursive: true, mode: 0o700 })
  const taken: FilesTaken = { count: 0, bytes: 0, changed: [] }
  const done = new Set(leftOut)
  for (let round = 0, missed = true; missed && round < 5; round++) {
    missed = false
    for await (const { id, take } of offered(place)) {
      if (done.has(id)) continue
      await mkdir(folderOf(into, id), { recursive: true, mode: 0o700 })
      const to = pathOf(into, id)
      const end = former && (await bring(pathOf(former, id), to)) ? true : await take(to)
      if (end === false) {
        missed = true
        continue
      }
      done.add(id)
      if (end === 'changed') {
        taken.changed.push(id)
        continue
      }
      taken.count++
      taken.bytes += (await lstat(to)).size
    }
  }
  return taken
}

/** Puts the file back from the first of these folders that has it; false when none does. */
async function intoFolder(id: string, sources: readonly string[], root: string): Promise<boolean> {
  await mkdir(folderOf(root, id), { recursive: true })
  for (const source of sources) if (await bring(pathOf(source, id), pathOf(root, id))) return true
  return false
}

/** What puts files back into a place, from the first of these folders that has the file; a store may have it still, or in its trash. */
export function puttingBack(sources: readonly string[], place: FilesPlace): (id: string) => Promise<boolean> {
  if (typeof place === 'string') return async (id) => isStored(id) && intoFolder(id, sources, place)
  let trash: Promise<Map<string, string>> | undefined
  const inTrash = async () => {
    const days = new Map<string, string>()
    for await (const { id, day } of place.removed()) days.set(id, day)
    return days
  }
  return async (id) => {
    if (!isStored(id)) return false
    if (await place.look(id)) return true
    for (const source of sources)
      if (await isThere(pathOf(source, id))) {
        await place.put(id, createReadStream(pathOf(source, id)) as AsyncIterable<Uint8Array>)
        return true
      }
    const day = (await (trash ??= inTrash())).get(id)
    if (day === undefined) return false
    await place.put(id, (await place.read(id, day)).stream as AsyncIterable<Uint8Array>)
    return true
  }
}
