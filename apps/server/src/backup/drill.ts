// A trial restore: the newest back-up, to a second chosen by chance, in a folder of its own next to the register, checked and removed again.
import { randomInt } from 'node:crypto'
import { readFile, stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { StartProblem } from '../config/startProblem.ts'
import { connect, type Pool } from '../db/connect.ts'
import { chosenOf, openDatabase } from '../db/databases.ts'
import { passwordFile } from '../db/embedded/embedded.ts'
import { findPlace } from '../db/embedded/place.ts'
import { endOrphans } from '../db/embedded/processes.ts'
import type { Config } from '../config.ts'
import { archived, pieceAt } from './archive/segments.ts'
import type { Backup } from './document/document.ts'
import { removeRecovered } from './recovery/recover.ts'
import { finish, lastKnown, recover, type Finished, type Recovered } from './restore.ts'

export type DrillConfig = Pick<Config, 'dataDir' | 'archiveDir' | 'postgresBinDir'>

export interface Drilled {
  /** The second; undefined where there was no archive, or it did not go on after the back-up. */
  target: Date | undefined
  findings: number
  done: Finished
  missing: Recovered['missing']
  reached: Recovered['reached']
}

/** The archive's newest piece may end this long before it was written. */
const marginMs = 70_000

/** A second between the end of the back-up and the end of the archive. */
async function anySecond({ document }: Backup, archive: string | undefined): Promise<Date | undefined> {
  const { database } = document
  if (archive === undefined || !database) return undefined
  const { lastAt } = await archived(archive, database.timeline, pieceAt(database.start))
  const [from, to] = [Date.parse(document.endedAt), (lastAt?.getTime() ?? 0) - marginMs]
  return to > from ? new Date(from + randomInt(Math.min(to - from, 2 ** 47))) : undefined
}

/** Removes the folder of a drill, also one whose process was killed and whose server still runs. */
async function clear(dataDir: string): Promise<void> {
  if (!(await stat(dataDir).catch(() => undefined))) return
  const known = (await readFile(passwordFile(dataDir)).catch(() => undefined)) !== undefined
  const place = await findPlace(dataDir, known, [])
  for (const cluster of [place.cluster, `${place.cluster}.new-restore`]) await endOrphans(cluster)
  await removeRecovered(place, dataDir)
}

async function refuseWithoutRoom({ dataDir }: DrillConfig, bytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(dataDir)
  const [left, needed] = [bavail * bsize, bytes * 1.5].map((some) => Math.ceil(some / 1_048_576))
  if (bavail * bsize < bytes * 1.5)
    throw new StartProblem([
      `演练需要约 ${needed} MB，磁盘只剩 ${left} MB`,
      `The drill needs about ${needed} MB, and the disc has ${left} MB left`,
    ])
}

export interface Drill {
  /** Bytes of the register's database now, by which the room is checked. */
  bytes: number
  backup: Backup
  config: DrillConfig
  /** All checks of what is stored, over the restored database; resolves to the number of findings. */
  verify: (db: Pool, files: string) => Promise<number>
  signal: AbortSignal
}

/** Rejects with the reason where the back-up cannot be restored. The register itself is not touched. */
export async function drill({ backup, bytes, config, verify, signal }: Drill): Promise<Drilled> {
  const dataDir = join(config.dataDir, 'drill')
  const archive = config.archiveDir
  await clear(dataDir)
  await refuseWithoutRoom(config, bytes)
  try {
    const target = await anySecond(backup, archive)
    const wish = {
      backup,
      dataDir,
      archive,
      at: target,
      chosen: chosenOf(config),
      say: () => signal.throwIfAborted(),
      notes: [],
    }
    const { missing, reached } = await recover(wish)
    const known = await lastKnown(wish, [])
    const database = await openDatabase(
      { ...config, dataDir, databaseUrl: undefined, databaseOwnerUrl: undefined, archiveDir: undefined },
      () => {},
    )
    try {
      const { db } = connect(database.app, { max: 3, onIdleError: () => {} })
      try {
        const files = join(dataDir, 'files')
        // A trial never asks what the public has seen: it is behind by what it is.
        const done = await finish(db, { ...wish, files, databaseUrl: undefined, guards: [], known })
        return { target, findings: await verify(db, files), done, missing, reached }
      } finally {
        await db.destroy()
      }
    } finally {
      await database.stop()
    }
  } catch (error) {
    if (error instanceof StartProblem || signal.aborted) throw error
    throw new StartProblem(
      ['演练未完成', `The drill did not come to its end: ${error instanceof Error ? error.message : String(error)}`],
      error,
    )
  } finally {
    await clear(dataDir)
  }
}
