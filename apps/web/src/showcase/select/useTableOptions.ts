// One page of records for a table select, by the typed text; read only while the list is open.
import type { Call, EndpointSpec } from '@register/contract/endpoint'
import { keepPreviousData } from '@tanstack/react-query'
import { useRead } from '../../api/query.ts'
import type { Page, RowOf } from '../../kit/table/view/useRows.ts'

/** Specification section 9. */
export const tableSelectSize = 20

export function useTableOptions<E extends EndpointSpec>(
  endpoint: E,
  open: boolean,
  ask: { page: number; keyword: string; fixed: Readonly<Record<string, unknown>> },
) {
  const { page, keyword, fixed } = ask
  const query = { ...fixed, page, pageSize: tableSelectSize, ...(keyword && { keyword }) }
  // The endpoint's declaration says which input it takes, but the type of a variable endpoint cannot show that.
  const reading = useRead(endpoint, { query } as unknown as Call<E>, {
    enabled: open,
    placeholderData: keepPreviousData,
  })
  const answer = reading.data as Page<RowOf<E>> | undefined
  const total = answer?.total ?? 0
  return { ...reading, rows: answer?.list ?? [], total, pages: Math.max(1, Math.ceil(total / tableSelectSize)) }
}
