// The library's line, by the functions it offers for SQL.
import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'

/** The library counts beginnings, also those of processes that ended in order: which ones are too many is ours to say (handOver.ts). */
const mostBeginnings = 10_000

/** In the transaction of the caller; once for each job. Times of one transaction differ, so that jobs keep their order. */
export async function putInLine(db: Db, { kind, line }: { kind: string; line?: string }, id: string): Promise<void> {
  await sql`select graphile_worker.add_job(${kind}, ${JSON.stringify({ id })}::json, queue_name => ${line ?? null},
    run_at => clock_timestamp(), max_attempts => ${mostBeginnings}, job_key => ${id})`.execute(db)
}
