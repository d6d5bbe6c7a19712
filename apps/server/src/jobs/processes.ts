// The processes that work on jobs: each is on record with the number of its lock and the names of its workers, so that others find what it leaves (docs/decisions/0135-a-dead-process-is-known-at-once.md).
import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { isGone } from '../db/presence/presence.ts'
import type { JobRecord } from './job.ts'

/** Puts a process on record, under its number of before if it was cut off. */
export async function recordProcess(
  tx: Db,
  { number, before, workers }: { number: number; before?: number; workers: readonly string[] },
): Promise<void> {
  const now = { workers: sql<string[]>`${workers}::text[]` }
  await tx
    .insertInto('job_process')
    .values({ number, ...now })
    .onConflict((known) => known.column('number').doUpdateSet(now))
    .execute()
  if (before !== undefined) await forgetProcess(tx, before)
}

export const forgetProcess = async (db: Db, number: number): Promise<void> =>
  void (await db.deleteFrom('job_process').where('number', '=', number).execute())

/**
 * Gives attempts that go on the new number of their process; returns those that the process still holds. The others were
 * given away while it was cut off.
 */
export async function renumber(
  tx: Db,
  number: number,
  attempts: readonly Pick<JobRecord, 'id' | 'attempts'>[],
): Promise<ReadonlySet<string>> {
  const kept = new Set<string>()
  for (const { id, attempts: attempt } of attempts) {
    const { numUpdatedRows } = await tx
      .updateTable('job')
      .set({ process_number: number })
      .where('id', '=', id)
      .where('attempts', '=', attempt)
      .where('state', '=', 'running')
      .executeTakeFirst()
    if (numUpdatedRows === 1n) kept.add(`${id} ${attempt}`)
  }
  return kept
}

/** Seconds after its start in which a database says nothing about processes: those that it cut off come back first. */
const startSeconds = 10

/** The numbers of processes that have ended, on record or at a job that runs: their locks are free. Empty while the database has just started, because its processes are still connecting again. */
export async function goneProcesses(db: Db, quietSeconds = startSeconds): Promise<number[]> {
  const rows = await db
    .selectFrom((from) =>
      from
        .selectFrom('job_process')
        .select('number')
        .union(
          from
            .selectFrom('job')
            .select(sql<number>`process_number`.as('number'))
            .where('state', '=', 'running')
            .where('process_number', 'is not', null),
        )
        .as('known'),
    )
    .select('number')
    .where(isGone(sql`number`))
    .where(sql<boolean>`pg_postmaster_start_time() < now() - make_interval(secs => ${quietSeconds})`)
    .execute()
  return rows.map(({ number }) => number)
}

/** Removes processes from the record, for the one instance that gives away their work; returns their numbers and workers. */
export const takeProcesses = (tx: Db, numbers: readonly number[]): Promise<{ number: number; workers: string[] }[]> =>
  tx
    .deleteFrom('job_process')
    .where('number', 'in', numbers)
    .where(isGone(sql`number`))
    .returning(['number', 'workers'])
    .execute()
