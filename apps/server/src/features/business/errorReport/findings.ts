// Checks error reports: each belongs to the body of its record, and its correction is a later change of the same record.
import { sql } from 'kysely'
import { mostFindings, type Finding } from '../../../access/finding.ts'
import type { Db } from '../../../db/connect.ts'

export async function* errorReportFindings(db: Db): AsyncGenerator<Finding> {
  const astray = await sql<{ id: number; report_id: number }>`
    select e.id, e.report_id from error_report e join report r on r.id = e.report_id
    where r.body_id <> e.body_id or r.status = 'draft'
    order by e.id limit ${mostFindings}`.execute(db)
  for (const { id, report_id } of astray.rows)
    yield {
      kind: 'error-report-astray',
      what: `Its record, report:${report_id}, is not published or belongs to another body.`,
      where: `errorReport:${id}`,
    }
  const corrections = await sql<{ id: number; notice: number }>`
    select e.id, n.id as notice from error_report e join change_notice n on n.id = e.change_notice_id
    where n.report_id <> e.report_id or n.published_at < e.created_at
    order by e.id limit ${mostFindings}`.execute(db)
  for (const { id, notice } of corrections.rows)
    yield {
      kind: 'error-report-correction',
      what: `changeNotice:${notice} is said to have corrected it, but came before it or tells of another record.`,
      where: `errorReport:${id}`,
    }
}
