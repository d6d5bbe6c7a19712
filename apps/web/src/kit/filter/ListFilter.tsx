// A filter drawer connected to a list: its filter is stored in the list's address, so that it can be shared.
import type { ListState } from '../table/useListState.ts'
import { FilterDrawer, type FilterDrawerProps } from './FilterDrawer.tsx'

export type ListFilterProps = Omit<FilterDrawerProps, 'value' | 'onApply'> & {
  /** The list whose filters must include the fields. */
  list: ListState
}

export function ListFilter({ list, ...drawer }: ListFilterProps) {
  const none = Object.fromEntries(drawer.fields.map(({ value }) => [value, undefined]))
  return <FilterDrawer {...drawer} value={list.filters} onApply={(words) => list.setFilters({ ...none, ...words })} />
}
