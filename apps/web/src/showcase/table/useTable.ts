// A handle on the rows that an endpoint has returned: read them again, or change what is on the screen without a request.
import type { EndpointSpec } from '@register/contract/endpoint'
import { useMemo } from 'react'
import { queryClient, refreshReads } from '../../api/cache.ts'
import type { Page, RowOf } from '../../kit/table/view/useRows.ts'

export interface TableHandle<Row> {
  /** Reads again; the page stays. To read something else, set the list's filters. */
  refresh: () => Promise<void>
  /** Rows added, removed or changed on the screen only; the total changes with their number. */
  change: (edit: (rows: Row[]) => Row[]) => void
}

export function useTable<E extends EndpointSpec>(endpoint: E): TableHandle<RowOf<E>> {
  return useMemo(
    () => ({
      refresh: () => refreshReads([endpoint]),
      change: (edit) => {
        const where = { queryKey: [endpoint.path], type: 'active' } as const
        queryClient.setQueriesData<Page<RowOf<E>> | RowOf<E>[]>(where, (page) => {
          if (!page) return page
          if (Array.isArray(page)) return edit(page)
          const list = edit(page.list)
          return { ...page, list, total: page.total + list.length - page.list.length }
        })
      },
    }),
    [endpoint],
  )
}
