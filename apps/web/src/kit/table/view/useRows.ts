// Reads a list endpoint for the state of a list; the rows of before stay in sight while the next ones come.
import type { Call, EndpointSpec, Output } from '@register/contract/endpoint'
import { Failure } from '@register/contract/errors'
import { keepPreviousData, type UseQueryResult } from '@tanstack/react-query'
import { useRead } from '../../../api/query.ts'
import type { ListState } from '../useListState.ts'
import { tableWords as words } from '../words.ts'
import type { Totals } from './totals.ts'

/** A row of what a list endpoint answers: of its `list`, or of the answer itself where it has no pages. */
export type RowOf<E extends EndpointSpec> =
  Output<E> extends { list: (infer Row)[] } ? Row : Output<E> extends (infer Row)[] ? Row : never

export interface Page<Row> {
  list: Row[]
  total: number
  totalIsLowerBound?: boolean
  /** More were found than can be put in the order asked for. */
  newestFirst?: boolean
  summary?: Totals
}

/** What came, as a page; an answer without rows cannot be read. */
function pageOf<Row>(answer: unknown): Page<Row> {
  if (Array.isArray(answer)) return { list: answer as Row[], total: answer.length }
  const page = answer as Partial<Page<Row>> | null
  if (!Array.isArray(page?.list)) throw new Failure(200, words.badData)
  return { ...page, list: page.list, total: page.total ?? page.list.length }
}

/** `paged` false: all rows come at once, and neither page nor sort is asked for. */
export function useRows<E extends EndpointSpec>(
  endpoint: E,
  list: ListState,
  fixed: Readonly<Record<string, unknown>> = {},
  paged = true,
) {
  const request = { ...(paged ? list.request : list.filters), ...fixed }
  // Where an endpoint takes its request is said by its declaration, which the type of a variable endpoint cannot show.
  const input = (endpoint.body ? { body: request } : { query: request }) as unknown as Call<E>
  // Handed on whole: a reading tells its reader only of what the reader looks at.
  return useRead(endpoint, input, {
    placeholderData: keepPreviousData,
    // Checked here and handed on as it is: the shape is the page's business.
    select: (answer) => pageOf(answer) as unknown as Output<E>,
  }) as unknown as UseQueryResult<Page<RowOf<E>>, Failure>
}
