// Updates the table of measures when reports are written.
import { sql } from 'kysely'
import type { Db } from '../../../../db/connect.ts'
import type { ReportRecord } from '../content/content.ts'
import { measuresOf } from './listed.ts'

const rowsOf = (rows: readonly ReportRecord[]) => {
  const all = rows.flatMap((row) => measuresOf(row).map((one) => ({ id: row.id, ...one })))
  return sql`unnest(${all.map(({ id }) => id)}::bigint[], ${all.map(({ measure }) => measure)}::text[],
    ${all.map(({ low }) => low)}::float8[], ${all.map(({ high }) => high)}::float8[]) as said (report_id, measure, low, high)`
}

/** For reports that were just inserted. */
export async function addMeasures(db: Db, rows: readonly ReportRecord[]): Promise<void> {
  await sql`insert into report_measure (report_id, measure, low, high) select * from ${rowsOf(rows)}`.execute(db)
}

/** For a report that was changed; rows that stay the same are not written again. */
export async function writeMeasures(db: Db, row: ReportRecord): Promise<void> {
  await sql`
    with said as (select * from ${rowsOf([row])}),
      gone as (
        delete from report_measure
        where report_id = ${row.id} and measure not in (select measure from said))
    insert into report_measure (report_id, measure, low, high) select * from said
    on conflict (report_id, measure) do update set low = excluded.low, high = excluded.high
      where (report_measure.low, report_measure.high) <> (excluded.low, excluded.high)`.execute(db)
}
