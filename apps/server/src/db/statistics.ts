// Keeps what the planner and the search know of reports near what is stored, also right after thousands were imported.
import { sql } from 'kysely'
import type { Db, Pool } from './connect.ts'

/** Analyses reports and their search texts where many have changed since the last time; at a million that takes some seconds. */
export async function freshStatistics(db: Pool): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`set local statement_timeout = '120s'`.execute(tx)
    await sql`select refresh_statistics()`.execute(tx)
  })
}

/** When the search texts were last analysed; nothing when never. */
export async function analysedAt(db: Db): Promise<string | undefined> {
  const { rows } = await sql<{ at: string | null }>`
    select greatest(last_analyze, last_autoanalyze)::text as at from pg_stat_user_tables
    where schemaname = 'public' and relname = 'report_search'`.execute(db)
  return rows[0]?.at ?? undefined
}
