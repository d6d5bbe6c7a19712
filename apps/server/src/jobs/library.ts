// Calls graphile-worker's SQL functions and views: no other code of the server names its schema, except its migration (db/jobs) (docs/decisions/0081-libraries-of-the-server.md).
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../db/connect.ts'

/** The library counts every beginning, even when the process ended in order, so its limit is high; handOver.ts decides how many deaths are too many. */
const mostBeginnings = 10_000

/** Enqueues a job once, in the transaction of the caller. Times within one transaction differ, so that jobs keep their order. */
export async function enqueue(db: Db, { kind, queue }: { kind: string; queue?: string }, id: string): Promise<void> {
  await sql`select graphile_worker.add_job(${kind}, ${JSON.stringify({ id })}::json, queue_name => ${queue ?? null},
    run_at => clock_timestamp(), max_attempts => ${mostBeginnings}, job_key => ${id})`.execute(db)
}

/** Makes the jobs with these ids of the library, which this process gave back, due at once. */
export async function reschedule(db: Db, numbers: readonly string[]): Promise<void> {
  if (numbers.length === 0) return
  await sql`select graphile_worker.reschedule_jobs(${numbers}::bigint[], run_at => now(), attempts => 0)`.execute(db)
}

/** Unlocks what workers hold whose jobs were silent since then, even when a worker died before its job began or after it ended: its queue would stay blocked. */
export async function unlockSilent(tx: Db, since: RawBuilder<string>): Promise<void> {
  await sql`select graphile_worker.force_unlock_workers(array(
    select held.locked_by from graphile_worker.jobs held left join job on job.id = held.key
    where held.locked_at < ${since} and (job.state is distinct from 'running' or job.beat_at < ${since})))`.execute(tx)
}

/** Unlocks what these workers hold, whose process is gone. */
export async function unlockWorkers(tx: Db, workers: readonly string[]): Promise<void> {
  await sql`select graphile_worker.force_unlock_workers(${workers}::text[])`.execute(tx)
}

/** Unlocks the workers that hold these jobs, whose process is gone. */
export async function unlockJobs(tx: Db, ids: readonly string[]): Promise<void> {
  await sql`select graphile_worker.force_unlock_workers(array(
    select locked_by from graphile_worker.jobs where key = any(${ids}::text[]) and locked_by is not null))`.execute(tx)
}

/** The condition that the library knows a row of `job`. */
export const isQueued = sql<boolean>`exists (select from graphile_worker.jobs held where held.key = job.id)`
