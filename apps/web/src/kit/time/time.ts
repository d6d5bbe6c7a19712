// Formats instants in the viewer's time zone, and how long ago they are (specification section 4).
import type { Phrase } from '@register/contract/phrase'
import { daysAgo, displayWords, hoursAgo, minutesAgo } from '../display/words.ts'

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

export const dayOf = (at: Date): string => `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`

/** YYYY-MM-DD HH:mm of an ISO instant; the text itself when it is not one. */
export const minuteOf = (instant: Instant): string => formatted(instant, 'YYYY-MM-DD HH:mm')

/** The Swedish date format is YYYY-MM-DD. */
const shanghai = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Shanghai',
  dateStyle: 'short',
  timeStyle: 'short',
})

/** YYYY-MM-DD HH:mm in Shanghai time, for times that are set in it. */
export const shanghaiMinute = (at: Instant): string => shanghai.format(instantOf(at))

const parts: Readonly<Record<string, (at: Date) => string>> = {
  yyyy: (at) => String(at.getFullYear()).padStart(4, '0'),
  MM: (at) => two(at.getMonth() + 1),
  dd: (at) => two(at.getDate()),
  hh: (at) => two(at.getHours()),
  mm: (at) => two(at.getMinutes()),
  ss: (at) => two(at.getSeconds()),
}

/** By YYYY MM DD HH mm ss, or yyyy dd hh; the text itself when it is not a time. */
export function formatted(instant: Instant, format: string): string {
  const at = instantOf(instant)
  if (Number.isNaN(at.getTime())) return String(instant)
  return format.replaceAll(/YYYY|yyyy|MM|DD|dd|HH|hh|mm|ss/g, (part) => {
    const name = part === 'MM' ? part : part.toLowerCase()
    return parts[name]?.(at) ?? part
  })
}

const minute = 60_000
const hour = 60 * minute

/** The number of the day on the viewer's calendar, from a fixed first day. */
const dayNumber = (at: Date): number => Date.UTC(at.getFullYear(), at.getMonth(), at.getDate()) / (24 * hour)

/** Just now, minutes, hours on the same day, then calendar days up to 31 (yesterday is one), then the plain date; a text that is not a time is unchanged. Decision 58. */
export function ago(instant: Instant, now: number): Phrase {
  const at = instantOf(instant)
  const past = now - at.getTime()
  if (Number.isNaN(past)) return [String(instant), String(instant)]
  if (past < minute) return displayWords.justNow
  if (past < hour) return minutesAgo(Math.floor(past / minute))
  const days = dayNumber(new Date(now)) - dayNumber(at)
  if (days === 0) return hoursAgo(Math.floor(past / hour))
  return days <= 31 ? daysAgo(days) : [dayOf(at), dayOf(at)]
}

/** A duration in milliseconds in readable units. */
export const lasted = (ms: number): Phrase => {
  const seconds = ms / 1_000
  if (seconds < 0.1) return ['不到 0.1 秒', 'Under 0.1 s']
  if (seconds < 10) return [`${seconds.toFixed(1)} 秒`, `${seconds.toFixed(1)} s`]
  if (seconds < 90) return [`${Math.round(seconds)} 秒`, `${Math.round(seconds)} s`]
  return [`${Math.round(seconds / 60)} 分钟`, `${Math.round(seconds / 60)} min`]
}
