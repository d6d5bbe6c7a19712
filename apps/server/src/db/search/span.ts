// The months a question is about, and which of them are expected to hold as many hits as are wanted.
import { shanghaiDay } from '@register/contract/dates'
import type { Frequencies } from './frequencies.ts'
import { monthOf } from './grams.ts'
import type { Window } from './hits.ts'
import type { Plan } from './plan.ts'

/** Up to before `until`; without `from` back to the first. */
export interface Span {
  from: number | undefined
  until: number
}

/** Clocks differ by less than a month, and nothing is issued in the future. */
const lastMonth = () => monthOf(shanghaiDay()) + 2

export function spanOf(months: { from?: number | undefined; until?: number | undefined } | undefined): Span {
  const last = lastMonth()
  return { from: months?.from, until: Math.min(last, months?.until ?? last) }
}

/** The latest month from which on, up to before the span's end, `wanted` hits are expected. Nothing: all its months hold fewer. */
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

/** All times where a question is about all of them: the index need not be asked for time. */
export const windowOf = ({ from, until }: Span): Window =>
  from === undefined && until >= lastMonth() ? {} : { from, until }

/** Hits expected in the months a question is about. */
export function expectedIn({ months }: Frequencies, plan: Plan, { from, until }: Span): number {
  if (!months || (from === undefined && until >= lastMonth())) return plan.expected
  let sum = 0
  for (let month = Math.max(from ?? months.oldest, months.oldest); month < Math.min(until, months.newest + 1); month++)
    sum += plan.inMonth(month)
  return Math.min(sum, plan.expected)
}
