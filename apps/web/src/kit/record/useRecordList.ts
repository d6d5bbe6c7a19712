// The state of a list of records in the address bar: its keyword, and a filter for every sortable field.
import type { Field } from '@register/contract/fields'
import type { Fields } from '@register/contract/record/shape'
import { useListState, type ListState } from '../table/useListState.ts'

/** Days are also filtered by either end of a span. */
const namesOf = ({ key, type }: Field): string[] =>
  type === 'date' || type === 'instant' ? [key, `${key}From`, `${key}To`] : [key]

export const useRecordList = (shown: Fields): ListState =>
  useListState({ filters: ['keyword', ...shown.filter(({ sortable }) => sortable).flatMap(namesOf)] })
