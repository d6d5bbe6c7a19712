// Formats instants in Beijing time, by which the register's days are counted, and how long ago they are (docs/rules/office.md#times).
import type { Phrase } from '@register/contract/phrase'
import { daysAgo, displayWords, hoursAgo, minutesAgo } from '../display/words.ts'
import { beijingAhead, beijingDay } from '../plain/beijing.ts'

/** ISO text, a Date, or a number: ten digits are seconds, more are milliseconds. */
export type Instant = string | number | Date

const two = (n: number) => String(n).padStart(2, '0')

/** An invalid date when the text is not a time. */
export function instantOf(at: Instant): Date {
  if (at instanceof Date) return at
  const digits = String(at).trim()
  if (/^\d{10}$/.test(digits)) return new Date(Number(digits) * 1000)
  return new Date(/^\d{11,}$/.test(digits) ? Number(digits) : at)
}

/** A date whose UTC parts are the parts of the instant in Beijing. */
const inBeijing = (at: Date): Date => new Date(at.getTime() + beijingAhead)

/** YYYY-MM-DD HH:mm of an instant; the text itself when it is not one. */
export const minuteOf = (instant: Instant): string => formatted(instant, 'YYYY-MM-DD HH:mm')

const parts: Readonly<Record<string, (at: Date) => string>> = {
  yyyy: (at) => String(at.getUTCFullYear()).padStart(4, '0'),
  MM: (at) => two(at.getUTCMonth() + 1),
  dd: (at) => two(at.getUTCDate()),
  hh: (at) => two(at.getUTCHours()),
  mm: (at) => two(at.getUTCMinutes()),
  ss: (at) => two(at.getUTCSeconds()),
}

/** By YYYY MM DD HH mm ss, or yyyy dd hh; the text itself when it is not a time. */
export function formatted(instant: Instant, format: string): string {
  const at = instantOf(instant)
  if (Number.isNaN(at.getTime())) return String(instant)
  const shifted = inBeijing(at)
  return format.replaceAll(/YYYY|yyyy|MM|DD|dd|HH|hh|mm|ss/g, (part) => {
    const name = part === 'MM' ? part : part.toLowerCase()
    return parts[name]?.(shifted) ?? part
  })
}

const minute = 60_000
const hour = 60 * minute

/** The number of the day on Beijing's calendar, from a fixed first day. */
const dayNumber = (at: Date): number => Math.floor(inBeijing(at).getTime() / (24 * hour))

/** Just now, minutes, hours on the same day, then calendar days up to 31 (yesterday is one), then the plain date; a text that is not a time is unchanged (docs/rules/office.md#times). */
export function ago(instant: Instant, now: number): Phrase {
  const at = instantOf(instant)
  const past = now - at.getTime()
  if (Number.isNaN(past)) return [String(instant), String(instant)]
  if (past < minute) return displayWords.justNow
  if (past < hour) return minutesAgo(Math.floor(past / minute))
  const days = dayNumber(new Date(now)) - dayNumber(at)
  if (days === 0) return hoursAgo(Math.floor(past / hour))
  return days <= 31 ? daysAgo(days) : [beijingDay(at.getTime()), beijingDay(at.getTime())]
}

/** A duration in milliseconds in readable units. */
export const lasted = (ms: number): Phrase => {
  const seconds = ms / 1_000
  if (seconds < 0.1) return ['不到 0.1 秒', 'Under 0.1 s']
  if (seconds < 10) return [`${seconds.toFixed(1)} 秒`, `${seconds.toFixed(1)} s`]
  if (seconds < 90) return [`${Math.round(seconds)} 秒`, `${Math.round(seconds)} s`]
  return [`${Math.round(seconds / 60)} 分钟`, `${Math.round(seconds / 60)} min`]
}

/** The hour in Beijing, 0 to 23. */
export const hourOf = (at: number): number => inBeijing(new Date(at)).getUTCHours()
