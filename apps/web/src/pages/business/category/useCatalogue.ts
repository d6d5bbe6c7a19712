// Reads the catalogue and lists what is read again when it has changed: its editor, and every choice of a category in the office.
import {
  categoryChanges,
  listForms,
  readCatalogue,
  readCategory,
  type CatalogueRow,
} from '@register/contract/business/category/office'
import { getCategoryTree } from '@register/contract/business/category/category'
import { useRead } from '../../../api/query.ts'

export const catalogueReads = [readCatalogue, readCategory, categoryChanges, getCategoryTree]

export const useCatalogue = () => useRead(readCatalogue, {})

/** The names of the parameter forms of every kind; they only change with a new version of the product. */
export const useFormNames = () => useRead(listForms, {}, { staleTime: Number.POSITIVE_INFINITY })

/** The row with this id, as an address gives it. */
export const rowOf = (rows: readonly CatalogueRow[] | undefined, id: string): CatalogueRow | undefined =>
  rows?.find((row) => String(row.id) === id)
