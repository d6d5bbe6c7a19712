// graphile-worker by the functions and views it has for SQL: nothing else of the server names its schema but its migration (db/jobs). Decision 81.
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../db/connect.ts'

/** The library counts beginnings, also those of processes that ended in order; which are too many, handOver.ts decides. */
const mostBeginnings = 10_000

/** In the transaction of the caller; once for each job. Times of one transaction differ, so that jobs keep their order. */
export async function enqueue(db: Db, { kind, queue }: { kind: string; queue?: string }, id: string): Promise<void> {
  await sql`select graphile_worker.add_job(${kind}, ${JSON.stringify({ id })}::json, queue_name => ${queue ?? null},
    run_at => clock_timestamp(), max_attempts => ${mostBeginnings}, job_key => ${id})`.execute(db)
}

/** Jobs that this process gave back, by the library's own numbers, are due at once. */
export async function reschedule(db: Db, numbers: readonly string[]): Promise<void> {
  if (numbers.length === 0) return
  await sql`select graphile_worker.reschedule_jobs(${numbers}::bigint[], run_at => now(), attempts => 0)`.execute(db)
}

/** Frees what workers hold whose jobs were silent since then, also of one that died before its job began or after it ended: its queue would stay closed. */
export async function unlockSilent(tx: Db, since: RawBuilder<string>): Promise<void> {
  await sql`select graphile_worker.force_unlock_workers(array(
    select held.locked_by from graphile_worker.jobs held left join job on job.id = held.key
    where held.locked_at < ${since} and (job.state is distinct from 'running' or job.beat_at < ${since})))`.execute(tx)
}

/** Whether the library knows a row of `job`. */
export const isQueued = sql<boolean>`exists (select from graphile_worker.jobs held where held.key = job.id)`
