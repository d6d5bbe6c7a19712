// The bar above a list of records: the keyword, quick filters for some fields, and the drawer that combines conditions on all of them.
import type { Field } from '@register/contract/fields'
import type { Phrase } from '@register/contract/phrase'
import { fieldsOf, type Fields } from '@register/contract/record/shape'
import { useMemo, type ReactNode } from 'react'
import type { FilterField } from '../filter/field.ts'
import { FilterBar } from '../filter/FilterBar.tsx'
import { ChoiceFilter, DateRangeFilter, TextFilter } from '../table/filters.tsx'
import type { ListState } from '../table/useListState.ts'
import { searchedIn } from './searchedIn.ts'
import { fieldFilter } from './fieldFilter.ts'
import { inputWords } from '../input/words.ts'

// A filter for one field in a list’s bar: a choice among its options, yes or no, or a span of days.
/** The types of fields that a list's bar can filter by; others are filtered in the drawer. */
type QuickType = 'choice' | 'flag' | 'date' | 'instant'

const flags = [
  { value: 'true', label: inputWords.yes },
  { value: 'false', label: inputWords.no },
]

function FieldFilter({ field: { key, label, type, options = [] } }: { field: Field }) {
  if (type === 'date' || type === 'instant') return <DateRangeFilter name={key} label={label} />
  const choices = type === 'flag' ? flags : options
  return <ChoiceFilter name={key} label={label} options={choices} />
}

// The fields by which the filter drawer can filter a list: the sortable fields of its rows.
function useFieldFilters(rowFields: Fields): FilterField[] {
  return useMemo(() => rowFields.filter(({ sortable }) => sortable).map(fieldFilter), [rowFields])
}

interface RecordFiltersProps<S extends Fields> {
  list: ListState
  rowFields: S
  /** The fields that have a filter of their own in the bar. */
  quick: readonly Extract<S[number], { type: QuickType }>['key'][]
  /** The name under which favourites are stored: the table's. */
  name: string
  /** Where the keyword searches, when that is more than the searchable fields. */
  search?: Phrase
  /** A further condition in the drawer, or one in place of a field's own, with its filter in the bar or, without one there, in a tree next to the list. */
  further?: { field: FilterField; filter: ReactNode }
}

export function RecordFilters<const S extends Fields>({
  list,
  rowFields,
  quick,
  name,
  search,
  further,
}: RecordFiltersProps<S>) {
  const own = useFieldFilters(rowFields)
  const fields = further ? [further.field, ...own.filter(({ value }) => value !== further.field.value)] : own
  const searched = rowFields.filter((field) => field.searched).map(({ label }) => label)
  return (
    <FilterBar
      list={list}
      first={<TextFilter name="keyword" label={search ?? searchedIn(searched)} />}
      conditions={{ name, fields, quick: further ? [further.field.value, ...quick] : quick }}
    >
      {further?.filter}
      {fieldsOf(rowFields, quick).map((field) => (
        <FieldFilter key={field.key} field={field} />
      ))}
    </FilterBar>
  )
}
