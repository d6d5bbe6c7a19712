// A filter drawer connected to a list: its filter is stored in the list's address, so that it can be shared.
import type { ReactNode } from 'react'
import type { ListState } from '../table/useListState.ts'
import { besidesOf, viewOf } from './favourite/view.ts'
import { FilterDrawer, type FilterDrawerProps } from './FilterDrawer.tsx'
import type { FilterObject } from './filterRows.ts'
import { insteadOf, wordsIn } from './inAddress.ts'

/** A filter that is no condition on one field: what it sets in the address, and how it is drawn below the conditions that are being written. */
export interface FurtherFilter {
  name: string
  draw: (draft: FilterObject) => ReactNode
}

export type ListFilterProps = Omit<FilterDrawerProps, 'value' | 'besides' | 'onApply' | 'onFavourite' | 'further'> & {
  /** The list whose filters must include the fields. */
  list: ListState
  further?: FurtherFilter
}

export function ListFilter({ list, further, ...drawer }: ListFilterProps) {
  const { fields } = drawer
  function apply(words: FilterObject) {
    const all = Object.keys(words).length === 0 && further ? { [further.name]: undefined } : {}
    list.setFilters({ ...insteadOf(fields, words), ...all })
  }
  return (
    <FilterDrawer
      {...drawer}
      value={wordsIn(list.filters, fields)}
      besides={besidesOf(list, fields)}
      {...(further && { further: further.draw })}
      onApply={apply}
      onFavourite={(kept) => list.setFilters(viewOf(list, fields, kept))}
    />
  )
}
