// A report as the public's lists show it: allow-listed columns and the row on the wire.
import { isMisprinted } from '@register/contract/rules/numbers/misprint'
import { heldDays } from '@register/contract/rules/days/partDays'
import type { PublicRow } from '@register/contract/business/publicReport/publicReport'
import type { PublicStatus } from '@register/contract/rules/status'
import { issueOf, type Names, type ReportRecord } from '../../report/service.ts'

export const answerColumns = [
  'report.public_id',
  'report.certificate_no',
  'report.report_no',
  'report.manufacturer_name',
  'report.former_names',
  'report.product_name',
  'report.model',
  'report.category_code',
  'report.body_id',
  'report.issue_date',
  'report.as_printed',
  'report.non_standard',
  'report.probable_no',
] as const

type Column = (typeof answerColumns)[number] extends `report.${infer Name}` ? Name : never

export const asPublicRow = (
  row: Pick<ReportRecord, Column & keyof ReportRecord> & { derived: string },
  names: Names,
): PublicRow => ({
  publicId: row.public_id,
  certificateNo: row.certificate_no ?? '',
  reportNo: row.report_no ?? '',
  manufacturerName: row.manufacturer_name ?? '',
  formerNames: row.former_names,
  productName: row.product_name ?? '',
  model: row.model ?? '',
  categoryCode: row.category_code,
  categoryName: names.category(row.category_code),
  bodyId: row.body_id,
  bodyName: names.body(row.body_id),
  issueDate: row.issue_date ?? '',
  issueDatePrinted: heldDays(issueOf(row)).issueDate ?? '',
  status: row.derived as PublicStatus,
  nonStandard: row.non_standard,
  misprinted: isMisprinted(row.certificate_no, row.probable_no),
  probableNo: row.probable_no ?? '',
})
