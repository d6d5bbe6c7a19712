// Restores a back-up into an empty data folder: the database to its end or to a second, then the files that its rows name, then what it knows of itself against what was known of it.
import { readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { isBehind, logEnd } from '../access/logGuard/end.ts'
import { guardFile, readGuard, writeGuard } from '../access/logGuard/file.ts'
import { furthest, type Guard, type GuardStore } from '../access/logGuard/guard.ts'
import { shownIn } from '../access/logGuard/shown.ts'
import { StartProblem } from '../config/startProblem.ts'
import type { Pool } from '../db/connect.ts'
import type { ChosenPrograms } from '../db/embedded/chosen.ts'
import type { Place } from '../db/embedded/place.ts'
import { archived, archivedFiles, gapsIn, nameOfPiece, pieceAt, readLastSeen } from './archive/segments.ts'
import type { Backup } from './document/document.ts'
import { puttingBack, type FilesPlace } from './document/stored.ts'
import { filesName, guardName } from './make.ts'
import { recoverDatabase, type Recovery } from './recovery/recover.ts'
import type { Reached } from './recovery/reached.ts'
import { bringBack, type BroughtBack } from './recovery/files.ts'
import { makeFolder } from '../config/makeFolder.ts'

/** While this is in a data folder, its restore is not done, and no register starts there. */
export const unfinished = '.restore-under-way'
/** The key is put there by hand before, as it is in no back-up. */
const mayBeThere = new Set(['secret.key', 'lost+found'])

/** Makes the folder ready; what a restore that was killed left is removed, anything else refused. */
export async function useEmptyFolder(dataDir: string): Promise<void> {
  const there = await readdir(dataDir).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  const more = there.filter((name) => !mayBeThere.has(name))
  if (more.length > 0 && !more.includes(unfinished))
    throw new StartProblem([
      `DATA_DIR=${dataDir} 不是空的（${more.slice(0, 3).join('、')}）：恢复只写入空的文件夹`,
      `DATA_DIR=${dataDir} is not empty (${more.slice(0, 3).join(', ')}): a restore writes into an empty folder alone`,
    ])
  for (const name of more) if (name !== unfinished) await rm(join(dataDir, name), { recursive: true, force: true })
  await makeFolder(dataDir, 0o711)
  await writeFile(join(dataDir, unfinished), '')
}

/** What a second is called in the settings of PostgreSQL, which does not know the Z of ISO 8601. */
export const asTarget = (at: Date): string => at.toISOString().replace('T', ' ').replace('Z', '+00')

export interface Wish {
  backup: Backup
  dataDir: string
  archive: string | undefined
  at: Date | undefined
  chosen: ChosenPrograms | undefined
  say: Recovery['say']
  notes: string[]
}

export interface Recovered {
  reached: Reached
  place: Place
  /** Names of pieces that the archive lacks, and after which nothing was restored; undefined where it was read to its end, or to the second. */
  missing: { first: string; last: string } | undefined
}

const piecesOf = async ({ archive, backup: { document } }: Wish) => {
  const { database } = document
  if (archive === undefined || !database) return undefined
  const start = pieceAt(database.start)
  const { numbers } = await archived(archive, database.timeline, start)
  const [gap] = gapsIn(numbers, start)
  const name = (number: number) => nameOfPiece({ timeline: database.timeline, number })
  return { last: numbers.at(-1), gap: gap && { first: name(gap.first), last: name(gap.last) }, gapAt: gap?.first, name }
}

/** Rejects with StartProblem or BackupDamaged, and leaves no database then. */
export async function recover(wish: Wish): Promise<Recovered> {
  const { backup, at } = wish
  const { database } = backup.document
  if (!database)
    throw new StartProblem([
      '此备份不含数据库：请先用您自己的工具恢复数据库，并以 DATABASE_URL 指定',
      'This back-up has no database: restore that by your own means first, and name it with DATABASE_URL',
    ])
  // Before the recovery, because the archive of a register that serves goes on meanwhile.
  const pieces = await piecesOf(wish)
  const { reached, place } = await recoverDatabase({
    ...wish,
    backup: { folder: backup.folder, database },
    at: at && asTarget(at),
  }).catch((error: unknown) => {
    if (!pieces?.gap || !(error instanceof StartProblem)) throw error
    const { first, last } = pieces.gap
    throw new StartProblem(
      [
        `归档缺少 ${first} 至 ${last}，无法恢复到该时刻`,
        `The archive lacks ${first} to ${last}, so that second cannot be reached (${error.message})`,
      ],
      error,
    )
  })
  // Without a second to stop at the server takes the first piece that is missing for the end, and says nothing.
  const short = pieces?.last !== undefined && !reached.stopped && pieceAt(reached.lsn) < pieces.last
  const missing = short
    ? (pieces.gap ?? { first: pieces.name(pieceAt(reached.lsn) + 1), last: pieces.name(pieces.last ?? 0) })
    : undefined
  return { reached, place, missing }
}

export interface Known {
  at: string
  audit: number
  log: Guard
}

/** The furthest that anything outside the restored database says that the register had come. */
export async function lastKnown(
  { backup, archive }: Pick<Wish, 'backup' | 'archive'>,
  others: readonly Backup[],
): Promise<Known> {
  const ofDocument = ({ document }: Backup): Known => ({
    at: document.begunAt,
    audit: document.audit.last,
    log: document.log,
  })
  const seen = archive === undefined ? undefined : await readLastSeen(archive)
  const guard = await readGuard(join(backup.folder, guardName))
  const same = others.filter(({ document }) => document.register.id === backup.document.register.id)
  const all = [...[backup, ...same].map(ofDocument), ...(seen ? [seen] : [])]
  const last = all.reduce((a, b) => (b.audit > a.audit ? b : a))
  return { ...last, log: furthest([...all.map((one) => one.log), guard]) ?? last.log }
}

export interface Finished {
  files: BroughtBack
  /** The last act that the restored register knows. */
  last: { id: number; at: string | undefined }
  lostActs: number
  log: Guard
  /** The furthest that the public is known to have seen. */
  seen: Guard
  /** Whether more was in the public log than is now: the register then signs nothing. */
  behind: boolean
  /** Whether a guard could not be asked. */
  guardAway: boolean
  /** Whether the database is what the document says it was: that the audit and the log go on from there. */
  fits: boolean
}

/** @param files where the files that rows name are put back */
export async function finish(
  db: Pool,
  {
    backup,
    archive,
    dataDir,
    files,
    databaseUrl,
    guards,
    known,
  }: Pick<Wish, 'backup' | 'archive' | 'dataDir'> & {
    files: FilesPlace
    databaseUrl: string | undefined
    guards: readonly GuardStore[]
    known: Known
  },
): Promise<Finished> {
  const { document } = backup
  const sources = [join(backup.folder, filesName), ...(archive === undefined ? [] : [archivedFiles(archive)])]
  const counts = await bringBack(db, puttingBack(sources, files))
  const { rows } = await sql<{ id: number; at: string | null; hash: Buffer | null }>`
    select last_id as id, (select at from audit order by id desc limit 1) as at,
      (select hash from audit where id = ${document.audit.last}) as hash from audit_head`.execute(db)
  const [end] = rows
  if (!end) throw new Error('The restored database has no audit')
  const hasAudit = document.audit.last === 0 || end.hash === null || end.hash.toString('hex') === document.audit.hash
  const fits = hasAudit && end.id >= document.audit.last && !(await isBehind(db, document.log))
  await writeGuard(guardFile(dataDir, databaseUrl), known.log)
  const shown = await shownIn(guards)
  const all = [known.log, ...shown.guards]
  let behind = false
  for (const guard of all) behind ||= await isBehind(db, guard)
  return {
    files: counts,
    last: { id: end.id, at: end.at ?? undefined },
    lostActs: Math.max(0, known.audit - end.id),
    log: await logEnd(db),
    seen: furthest(all) ?? known.log,
    behind,
    guardAway: shown.isAway,
    fits,
  }
}

/** From now on a register may start in the folder. */
export const markFinished = (dataDir: string): Promise<void> => rm(join(dataDir, unfinished), { force: true })
