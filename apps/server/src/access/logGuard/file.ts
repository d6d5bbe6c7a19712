// The guard in a file of the data folder: for a register on one machine, and next to a guard elsewhere as what this machine has seen itself.
import { mkdir } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { readKept, writeKept } from '../../config/kept.ts'
import { exclusively } from '../../db/embedded/lock.ts'
import { seenFile } from '../audit/seen.ts'
import { guardIn, isLater, isSame, type Guard, type GuardStore } from './guard.ts'

/** Milliseconds that a process waits for another one that writes. */
const patienceMs = 5_000

/** One file per database, as for the end of the audit. */
export const guardFile = (dataDir: string, databaseUrl: string | undefined): string =>
  join(dataDir, 'log-guard', basename(seenFile(dataDir, databaseUrl)))

/** Undefined when none was written; throws when the file cannot be read, because a damaged one is not an absent one. */
export async function readGuard(file: string): Promise<Guard | undefined> {
  const kept = await readKept(file)
  if (kept === undefined) return undefined
  const guard = guardIn(kept)
  if (!guard) throw new Error(`${file} is damaged`)
  return guard
}

/** Safe on disk when it resolves. The caller sees to it that it never goes back. */
export async function writeGuard(file: string, guard: Guard): Promise<void> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  await writeKept(file, guard, 0o600)
}

export function fileGuard(file: string): GuardStore {
  const read = () => readGuard(file)
  return {
    place: 'folder',
    prepare: () => Promise.resolve(undefined),
    read,
    async advance(to, from) {
      await mkdir(dirname(file), { recursive: true, mode: 0o700 })
      return exclusively(
        `${file}.lock`,
        async () => {
          if (!isSame(await read(), from) || !isLater(to, from)) return false
          await writeGuard(file, to)
          return true
        },
        { patienceMs, held: (holder, path) => [`进程 ${holder} 占用 ${path}`, `Process ${holder} holds ${path}`] },
      )
    },
    end: () => Promise.resolve(),
  }
}
