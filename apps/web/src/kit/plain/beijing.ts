// Instants in Beijing time, which every page and print shows, wherever the reader's computer is. Public pages name the zone.
import type { Phrase } from '@register/contract/phrase'

/** China has one zone, without summer time. */
export const beijingAhead = 8 * 60 * 60 * 1000

/** 2026-03-02 09:15:00; the text itself when it is no instant. */
export const secondOf = (at: string | number): string => {
  const date = new Date(new Date(at).getTime() + beijingAhead)
  return Number.isNaN(date.getTime()) ? String(at) : date.toISOString().slice(0, 19).replace('T', ' ')
}

const named = (time: string): Phrase => [`${time}（北京时间）`, `${time} Beijing time`]

/** The day in Beijing: 2026-03-02. */
export const beijingDay = (at: string | number): string => secondOf(at).slice(0, 10)

/** To the minute, with the zone: 2026-03-02 09:15（北京时间）. */
export const beijingMinute = (at: string | number): Phrase => named(secondOf(at).slice(0, 16))

/** To the second, with the zone. */
export const beijingTime = (at: string | number): Phrase => named(secondOf(at))
