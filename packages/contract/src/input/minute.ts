// A minute as administrators write it and the configuration keeps it: China time, 2026-11-23 20:00.
import type { Phrase } from '../phrase.ts'
import { telling } from '../messages/said.ts'
import { isDay, isNearDay } from '../dates.ts'

export const minuteFormat = 'YYYY-MM-DD HH:mm'

export function isMinute(text: string): boolean {
  const [, day = '', hour = '', minute = ''] = /^(\d{4}-\d\d-\d\d) (\d\d):(\d\d)$/.exec(text) ?? []
  return isDay(day) && isNearDay(day) && Number(hour) < 24 && Number(minute) < 60
}

/** The rule of a field: the shape in the API document, and that there is such a minute. */
export const minuteProblem = telling(
  (text: string): Phrase | undefined =>
    isMinute(text)
      ? undefined
      : ['应为日期和时间，例如 2026-11-23 20:00', 'must be a date and time such as 2026-11-23 20:00'],
  {
    json: (schema) => ({ ...schema, pattern: String.raw`^(?:19|20|21)\d\d-[01]\d-[0-3]\d [0-2]\d:[0-5]\d$` }),
    words: ['须有这一时刻（北京时间）', 'There is such a minute (China time)'],
  },
)

/** Throws nothing: what is no minute is an invalid date. */
export const instantOf = (minute: string): Date => new Date(`${minute.replace(' ', 'T')}:00+08:00`)
