// A list read from the server: reads its endpoint for the state in the address and shows rows, or a placeholder, an error or an empty state.
import type { EndpointSpec } from '@register/contract/endpoint'
import { useLang } from '../../api/language.ts'
import { firstOf, useAdded } from './added/added.ts'
import { leavesOf } from './columns.ts'
import { localRows } from './local/localRows.ts'
import type { Totals } from './view/totals.ts'
import { TableView } from './TableView.tsx'
import type { ListState } from './useListState.ts'
import { useLastPage } from './view/pages/useLastPage.ts'
import { useRows, type RowOf } from './view/useRows.ts'
import type { ViewProps } from './view/viewProps.ts'

export interface DataTableProps<E extends EndpointSpec> extends ViewProps<RowOf<E>> {
  endpoint: E
  list: ListState
  /** Part of every request, in addition to the address. */
  fixed?: Readonly<Record<string, unknown>>
  /** The endpoint answers all rows at once, without pages: they are sorted here. */
  noPages?: boolean
  /** Totals under the columns: those that the server returns as `summary`, or sums of the rows received. */
  summary?: 'answered' | ((rows: readonly RowOf<E>[]) => Totals)
}

export function DataTable<E extends EndpointSpec>(props: DataTableProps<E>) {
  const { endpoint, list, fixed, noPages = false, summary, ...view } = props
  const lang = useLang()
  const reading = useRows(endpoint, list, fixed, !noPages)
  const { data: page, error, isPlaceholderData, refetch } = reading
  useLastPage(endpoint, list, reading, !noPages)
  // Rows that the server filtered are not filtered again.
  const here = { ...list, filters: {} }
  const question = JSON.stringify([endpoint.path, list.request, fixed])
  // A row of the list by the contract: what adds a record answers with it.
  // The number of rows follows the height of the window, and asks nothing else.
  const asked = JSON.stringify([{ ...list.request, pageSize: 0 }, fixed])
  const added = useAdded(endpoint, asked) as RowOf<E> | undefined
  const read =
    page && noPages ? localRows(page.list, leavesOf(view.columns), here, { paged: false, lang }).list : page?.list
  const rows = read && added && !noPages ? firstOf(read, added, view.rowKey) : read
  return (
    <TableView
      {...view}
      list={list}
      question={question}
      added={added && view.rowKey(added)}
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
