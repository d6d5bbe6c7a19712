// A filter drawer connected to a list: its filter is stored in the list's address, so that it can be shared.
import type { ListState } from '../table/useListState.ts'
import { besidesOf, viewOf } from './favourite/view.ts'
import { FilterDrawer, type FilterDrawerProps } from './FilterDrawer.tsx'
import type { FilterObject } from './filterRows.ts'
import { insteadOf, wordsIn } from './inAddress.ts'

export type ListFilterProps = Omit<FilterDrawerProps, 'value' | 'besides' | 'onApply' | 'onFavourite'> & {
  /** The list whose filters must include the fields. */
  list: ListState
}

export function ListFilter({ list, ...drawer }: ListFilterProps) {
  const { fields, further } = drawer
  function apply(words: FilterObject) {
    const all = Object.keys(words).length === 0 && further ? { [further.name]: undefined } : {}
    list.setFilters({ ...insteadOf(fields, words), ...all })
  }
  return (
    <FilterDrawer
      {...drawer}
      value={wordsIn(list.filters, fields)}
      besides={besidesOf(list, fields)}
      onApply={apply}
      onFavourite={(kept) => list.setFilters(viewOf(list, fields, kept))}
    />
  )
}
