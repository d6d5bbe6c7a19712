// Reads one page of a list endpoint for the state in the address bar; the last page stays in sight while the next one comes.
import type { Call, EndpointSpec, Output } from '@register/contract/endpoint'
import { keepPreviousData } from '@tanstack/react-query'
import { useRead } from '../../api/query.ts'
import type { ListState } from './useListState.ts'

/** A row of what a list endpoint answers. */
export type RowOf<E extends EndpointSpec> = Output<E> extends { list: (infer Row)[] } ? Row : never

interface Page<Row> {
  list: Row[]
  total: number
  totalIsLowerBound?: boolean
}

export function useRows<E extends EndpointSpec>(
  endpoint: E,
  list: ListState,
  fixed: Readonly<Record<string, unknown>> = {},
) {
  const request = { ...list.request, ...fixed }
  // Where an endpoint takes its request is said by its declaration, which the type of a variable endpoint cannot show.
  const input = (endpoint.body ? { body: request } : { query: request }) as unknown as Call<E>
  const reading = useRead(endpoint, input, { placeholderData: keepPreviousData })
  return { ...reading, page: reading.data as Page<RowOf<E>> | undefined }
}
