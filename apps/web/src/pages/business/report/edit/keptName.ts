// What the typed values of a report are called in the browser's keep, and which category and form they speak of.
import type { FormOf } from '@register/contract/business/parameters/formKind'
import type { Report } from '@register/contract/business/reportShape'
import { readKept } from '../../../../api/kept/keptEntries.ts'
import { withTyped } from '../../../../api/kept/typed.ts'
import { contentFrom, recordOf } from '../content.ts'

export const keptName = ({ id, storedStatus }: Pick<Report, 'id' | 'storedStatus'>): string =>
  storedStatus === 'draft' ? `report ${id}` : `report ${id} revision`

/** Nothing while nothing is kept of it. */
export function keptRecords(report: Report): FormOf[] {
  const entry = readKept(keptName(report))
  return entry ? [recordOf(withTyped(contentFrom(report), entry.typed))] : []
}
