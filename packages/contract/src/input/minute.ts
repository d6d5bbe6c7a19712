// A minute as administrators write it and the configuration keeps it: China time, 2026-11-23 20:00.
import { isDay, isNearDay } from '../dates.ts'

export const minuteFormat = 'YYYY-MM-DD HH:mm'

export function isMinute(text: string): boolean {
  const [, day = '', hour = '', minute = ''] = /^(\d{4}-\d\d-\d\d) (\d\d):(\d\d)$/.exec(text) ?? []
  return isDay(day) && isNearDay(day) && Number(hour) < 24 && Number(minute) < 60
}

/** Throws nothing: what is no minute is an invalid date. */
export const instantOf = (minute: string): Date => new Date(`${minute.replace(' ', 'T')}:00+08:00`)
