// The bar above a list of records: the keyword, quick filters for some fields, and the drawer that combines conditions on all of them.
import type { Phrase } from '@register/contract/phrase'
import { fieldsOf, type Fields } from '@register/contract/record/shape'
import { useSay } from '../../api/language.ts'
import { ListFilter } from '../filter/ListFilter.tsx'
import { FilterBar } from '../table/FilterBar.tsx'
import { TextFilter } from '../table/filters.tsx'
import type { ListState } from '../table/useListState.ts'
import { FieldFilter, type QuickType } from './FieldFilter.tsx'
import { useFieldFilters } from './useFieldFilters.ts'

interface RecordFiltersProps<S extends Fields> {
  list: ListState
  rowFields: S
  /** The fields that have a filter of their own in the bar. */
  quick: readonly Extract<S[number], { type: QuickType }>['key'][]
  /** The name under which favourites are stored: the table's. */
  name: string
  /** Where the keyword searches, when that is more than the searchable fields. */
  search?: Phrase
}

export function RecordFilters<const S extends Fields>({ list, rowFields, quick, name, search }: RecordFiltersProps<S>) {
  const say = useSay()
  const fields = useFieldFilters(rowFields)
  const searched = rowFields.filter((field) => field.searched).map(({ label }) => label)
  const places: Phrase = [searched.map(([zh]) => zh).join('、'), searched.map(([, en]) => en).join(', ')]
  return (
    <FilterBar list={list} first={<TextFilter name="keyword" label={say(search ?? places)} />}>
      {fieldsOf(rowFields, quick).map((field) => (
        <FieldFilter key={field.key} field={field} />
      ))}
      <ListFilter name={name} fields={fields} list={list} />
    </FilterBar>
  )
}
