// The state of a list in the address: page, size, sort and filters, so that a list can be shared, reloaded and returned to.
import { useMemo, useState } from 'react'
import { store, stored } from '../../api/store/stored.ts'
import { useAddress } from '../plain/useAddress.ts'

export const pageSizes = [10, 20, 30, 40, 50]

/** The number of rows a page that the reader last chose: every list without a size of its own begins with it. */
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
  /** The filters that are set, by name. */
  filters: Readonly<Record<string, string>>
  /** Everything above in the form the server expects, without empty values. */
  request: Readonly<Record<string, string | number>>
  /** The deepest row that can be paged to, where it differs from the server's limit. */
  reach?: number
  setFilters: (patch: Readonly<Record<string, string | undefined>>) => void
  setPage: (pageNum: number, pageSize: number) => void
  setSort: (sort: Sort | undefined) => void
  clear: () => void
}

export interface ListOptions {
  /** The names of this list's filters in the address; it ignores others. */
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
  // Beyond the depth that the server allows, the last possible page is shown.
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
    // The sort object is rebuilt on every reading of the address, so its text is compared.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [params, names, pageNum, pageSize, sort?.prop, sort?.order, patch])
}
