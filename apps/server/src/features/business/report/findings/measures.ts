// Checks the numbers that lists are filtered by against the reports. For a parameter that became listed later they are missing until a migration adds them.
import { sql } from 'kysely'
import { allIds, mostFindings, type Finding, type Ids } from '../../../../access/finding.ts'
import type { Db } from '../../../../db/connect.ts'
import { measureColumns, measuresOf, type Measure } from '../measures/listed.ts'
import { objectOf } from '../store.ts'

const batch = 2_000

/** As text, in one spelling and order, for comparing. */
const spelled = (measures: readonly Measure[]): string =>
  measures
    .map(({ measure, low, high }) => `${measure}=${low}..${high}`)
    .toSorted()
    .join(' ')

export async function* measureFindings(db: Db, { after, to }: Ids = allIds): AsyncGenerator<Finding> {
  let found = 0
  for (let last = after; found < mostFindings;) {
    const rows = await db
      .selectFrom('report')
      .select(['id', ...measureColumns])
      .where('id', '>', last)
      .where('id', '<=', to)
      .orderBy('id')
      .limit(batch)
      .execute()
    const end = rows.at(-1)
    if (!end) return
    const { rows: stored } = await sql<Measure & { report_id: number }>`
      select report_id, measure, low, high from report_measure where report_id > ${last} and report_id <= ${end.id}`.execute(
      db,
    )
    const byReport = new Map<number, Measure[]>()
    for (const one of stored) {
      const known = byReport.get(one.report_id)
      if (known) known.push(one)
      else byReport.set(one.report_id, [one])
    }
    last = end.id
    for (const row of rows) {
      if (spelled(measuresOf(row)) === spelled(byReport.get(row.id) ?? [])) continue
      found++
      yield {
        kind: 'report-measures-differ',
        what: 'Lists are filtered by other numbers than this report states.',
        where: objectOf(row.id),
      }
    }
  }
}
