// A new folder for a database of tests: in memory where the system has room for it, because tests make and remove thousands of its files.
import { chmodSync, mkdtempSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Linux keeps the files of this folder in memory. */
const inMemory = '/dev/shm'
/** Several times what the databases of all workers need at one moment. */
const roomBytes = 2 * 1024 ** 3

function hasRoom(): boolean {
  try {
    const { bavail, bsize } = statfsSync(inMemory)
    return bavail * bsize > roomBytes
  } catch {
    return false
  }
}

/** Its path. Every account may enter it, because under root the database runs under another one. */
export function quickFolder(prefix: string): string {
  const folder = mkdtempSync(join(hasRoom() ? inMemory : tmpdir(), prefix))
  chmodSync(folder, 0o755)
  return folder
}
