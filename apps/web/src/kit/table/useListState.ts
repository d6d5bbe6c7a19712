// The state of a list in the address: page, size, sort and filters, so that a list can be shared, reloaded and returned to.
import { useMemo } from 'react'
import { useAddress } from '../plain/useAddress.ts'
import { usePageSize } from './size/usePageSize.ts'

export interface Sort {
  prop: string
  order: 'ascending' | 'descending'
}

export interface ListState {
  pageNum: number
  pageSize: number
  sort: Sort | undefined
  /** The order as the address has it, where one was chosen; `setFilters` sets it under this name. */
  by?: string
  /** The filters that are set, by name. */
  filters: Readonly<Record<string, string>>
  /** The filter that says where the reader is, because a tree next to the list shows it; it is not what they seek. */
  place?: string
  /** Everything above in the form the server expects, without empty values. */
  request: Readonly<Record<string, string | number>>
  /** The deepest row that can be paged to, where it differs from the server's limit. */
  reach?: number
  setFilters: (patch: Readonly<Record<string, string | undefined>>) => void
  setPage: (pageNum: number, pageSize: number) => void
  /** Keeps the size for this list and all that have none of their own; undefined: as many rows as the height holds. Left out where no size is kept. */
  setSize?: (pageSize: number | undefined) => void
  /** No number has been chosen: the page has the rows that its height holds. */
  byHeight?: boolean
  /** For tables of a fixed height: tells how many rows they hold. */
  holds?: (rows: number) => void
  setSort: (sort: Sort | undefined) => void
  /** Ends all filters but the place. */
  clear: () => void
}

/** Something is sought, so that an empty list means "not found" and can be widened. */
export const isFiltered = ({ filters, place }: Pick<ListState, 'filters' | 'place'>): boolean =>
  Object.keys(filters).some((name) => name !== place)

export interface ListOptions {
  /** The names of this list's filters in the address; it ignores others. */
  filters: readonly string[]
  sort?: Sort
  pageSize?: number
  /** Names of other values in the address that belong to the rows shown, such as the opened one: they end when other rows are asked for. */
  ends?: readonly string[]
  /** One of the filters; see `ListState`. */
  place?: string | undefined
}

const positive = (text: string | null, otherwise: number) => {
  const n = Number(text)
  return Number.isInteger(n) && n > 0 ? n : otherwise
}

/** `-updatedAt` in the address is updatedAt, newest first. */
const readSort = (text: string): Sort | undefined =>
  text ? { prop: text.replace(/^-/, ''), order: text.startsWith('-') ? 'descending' : 'ascending' } : undefined
const writeSort = ({ prop, order }: Sort) => (order === 'descending' ? `-${prop}` : prop)

export function useListState(options: ListOptions): ListState {
  const [params, patch] = useAddress()
  const names = options.filters.join()
  const ends = options.ends?.join() ?? ''
  const { place } = options
  const { usual, fits, choose, holds } = usePageSize(options.pageSize)
  const asked = params.get('size')
  const pageSize = Math.min(positive(asked, usual), 200)
  // A number in the address that the height does not give was chosen, by this reader or by the one who sent it.
  const byHeight = fits && (asked === null || pageSize === usual)
  // Beyond the depth that the server allows, the last possible page is shown.
  const pageNum = Math.min(positive(params.get('page'), 1), Math.floor(10_000 / pageSize))
  const by = params.get('by') ?? ''
  const sort = readSort(by) ?? options.sort

  return useMemo(() => {
    const filters = Object.fromEntries(
      names.split(',').flatMap((name) => {
        const value = params.get(name)
        return value ? [[name, value] as const] : []
      }),
    )
    const ended = Object.fromEntries(ends.split(',').map((name) => [name, undefined]))
    return {
      pageNum,
      pageSize,
      sort,
      ...(by && { by }),
      filters,
      ...(place !== undefined && { place }),
      request: { ...filters, pageNum, pageSize, ...(sort && { prop: sort.prop, order: sort.order }) },
      setFilters: (changes) => patch({ ...changes, ...ended, page: undefined }),
      setPage: (page, size) =>
        patch({
          ...ended,
          page: page === 1 ? undefined : String(page),
          size: page === 1 && byHeight ? undefined : String(size),
        }),
      setSize(size) {
        choose(size)
        patch({ ...ended, page: undefined, size: size === undefined ? undefined : String(size) })
      },
      byHeight,
      // Further pages keep the size of the first one, so that no row is skipped when the window changes.
      ...(fits && asked === null && { holds }),
      setSort: (next) => patch({ ...ended, by: next && writeSort(next), page: undefined }),
      clear: () =>
        patch({
          ...Object.fromEntries(
            names
              .split(',')
              .filter((name) => name !== place)
              .map((name) => [name, undefined]),
          ),
          ...ended,
          page: undefined,
        }),
    }
    // The sort object is rebuilt on every reading of the address, so its text is compared.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [params, names, ends, place, pageNum, pageSize, byHeight, fits, asked, by, sort?.prop, sort?.order, patch])
}
