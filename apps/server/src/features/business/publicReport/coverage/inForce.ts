// The days on which a certificate was in force, as far as its record tells.
import { shanghaiDay } from '@register/contract/dates'
import { isInForce } from '../../report/service.ts'
import { stoppedSince, type Stopped } from './standing.ts'

type Days = Stopped & {
  readonly status: string
  readonly issue_date: string | null
  readonly valid_to: string | null
}

const dayBefore = (day: string): string => shanghaiDay(new Date(Date.parse(`${day}T00:00:00+08:00`) - 1))

/** From its issue to its last day, or to the day before it was suspended, revoked or cancelled. Nothing where the day of issue is not registered. */
export function daysInForce(row: Days) {
  const { status, issue_date: from, valid_to } = row
  if (!from) return undefined
  // An announced change counts from its day, also before it is stored.
  const since = status === 'published' && !isInForce(row) ? null : stoppedSince(row)
  const ends = [valid_to, since && dayBefore(since)].filter((day) => day !== null).toSorted()
  return { from, to: ends[0] ?? null }
}
