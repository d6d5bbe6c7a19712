// Makes a folder with those above it, where the `recursive` of mkdir has no end: below a file system that has no place for folders, such as /proc, which says that an existing parent is not there.
import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined)

/** @param path absolute. Resolves to the uppermost folder that was made; undefined where all were there. Rejects with the system's error. */
export async function makeFolder(path: string, mode: number): Promise<string | undefined> {
  const above = dirname(path)
  try {
    await mkdir(path, { mode })
    return path
  } catch (error) {
    // Of one that is there mkdir tells that it is made, and of a file that it is none.
    if (codeOf(error) === 'EEXIST') return mkdir(path, { recursive: true })
    if (codeOf(error) !== 'ENOENT' || above === path) throw error
  }
  const first = await makeFolder(above, mode)
  await mkdir(path, { mode }).catch((error: unknown) => {
    // Another process has made it in the same moment.
    if (codeOf(error) !== 'EEXIST') throw error
  })
  return first ?? path
}
