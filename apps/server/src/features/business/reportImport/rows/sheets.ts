// The names of a workbook's sheets, by kinds: a workbook of all kinds has a sheet for each.
import type { FormKind } from '@register/contract/rules/parameters/formKind'
import { kindNames } from '@register/contract/rules/parameters/kindNames'
import { notesSheet } from '../../../../files/fieldSheet.ts'
import type { SheetsWanted } from '../../../../files/excel.ts'

/** The names of the sheet of a kind, in both languages, and those of the other kinds. */
export const sheetsOf = (kind: Pick<FormKind, 'key' | 'label'>): Omit<SheetsWanted, 'chosen'> => ({
  own: [...kind.label],
  others: kindNames.filter(({ key }) => key !== kind.key).flatMap(({ label }) => [...label]),
  unsaid: notesSheet,
})
