// The days on which a certificate was in force, as its change notices tell.
import type { ChangeKind } from '@register/contract/business/report/changeKinds'
import { lastDayOf } from '@register/contract/rules/days/partDays'
import { shanghaiDay } from '@register/contract/dates'
import { isInForce } from '../../report/service.ts'
import { stoppedSince, type Stopped } from './standing.ts'

interface Change {
  readonly kind: string
  /** YYYY-MM-DD, the first day of its effect. */
  readonly date: string
  readonly changes: readonly { readonly field: string; readonly after: unknown }[]
}

type Days = Stopped & {
  readonly status: string
  /** For today. */
  readonly derived: string
  readonly issue_date: string | null
  readonly as_printed?: unknown
  readonly valid_to: string | null
  readonly replaced_on: string | null
  readonly origin: string
  readonly no_expiry: boolean | null
  readonly conclusion: string | null
  /** Oldest first. */
  readonly notices: readonly Change[]
}

export interface Span {
  readonly from: string
  /** The last day; nothing where there is no end. */
  readonly to: string | null
  /** It may have been in force on these days, and may not: its day of issue is printed in part. */
  readonly maybe?: true
}

const stops: ReadonlySet<string> = new Set<ChangeKind>([
  'suspension',
  'revocation',
  'cancellation',
  'replacement',
  'lapse',
])
const dayBefore = (day: string): string => shanghaiDay(new Date(Date.parse(`${day}T00:00:00+08:00`) - 1))

/** The day from which a notice lets it be in force again; a suspension that ends with it replaced does not. */
const restores = ({ kind, changes }: Change): boolean =>
  kind === 'restoration' && changes.some(({ field, after }) => field === 'status' && after === 'published')

/** Every run of days in force, from the day of issue on. `row`: with that day. */
function spansOf(row: Days, issued: string): Span[] {
  const spans: Span[] = []
  let from: string | null = issued
  const stop = (day: string) => {
    if (from !== null && from < day) spans.push({ from, to: dayBefore(day) })
    from = null
  }
  for (const notice of row.notices)
    if (stops.has(notice.kind)) stop(notice.date)
    else if (restores(notice)) from ??= notice.date
  // An announced change counts from its day, also before it is stored; and an imported standing has no notice.
  const since = row.status === 'published' && !isInForce(row) ? row.replaced_on : stoppedSince(row)
  if (since !== null) stop(since)
  else if (from !== null && (row.valid_to === null || from <= row.valid_to)) spans.push({ from, to: row.valid_to })
  const { valid_to: last } = row
  return spans
    .filter((span) => last === null || span.from <= last)
    .map((span) => ({ ...span, to: last !== null && (span.to === null || span.to > last) ? last : span.to }))
}

const runsFrom = (row: Days, issued: string): Span[] =>
  row.derived === 'published' ? [{ from: issued, to: row.valid_to }] : spansOf(row, issued)

/**
 * The run of days that `made` lies in; the first one where it lies in none. Nothing where no such day is known. A certificate in
 * force counts from its issue on: of a day that is printed in part from the last one that it may be, and maybe from the first.
 */
export function daysInForce(row: Days, made?: string): Span | undefined {
  const { issue_date: first, valid_to: to } = row
  // Of a certificate from before the register nothing is known that its record does not state.
  const isStated = row.origin !== 'existing' || (row.conclusion !== null && (to !== null || row.no_expiry === true))
  const last = lastDayOf({ issueDate: first, asPrinted: row.as_printed }, 'issueDate')
  if (!first || !last || !isStated) return undefined
  const known = runsFrom(row, last)
  const isIn = (span: Span) => made !== undefined && span.from <= made && made <= (span.to ?? made)
  const found = known.find(isIn)
  const possible = found || first === last ? undefined : runsFrom(row, first).find(isIn)
  return found ?? (possible ? { ...possible, maybe: true } : known[0])
}
