// The days on which a certificate was in force, as far as its record tells.
import { shanghaiDay } from '@register/contract/dates'

interface Days {
  readonly status: string
  readonly issue_date: string | null
  readonly valid_to: string | null
  readonly status_since: string | null
}

const dayBefore = (day: string): string => shanghaiDay(new Date(Date.parse(`${day}T00:00:00+08:00`) - 1))

/** From its issue to its last day, or to the day before it was suspended or revoked. Nothing where the day of issue is not registered. */
export function daysInForce({ status, issue_date: from, valid_to, status_since }: Days) {
  if (!from) return undefined
  const stopped = status === 'published' || !status_since ? null : dayBefore(status_since)
  const ends = [valid_to, stopped].filter((day) => day !== null).toSorted()
  return { from, to: ends[0] ?? null }
}
