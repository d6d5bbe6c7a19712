// A table of rows that the page has already: sorted, filtered and paged in place; their number is the total.
import { useLang } from '../../api/language.ts'
import { leavesOf } from '../../kit/table/columns.ts'
import { localRows } from '../../kit/table/local/localRows.ts'
import { useLocalList } from '../../kit/table/local/useLocalList.ts'
import type { Sort } from '../../kit/table/useListState.ts'
import type { Totals } from '../../kit/table/view/totals.ts'
import { TableView } from '../../kit/table/TableView.tsx'
import type { ViewProps } from '../../kit/table/view/viewProps.ts'

export interface StaticTableProps<Row> extends ViewProps<Row> {
  rows: readonly Row[]
  noPages?: boolean
  pageSize?: number
  sort?: Sort
  /** Totals under the columns, over all rows that match the filters. */
  summary?: (rows: readonly Row[]) => Totals
  /** For rows that can be read again. */
  onRefresh?: () => Promise<unknown>
}

export function StaticTable<Row>(props: StaticTableProps<Row>) {
  const { rows, noPages = false, pageSize, sort, summary, onRefresh, ...view } = props
  const lang = useLang()
  const list = useLocalList({ ...(pageSize && { pageSize }), ...(sort && { sort }) })
  const columns = leavesOf(view.columns)
  const paged = !noPages
  const last = Math.max(1, Math.ceil(localRows(rows, columns, list, { paged: false, lang }).total / list.pageSize))
  // Rows may have been removed since the page was chosen.
  const shown = { ...list, pageNum: Math.min(list.pageNum, last) }
  const page = localRows(rows, columns, shown, { paged, lang })
  return (
    <TableView
      height="auto"
      {...view}
      list={shown}
      rows={page.list}
      total={page.total}
      paged={paged}
      totals={summary?.(page.all)}
      onRefresh={onRefresh}
    />
  )
}
