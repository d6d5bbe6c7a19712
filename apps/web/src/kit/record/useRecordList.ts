// The state of a list of records in the address: its keyword, and a filter for every sortable field.
import type { Field } from '@register/contract/fields'
import type { Fields } from '@register/contract/record/shape'
import { useListState, type ListOptions, type ListState } from '../table/useListState.ts'

/** Days are also filtered by either end of a span. */
const namesOf = ({ key, type }: Field): string[] =>
  type === 'date' || type === 'instant' ? [key, `${key}From`, `${key}To`] : [key]

/** The names under which a list of these records is filtered. */
export const filtersOf = (rowFields: Fields): string[] => [
  'keyword',
  ...rowFields.filter(({ sortable }) => sortable).flatMap(namesOf),
]

/** `more`: the list's own first page size or order. */
export const useRecordList = (rowFields: Fields, more: Omit<ListOptions, 'filters'> = {}): ListState =>
  useListState({ ...more, filters: filtersOf(rowFields) })
