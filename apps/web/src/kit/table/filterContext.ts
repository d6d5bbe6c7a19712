// The list that the filters inside a filter bar belong to.
import { createContext, use } from 'react'
import type { ListState } from './useListState.ts'

export const FilterContext = createContext<ListState | undefined>(undefined)

export function useFilterList(): ListState {
  const list = use(FilterContext)
  if (!list) throw new Error('A filter stands inside a FilterBar.')
  return list
}
