// Keeps the statistics that the planner and the search use close to the stored reports, even right after thousands were imported.
import { sql } from 'kysely'
import type { Db, Pool } from './connect.ts'

/** Analyses reports and their search texts when many have changed since the last time; at a million this takes some seconds. */
export async function freshStatistics(db: Pool): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`set local statement_timeout = '120s'`.execute(tx)
    await sql`select refresh_statistics()`.execute(tx)
  })
}

/** When the search texts were last analysed; undefined when never. */
export async function analysedAt(db: Db): Promise<string | undefined> {
  const { rows } = await sql<{ at: string | null }>`
    select greatest(last_analyze, last_autoanalyze)::text as at from pg_stat_user_tables
    where schemaname = 'public' and relname = 'report_search'`.execute(db)
  return rows[0]?.at ?? undefined
}
