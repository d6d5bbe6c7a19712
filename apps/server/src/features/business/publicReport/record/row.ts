// A report as the public's lists show it: allow-listed columns and the row on the wire.
import { isMisprinted } from '@register/contract/rules/numbers/misprint'
import type { PublicRow } from '@register/contract/business/publicReport/row'
import type { PublicStatus } from '@register/contract/rules/status'
import { faceColumns, faceOf, type Names, type Selected } from '../../report/service.ts'

export const answerColumns = [...faceColumns, 'report.former_names', 'report.probable_no'] as const

export const asPublicRow = (row: Selected<typeof answerColumns> & { derived: string }, names: Names): PublicRow => ({
  ...faceOf(row, names),
  formerNames: row.former_names,
  issueDate: row.issue_date ?? '',
  status: row.derived as PublicStatus,
  misprinted: isMisprinted(row.certificate_no, row.probable_no),
  probableNo: row.probable_no ?? '',
})
