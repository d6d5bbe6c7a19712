// The daily look after the archive: pieces that are missing are named, and what no restore within the window needs is removed.
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'
import { archived, gapsIn, nameOfPiece, pieceOf, walFolder } from './segments.ts'

export interface Upkeep {
  pieces: number
  removed: number
  /** Names of the first and last missing piece of each gap. */
  gaps: readonly { first: string; last: string }[]
}

/** Of the back-ups that are older than the window, the newest: every second of the window can be reached from it. */
async function oldestNeeded(db: Db, days: number): Promise<{ wal_start: string; timeline: number } | undefined> {
  const row = await db
    .selectFrom('backup')
    .select(['wal_start', 'timeline'])
    .where('wal_start', 'is not', null)
    .where('ended_at', '<', sql<string>`now() - make_interval(days => ${days})`)
    .orderBy('ended_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.wal_start && row.timeline !== null ? { wal_start: row.wal_start, timeline: row.timeline } : undefined
}

/** Removes everything before a piece, notes of back-ups too; nothing while no back-up is old enough. */
async function removeBefore(archive: string, first: string): Promise<number> {
  let count = 0
  for (const name of await readdir(walFolder(archive))) {
    if (!/^[0-9A-F]{24}(\.[0-9A-F]{8}\.backup)?\.gz$/.test(name) || name.slice(0, 24) >= first) continue
    await rm(join(walFolder(archive), name), { force: true })
    count++
  }
  return count
}

/** @param days the window in which every second can be restored */
export async function lookAfter(db: Db, archive: string, days: number): Promise<Upkeep> {
  const needed = await oldestNeeded(db, days)
  const removed = needed ? await removeBefore(archive, needed.wal_start) : 0
  const { rows } = await sql<{ last: string | null }>`select last_archived_wal as last from pg_stat_archiver`.execute(
    db,
  )
  // What was archived last may be a note of a back-up, whose name begins with that of its piece.
  const timeline = pieceOf(rows[0]?.last?.slice(0, 24) ?? '')?.timeline ?? 1
  // Gaps matter from the oldest back-up on that is still of use; before the first one, from the first piece there is.
  const start = needed && pieceOf(needed.wal_start)?.number
  const { numbers } = await archived(archive, timeline)
  const gaps = gapsIn(numbers, start ?? numbers[0] ?? 0)
  const name = (number: number) => nameOfPiece({ timeline, number })
  return {
    pieces: numbers.length,
    removed,
    gaps: gaps.map(({ first, last }) => ({ first: name(first), last: name(last) })),
  }
}
