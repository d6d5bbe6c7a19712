// What of a published certificate stays under a revision, and is not checked again.
import { datedKeys } from '@register/contract/business/report/content/dateRelations'
import { isPartDayKey, lastDayOf, type Dated } from '@register/contract/rules/days/partDays'
import { numberKey } from '@register/contract/rules/numbers/certificateNo'
import type { ReportContent } from '@register/contract/business/report/shape'
import { columnName } from '../../../../db/columnName.ts'
import { issueOf, type ReportRecord } from '../content/content.ts'

/** The day of issue stays, and what is printed of it. */
export const issueStands = (after: Dated, row: ReportRecord): boolean =>
  row.issue_date === (after.issueDate ?? null) && lastDayOf(issueOf(row), 'issueDate') === lastDayOf(after, 'issueDate')

/** A published certificate whose number, category and day of issue stay as they are. */
export const stands = (content: ReportContent, row: ReportRecord | undefined): boolean =>
  row !== undefined &&
  row.version > 0 &&
  row.certificate_key === numberKey(content.certificateNo ?? '') &&
  (row.probable_key ?? '') === numberKey(content.probableNo ?? '') &&
  row.category_code === content.categoryCode &&
  issueStands(content, row)

/** A published certificate whose dates stay as they are. */
export function datesStand(content: ReportContent, row: ReportRecord | undefined): boolean {
  const stored: Readonly<Record<string, unknown>> | undefined = row
  return (
    row !== undefined &&
    row.version > 0 &&
    datedKeys.every((key) => {
      const day = stored?.[columnName(key)]
      if (day !== (content[key] ?? null)) return false
      const before = { [key]: day, asPrinted: issueOf(row).asPrinted }
      return !isPartDayKey(key) || lastDayOf(before, key) === lastDayOf(content, key)
    })
  )
}
