// The state of a list in the address bar: page, size, sort and filters, so that a list can be shared, reloaded and returned to.
import { useMemo, useState } from 'react'
import { store, stored } from '../../api/store/stored.ts'
import { useAddress } from '../plain/useAddress.ts'

export const pageSizes = [10, 20, 30, 40, 50]

/** How many rows a reader last asked for: every list that has no size of its own begins with them. */
const keptSize = 'PAGE_SIZE'
const usualSize = () => {
  const size = stored<number>(keptSize)
  return size && pageSizes.includes(size) ? size : 10
}

export interface Sort {
  prop: string
  order: 'ascending' | 'descending'
}

export interface ListState {
  pageNum: number
  pageSize: number
  sort: Sort | undefined
  /** What is set now, by filter name. */
  filters: Readonly<Record<string, string>>
  /** Everything above as the server wants it, without what is unset. */
  request: Readonly<Record<string, string | number>>
  /** The deepest row that pages lead to, where it is not the server's. */
  reach?: number
  setFilters: (patch: Readonly<Record<string, string | undefined>>) => void
  setPage: (pageNum: number, pageSize: number) => void
  setSort: (sort: Sort | undefined) => void
  clear: () => void
}

export interface ListOptions {
  /** The names that may stand in the address; others are no business of this list. */
  filters: readonly string[]
  sort?: Sort
  pageSize?: number
}

const positive = (text: string | null, otherwise: number) => {
  const n = Number(text)
  return Number.isInteger(n) && n > 0 ? n : otherwise
}

/** `-updatedAt` in the address is updatedAt, newest first. */
const readSort = (text: string | null): Sort | undefined =>
  text ? { prop: text.replace(/^-/, ''), order: text.startsWith('-') ? 'descending' : 'ascending' } : undefined
const writeSort = ({ prop, order }: Sort) => (order === 'descending' ? `-${prop}` : prop)

export function useListState(options: ListOptions): ListState {
  const [params, patch] = useAddress()
  const names = options.filters.join()
  const [usual] = useState(() => options.pageSize ?? usualSize())
  const pageSize = Math.min(positive(params.get('size'), usual), 200)
  // Beyond the depth that the server answers, the last page it does is shown.
  const pageNum = Math.min(positive(params.get('page'), 1), Math.floor(10_000 / pageSize))
  const sort = readSort(params.get('by')) ?? options.sort

  return useMemo(() => {
    const filters = Object.fromEntries(
      names.split(',').flatMap((name) => {
        const value = params.get(name)
        return value ? [[name, value] as const] : []
      }),
    )
    return {
      pageNum,
      pageSize,
      sort,
      filters,
      request: { ...filters, pageNum, pageSize, ...(sort && { prop: sort.prop, order: sort.order }) },
      setFilters: (changes) => patch({ ...changes, page: undefined }),
      setPage: (page, size) => {
        if (size !== pageSize) store(keptSize, size)
        patch({ page: page === 1 ? undefined : String(page), size: String(size) })
      },
      setSort: (next) => patch({ by: next && writeSort(next), page: undefined }),
      clear: () => patch({ ...Object.fromEntries(names.split(',').map((name) => [name, undefined])), page: undefined }),
    }
    // The sort is rebuilt on every reading of the address; its text is what counts.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [params, names, pageNum, pageSize, sort?.prop, sort?.order, patch])
}
