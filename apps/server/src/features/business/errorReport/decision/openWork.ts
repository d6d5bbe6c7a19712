// The error reports that a person has in hand.
import { sql } from 'kysely'
import { decideErrorReport } from '@register/contract/business/errorReport/office'
import type { OpenWorkOf } from '../../../../records/openWork.ts'

export const errorReportWork: OpenWorkOf = {
  kind: 'errorReports',
  needs: decideErrorReport.access.may,
  from: sql`error_report join report on report.id = error_report.report_id`,
  open: sql`error_report.decided_at is null`,
  holder: sql`error_report.taken_by`,
  dept: sql`error_report.body_id`,
  name: sql`coalesce(report.certificate_no, report.report_no, '')`,
  column: ['error_report', 'taken_by'],
}
