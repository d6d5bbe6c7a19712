// The sheets of workbooks by the names of kinds: a workbook of all kinds has one for each.
import type { FormKind } from '@register/contract/business/parameters/formKind'
import { kindNames } from '@register/contract/business/parameters/kindNames'
import { notesSheet } from '../../../../files/fieldSheet.ts'
import type { SheetsWanted } from '../../../../files/excel.ts'

/** What the sheet of a kind is called, in either language, and those of the others. */
export const sheetsOf = (kind: Pick<FormKind, 'key' | 'label'>): Omit<SheetsWanted, 'chosen'> => ({
  own: [...kind.label],
  others: kindNames.filter(({ key }) => key !== kind.key).flatMap(({ label }) => [...label]),
  unsaid: notesSheet,
})
