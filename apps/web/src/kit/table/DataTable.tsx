// A remote list: reads its endpoint for the state in the address bar and shows rows, or what stands in their place.
import type { EndpointSpec } from '@register/contract/endpoint'
import { useLang } from '../../api/language.ts'
import { leavesOf } from './columns.ts'
import { localRows } from './local/localRows.ts'
import type { Totals } from './view/totals.ts'
import { TableView } from './TableView.tsx'
import type { ListState } from './useListState.ts'
import { useRows, type RowOf } from './view/useRows.ts'
import type { ViewProps } from './view/viewProps.ts'

export interface DataTableProps<E extends EndpointSpec> extends ViewProps<RowOf<E>> {
  endpoint: E
  list: ListState
  /** Part of every request, beside what stands in the address bar. */
  fixed?: Readonly<Record<string, unknown>>
  /** The endpoint answers all rows at once, without pages: they are sorted here. */
  noPages?: boolean
  /** Totals under the columns: those the server answers as `summary`, or counted from the rows that came. */
  summary?: 'answered' | ((rows: readonly RowOf<E>[]) => Totals)
}

export function DataTable<E extends EndpointSpec>(props: DataTableProps<E>) {
  const { endpoint, list, fixed, noPages = false, summary, ...view } = props
  const lang = useLang()
  const reading = useRows(endpoint, list, fixed, !noPages)
  const { data: page, error, isPlaceholderData, refetch } = reading
  // What was filtered by the server is not filtered again.
  const here = { ...list, filters: {} }
  const rows =
    page && noPages ? localRows(page.list, leavesOf(view.columns), here, { paged: false, lang }).list : page?.list
  return (
    <TableView
      {...view}
      list={list}
      rows={rows}
      total={page?.total ?? 0}
      more={page?.totalIsLowerBound ?? false}
      newestFirst={page?.newestFirst ?? false}
      waiting={isPlaceholderData}
      error={error && !reading.isFetching ? error : undefined}
      paged={!noPages}
      totals={page && (summary === 'answered' ? page.summary : summary?.(page.list))}
      onRefresh={refetch}
    />
  )
}
