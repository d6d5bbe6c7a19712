// Sorting, filtering and paging of rows that are all in the browser.
import type { Column, Entry } from '../columns.ts'
import type { ListState } from '../useListState.ts'

const entryOf = <Row>(column: Column<Row> | undefined, key: string, row: Row): Entry =>
  column?.value ? column.value(row) : (row as Record<string, Entry>)[key]

/** A filter's values: a row matches when its value equals one of them, or contains one where the row has several. */
function fits(entry: Entry, words: string): boolean {
  const wanted = words.split(',')
  const has = Array.isArray(entry) ? entry.map(String) : [String(entry ?? '')]
  return has.some((one) => wanted.includes(one))
}

const isEmpty = (entry: Entry): boolean => entry === null || entry === undefined || entry === ''

/** Rows without a value come last, in both directions. */
function compared(a: Entry, b: Entry, down: boolean, order: Intl.Collator): number {
  if (isEmpty(a) || isEmpty(b)) return Number(isEmpty(a)) - Number(isEmpty(b))
  const up = typeof a === 'number' && typeof b === 'number' ? a - b : order.compare(String(a), String(b))
  return down ? -up : up
}

export interface LocalPage<Row> {
  list: Row[]
  /** How many match the filters. */
  total: number
  /** All that match, in order. */
  all: Row[]
}

/** `paged` false: all of them on one page. */
export function localRows<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  { filters, sort, pageNum, pageSize }: Pick<ListState, 'filters' | 'sort' | 'pageNum' | 'pageSize'>,
  { paged, lang }: { paged: boolean; lang: string },
): LocalPage<Row> {
  const column = new Map(columns.map((one) => [one.key, one]))
  const found = rows.filter((row) =>
    Object.entries(filters).every(([key, words]) => !words || fits(entryOf(column.get(key), key, row), words)),
  )
  const order = new Intl.Collator(lang, { numeric: true })
  const all = sort
    ? found.toSorted((a, b) => {
        const of = (row: Row) => entryOf(column.get(sort.prop), sort.prop, row)
        return compared(of(a), of(b), sort.order === 'descending', order)
      })
    : found
  const list = paged ? all.slice((pageNum - 1) * pageSize, pageNum * pageSize) : all
  return { list, total: all.length, all }
}
