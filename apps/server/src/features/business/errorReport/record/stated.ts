// The value of a record in the part that is reported as wrong.
import type { ErrorPart } from '@register/contract/business/errorReport/fields'
import { printNo } from '@register/contract/rules/numbers/certificateNo'
import { heldDays } from '@register/contract/rules/days/partDays'
import { dateText } from '@register/contract/input/partDay'
import { reportStatuses, type ReportStatus } from '@register/contract/rules/status'
import type { Ctx } from '../../../../access/ctx.ts'
import { isPublic, issueOf, statusOf, type ReportRecord } from '../../report/service.ts'

/** Public records with their status of today. */
export const publicRecords = (ctx: Ctx) =>
  ctx.db.selectFrom('report').selectAll('report').select(statusOf.as('derived')).where(isPublic)

type Stated = ReportRecord & { derived: string }

const columns = {
  manufacturerName: 'manufacturer_name',
  manufacturerAddress: 'manufacturer_address',
  applicantName: 'applicant_name',
  productName: 'product_name',
  model: 'model',
  reportNo: 'report_no',
} as const satisfies Partial<Record<ErrorPart, keyof ReportRecord>>

const isColumn = (part: string): part is keyof typeof columns => Object.hasOwn(columns, part)

/** The stored form: a status by its key; empty for parts with many values. */
export function statedIn(row: Stated, part: string): string {
  if (part === 'certificateNo') return printNo(row.certificate_no ?? '')
  if (part === 'status') return row.derived
  if (part === 'issueDate') return heldDays(issueOf(row)).issueDate ?? row.issue_date ?? ''
  return isColumn(part) ? (row[columns[part]] ?? '') : ''
}

const isStatus = (text: string): text is ReportStatus => Object.hasOwn(reportStatuses, text)

/** The form that people read. */
export function statedText({ say }: Ctx, part: string, stated: string): string {
  if (part === 'issueDate') return say(dateText(stated))
  return part === 'status' && isStatus(stated) ? say(reportStatuses[stated].label) : stated
}
