// The status of a report as read on a day, derived in SQL. Decision 23.
import { sql } from 'kysely'

/** Today in Shanghai. */
export const today = sql`(now() at time zone 'Asia/Shanghai')::date`

/** For queries whose report table is named `report`. */
export const statusOf = sql<string>`case
  when report.status <> 'published' then report.status
  when exists (select 1 from report newer where newer.supersedes_id = report.id and newer.status = 'published') then 'superseded'
  when report.valid_to < ${today} then 'expired'
  else 'published' end`
