// What is read anew when the catalogue has changed: its editor, and every choice of a category in the office.
import {
  categoryChanges,
  listForms,
  readCatalogue,
  readCategory,
  type CatalogueRow,
} from '@register/contract/business/catalogue/office'
import { getCategoryTree } from '@register/contract/business/category'
import { useRead } from '../../../api/query.ts'

export const catalogueReads = [readCatalogue, readCategory, categoryChanges, getCategoryTree]

export const useCatalogue = () => useRead(readCatalogue, {})

/** The parameter forms of every kind: as long as the product is of this version. */
export const useFormNames = () => useRead(listForms, {}, { staleTime: Number.POSITIVE_INFINITY })

/** Of these rows the one with this id, as addresses name it. */
export const rowOf = (rows: readonly CatalogueRow[] | undefined, id: string): CatalogueRow | undefined =>
  rows?.find((row) => String(row.id) === id)
