// Uploaded files in a back-up: a file never changes under its name, so one that an earlier back-up has is linked, and not copied again.
import { constants } from 'node:fs'
import { copyFile, link, lstat, mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { trashOf } from '../../files/store.ts'
import { syncPath } from '../database/write.ts'

/** Names of stored files, as files/store.ts makes them; parts of uploads that broke off do not fit. */
const isStored = (name: string): boolean => /^[\w-]{10,40}$/.test(name)

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

export interface FilesTaken {
  count: number
  bytes: number
}

/**
 * Brings every stored file to `into`. One that is moved to the trash between being seen and being taken is found there in the second round.
 * @param former the same folder of an earlier back-up
 */
export async function takeFiles(root: string, into: string, former: string | undefined): Promise<FilesTaken> {
  await mkdir(into, { recursive: true, mode: 0o700 })
  const taken = { count: 0, bytes: 0 }
  const done = new Set<string>()
  for (let round = 0, missed = true; missed && round < 5; round++) {
    missed = false
    for await (const { id, path } of storedPaths(root)) {
      if (done.has(id)) continue
      await mkdir(folderOf(into, id), { recursive: true, mode: 0o700 })
      const to = pathOf(into, id)
      if (!((former && (await bring(pathOf(former, id), to))) || (await bring(path, to)))) {
        missed = true
        continue
      }
      done.add(id)
      taken.count++
      taken.bytes += (await lstat(to)).size
    }
  }
  return taken
}

/** Puts the file back from the first of these folders that has it; false when none does. */
export async function putBack(id: string, sources: readonly string[], root: string): Promise<boolean> {
  if (!isStored(id)) return false
  await mkdir(folderOf(root, id), { recursive: true })
  for (const source of sources) if (await bring(pathOf(source, id), pathOf(root, id))) return true
  return false
}
