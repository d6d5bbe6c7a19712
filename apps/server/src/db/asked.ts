// A list request in parts, for readers that choose how to search: its filters, the words that rows must contain, and its order.
import { sql, type RawBuilder } from 'kysely'
import { filterWords, type ListColumns, type ListRequest } from '@register/contract/page'
import { isOwnOrder, orderOf, type ColumnSql, type ListPlan } from './list.ts'

const unfiltered = new Set(['keyword', 'pageNum', 'pageSize', 'page', 'prop', 'order'])

/** The filters of a request without its keyword. */
export const filtersIn = (request: ListRequest): string[] =>
  Object.keys(request).filter((key) => request[key] !== undefined && !unfiltered.has(key))

/** True when the request has neither filters nor a keyword. */
export const asksForAll = (request: ListRequest): boolean =>
  filtersIn(request).length === 0 && (request.keyword ?? '').trim() === ''

/** A text that every row of the answer contains, in a column that the search knows. */
export interface HeldText {
  on: ColumnSql
  text: string
}

export function heldTexts<C extends ListColumns>(plan: ListPlan<C>, request: ListRequest): HeldText[] {
  return Object.entries(plan.columns).flatMap(([key, column]) => {
    const [on, raw] = [plan.sql[key], request[key]]
    if (!on?.searched || typeof raw !== 'string' || raw === '') return []
    return filterWords(raw, column).flatMap(({ operator, value }) =>
      operator === 'include' ? { on, text: on.folded?.(value) ?? value } : [],
    )
  })
}

/** A part of an order that an index can supply. */
export interface OrderPart {
  /** The condition for the rows of this part; undefined when the part has all rows. */
  only?: RawBuilder<boolean>
  order: RawBuilder<unknown>
}

/** The order in consecutive parts: rows without a value come last, but an index has them first in one direction and not at all in the other. */
export function orderParts<C extends ListColumns>(plan: ListPlan<C>, request: ListRequest): OrderPart[] {
  const on = request.prop && !isOwnOrder(plan, request) ? plan.sql[request.prop] : undefined
  if (!on || on.filled) return [{ order: orderOf(plan, request) }]
  const by = on.sort ?? on.ref
  const way = request.order === 'descending' ? sql`desc` : sql`asc`
  return [
    { only: sql<boolean>`${by} is not null`, order: sql`${by} ${way}, ${plan.order}` },
    { only: sql<boolean>`${by} is null`, order: plan.order },
  ]
}
