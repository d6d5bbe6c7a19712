// How far the log of the database goes, and whether it goes on from a guard.
import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'
import type { Guard } from './guard.ts'

/** Which log of the register the database has: the first one until another began. */
const number = sql<number>`(select coalesce(max(successor), 1) from former_log)`

export async function logEnd(db: Db): Promise<Guard> {
  return db
    .selectFrom('integrity_head')
    .select(['last_id as size', 'last_hash as head', number.as('number')])
    .executeTakeFirstOrThrow()
}

/**
 * Whether the public has seen more than the database has: an entry that is not there, or is there with another hash, or a log
 * that began after this one. A guard of a log before this one says nothing against it, because its end was announced.
 */
export async function isBehind(db: Db, guard: Guard | undefined): Promise<boolean> {
  if (!guard) return false
  const now = await db
    .selectFrom('integrity_head')
    .leftJoin('integrity_entry', (on) => on.on('integrity_entry.id', '=', sql<number>`${guard.size}`))
    .select([number.as('number'), 'integrity_entry.hash'])
    .executeTakeFirstOrThrow()
  if (now.number !== guard.number) return guard.number > now.number
  return guard.size > 0 && now.hash !== guard.head
}
