// Reads a list endpoint for the state of a list; the previous rows stay visible while the next ones load.
import type { Call, EndpointSpec, Output } from '@register/contract/endpoint'
import { Failure } from '@register/contract/errors'
import type { UseQueryResult } from '@tanstack/react-query'
import { keepFound } from '../../../api/keepFound.ts'
import { useRead } from '../../../api/query.ts'
import type { ListState } from '../useListState.ts'
import { tableWords as words } from '../words.ts'
import type { Totals } from './totals.ts'

/** The type of a row in the endpoint's answer: of its `list`, or of the answer itself where it has no pages. */
export type RowOf<E extends EndpointSpec> =
  Output<E> extends { list: (infer Row)[] } ? Row : Output<E> extends (infer Row)[] ? Row : never

export interface Page<Row> {
  list: Row[]
  total: number
  totalIsLowerBound?: boolean
  /** More were found than can be sorted as requested. */
  newestFirst?: boolean
  summary?: Totals
}

/** The answer as a page; throws for an answer without rows. */
function pageOf<Row>(answer: unknown): Page<Row> {
  if (Array.isArray(answer)) return { list: answer as Row[], total: answer.length }
  const page = answer as Partial<Page<Row>> | null
  if (!Array.isArray(page?.list)) throw new Failure(200, words.badData)
  return { ...page, list: page.list, total: page.total ?? page.list.length }
}

/** `paged` false: all rows come at once, and neither page nor sort is sent. */
export function useRows<E extends EndpointSpec>(
  endpoint: E,
  list: ListState,
  fixed: Readonly<Record<string, unknown>> = {},
  paged = true,
) {
  const request = { ...(paged ? list.request : list.filters), ...fixed }
  // The endpoint's declaration says whether the request goes into body or query, which the type of a variable endpoint cannot show.
  const input = (endpoint.body ? { body: request } : { query: request }) as unknown as Call<E>
  // Returned whole: the reading redraws a component only for the properties that it uses.
  return useRead(endpoint, input, {
    placeholderData: keepFound,
    // Only checked here, not converted: the page knows the shape.
    select: (answer) => pageOf(answer) as unknown as Output<E>,
  }) as unknown as UseQueryResult<Page<RowOf<E>>, Failure>
}
