// Checks reports: their versions without a gap, their codes used by them, and the search text the one they would get today.
import { sql } from 'kysely'
import { mostFindings, type Finding } from '../../../access/finding.ts'
import type { Db } from '../../../db/connect.ts'
import { objectOf, searchColumns, searchText } from './store.ts'

const batch = 5_000

async function* versionFindings(db: Db): AsyncGenerator<Finding> {
  const { rows } = await sql<{ id: number; version: number; count: number }>`
    select r.id, r.version, coalesce(v.count, 0) as count from report r
    left join (
      select report_id, count(*) as count, min(version) as first, max(version) as last from report_version group by report_id
    ) v on v.report_id = r.id
    where coalesce(v.count, 0) <> r.version or v.first <> 1 or v.last <> r.version
    order by r.id limit ${mostFindings}`.execute(db)
  for (const { id, version, count } of rows)
    yield {
      kind: count < version ? 'report-version-missing' : 'report-version-stray',
      what: `The report is at version ${version}, but the versions kept are not 1 to ${version}: there are ${count}.`,
      where: objectOf(id),
    }
}

async function* codeFindings(db: Db): AsyncGenerator<Finding> {
  const { rows } = await sql<{ id: number; no: string | null }>`
    select r.id, r.certificate_no as no from report r left join code_application a on a.id = r.application_id
    where (r.application_id is not null) <> (r.status <> 'draft' and r.origin = 'issued')
      or r.application_id is not null
        and (a.status is distinct from 'used' or a.code is distinct from r.certificate_key or a.body_id <> r.body_id)
    order by r.id limit ${mostFindings}`.execute(db)
  for (const { id, no } of rows)
    yield {
      kind: 'report-without-used-code',
      what: `Certificate ${no ?? ''} and its code application do not belong together, or one of them is not in use.`,
      where: objectOf(id),
    }
}

export async function* reportFindings(db: Db): AsyncGenerator<Finding> {
  yield* versionFindings(db)
  yield* codeFindings(db)
}

/** Every report, drafts too, stands in the search with exactly the text it would be written with now. */
export async function* searchFindings(db: Db): AsyncGenerator<Finding> {
  const strays = await sql<{ report_id: number }>`
    select report_id from report_search s where not exists (select 1 from report r where r.id = s.report_id)
    order by 1 limit ${mostFindings}`.execute(db)
  for (const row of strays.rows)
    yield {
      kind: 'search-stray',
      what: 'The search knows a report that does not exist.',
      where: objectOf(row.report_id),
    }
  let found = 0
  for (let last = 0; found < mostFindings;) {
    const rows = await db
      .selectFrom('report')
      .leftJoin('report_search', 'report_search.report_id', 'report.id')
      .select(['report.id', 'report_search.body_text', ...searchColumns])
      .where('report.id', '>', last)
      .orderBy('report.id')
      .limit(batch)
      .execute()
    const end = rows.at(-1)
    if (!end) return
    last = end.id
    for (const row of rows) {
      if (row.body_text === searchText(row)) continue
      found++
      yield row.body_text === null
        ? { kind: 'search-missing', what: 'The search does not know this report.', where: objectOf(row.id) }
        : { kind: 'search-differs', what: 'The search finds this report by another text.', where: objectOf(row.id) }
    }
  }
}
