// The months of a question, and which of them are expected to have as many hits as are needed.
import { shanghaiDay } from '@register/contract/dates'
import type { Frequencies } from './frequencies.ts'
import { monthOf } from './grams.ts'
import type { Window } from './hits.ts'
import type { Plan } from './plan.ts'

/** Months from `from` to before `until`; without `from` all months before. */
export interface Span {
  from: number | undefined
  until: number
}

/** Two months ahead, because clocks differ by less than a month and no certificate is issued in the future. */
const lastMonth = () => monthOf(shanghaiDay()) + 2

export function spanOf(months: { from?: number | undefined; until?: number | undefined } | undefined): Span {
  const last = lastMonth()
  return { from: months?.from, until: Math.min(last, months?.until ?? last) }
}

/** The latest month from which to the span's end `wanted` hits are expected. Undefined when all its months have fewer. */
export function monthFor(
  { months }: Frequencies,
  plan: Plan,
  { from, until }: Span,
  wanted: number,
): number | undefined {
  if (!months) return undefined
  let sum = 0
  for (let month = until - 1; month >= Math.max(months.oldest, from ?? months.oldest); month--) {
    sum += plan.inMonth(month)
    if (sum >= wanted) return month
  }
  return undefined
}

/** The window of a span. It is empty when the span has all times, so that the index need not be asked for time. */
export const windowOf = ({ from, until }: Span): Window =>
  from === undefined && until >= lastMonth() ? {} : { from, until }

/** Hits expected in the months of a question. */
export function expectedIn({ months }: Frequencies, plan: Plan, { from, until }: Span): number {
  if (!months || (from === undefined && until >= lastMonth())) return plan.expected
  let sum = 0
  for (let month = Math.max(from ?? months.oldest, months.oldest); month < Math.min(until, months.newest + 1); month++)
    sum += plan.inMonth(month)
  return Math.min(sum, plan.expected)
}
