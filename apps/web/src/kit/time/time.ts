// Instants as the viewer's clock shows them, and how long ago they are (specification section 4).
import type { Phrase } from '@register/contract/phrase'
import { daysAgo, displayWords, hoursAgo, minutesAgo } from '../display/words.ts'

const two = (n: number) => String(n).padStart(2, '0')

export const dayOf = (at: Date): string => `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`

/** YYYY-MM-DD HH:mm of an ISO instant; the text itself when it is none. */
export function minuteOf(instant: string): string {
  const at = new Date(instant)
  return Number.isNaN(at.getTime()) ? instant : `${dayOf(at)} ${two(at.getHours())}:${two(at.getMinutes())}`
}

const minute = 60_000
const hour = 60 * minute

/** Just now, minutes, hours on the same day, days up to 31, then the plain date. */
export function ago(instant: string, now: number): Phrase {
  const at = new Date(instant)
  const past = now - at.getTime()
  if (past < minute) return displayWords.justNow
  if (past < hour) return minutesAgo(Math.floor(past / minute))
  if (dayOf(at) === dayOf(new Date(now))) return hoursAgo(Math.floor(past / hour))
  const days = Math.ceil(past / (24 * hour))
  return days <= 31 ? daysAgo(days) : [dayOf(at), dayOf(at)]
}
