// Checks the search entries: one per report, with the text that would be written today.
import { sql } from 'kysely'
import { allIds, mostFindings, type Finding, type Ids } from '../../../../access/finding.ts'
import type { Db } from '../../../../db/connect.ts'
import { searchColumns, searchDate, searchText } from '../search/text.ts'
import { objectOf } from '../store.ts'

const batch = 2_000

/** Rows of the search that belong to no report. */
export async function* strayFindings(db: Db): AsyncGenerator<Finding> {
  const strays = await sql<{ report_id: number }>`
    select report_id from report_search s where not exists (select 1 from report r where r.id = s.report_id)
    order by 1 limit ${mostFindings}`.execute(db)
  for (const row of strays.rows)
    yield {
      kind: 'search-stray',
      what: 'The search knows a report that does not exist.',
      where: objectOf(row.report_id),
    }
}

/** The search row of every report, drafts included, has exactly the text that would be written now. */
export async function* searchFindings(db: Db, { after, to }: Ids = allIds): AsyncGenerator<Finding> {
  let found = 0
  for (let last = after; found < mostFindings;) {
    const rows = await db
      .selectFrom('report')
      .leftJoin('report_search', 'report_search.report_id', 'report.id')
      .select(['report.id', 'report.status', 'report.issue_date'])
      .select(['report_search.body_text', 'report_search.issue_date as search_date', ...searchColumns])
      .where('report.id', '>', last)
      .where('report.id', '<=', to)
      .orderBy('report.id')
      .limit(batch)
      .execute()
    const end = rows.at(-1)
    if (!end) return
    last = end.id
    for (const row of rows) {
      if (row.body_text === searchText(row) && row.search_date === searchDate(row)) continue
      found++
      yield row.body_text === null
        ? { kind: 'search-missing', what: 'The search does not know this report.', where: objectOf(row.id) }
        : {
            kind: 'search-differs',
            what: 'The search finds this report by another text or date.',
            where: objectOf(row.id),
          }
    }
  }
}
