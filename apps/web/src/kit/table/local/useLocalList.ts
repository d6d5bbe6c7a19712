// The state of a list that is not in the address: page, size, sort and filters, which last as long as the piece is on the screen.
import { useState } from 'react'
import type { ListState, Sort } from '../useListState.ts'

interface Held {
  pageNum: number
  pageSize: number
  sort: Sort | undefined
  filters: Readonly<Record<string, string>>
}

export function useLocalList(start: { pageSize?: number; sort?: Sort } = {}): ListState {
  const first: Held = { pageNum: 1, pageSize: start.pageSize ?? 10, sort: start.sort, filters: {} }
  const [held, setHeld] = useState(first)
  const change = (patch: Partial<Held>) => setHeld((before) => ({ ...before, ...patch }))
  const { pageNum, pageSize, sort, filters } = held
  return {
    ...held,
    reach: Number.MAX_SAFE_INTEGER,
    request: { ...filters, pageNum, pageSize, ...(sort && { prop: sort.prop, order: sort.order }) },
    setFilters: (patch) =>
      setHeld((before) => {
        const after = Object.entries({ ...before.filters, ...patch }).filter(
          (entry): entry is [string, string] => !!entry[1],
        )
        return { ...before, filters: Object.fromEntries(after), pageNum: 1 }
      }),
    setPage: (page, size) => change({ pageNum: page, pageSize: size }),
    setSort: (next) => change({ sort: next, pageNum: 1 }),
    clear: () => change({ filters: {}, pageNum: 1 }),
  }
}
