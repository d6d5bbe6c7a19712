// The server's clock. What "today" and "minutes ago" mean follows the register, not a computer whose clock is wrong.
import { shanghaiDay } from '@register/contract/dates'

/**
 * Milliseconds. A clock that is off by less shows no other day that matters, and a machine that stood still for some seconds
 * writes or reads an answer late by as much.
 */
const negligible = 30_000

/** Milliseconds that the server's clock is ahead of this computer's. */
let ahead = 0

/**
 * Reads the time of an answer that has just come; one from a cache would tell an earlier one.
 * The server wrote it at some moment of the `took` milliseconds before, so a slow answer tells no difference by itself.
 */
export function noteClock(date: string | null, took = 0, now = Date.now()): void {
  const written = Date.parse(date ?? '')
  if (Number.isNaN(written)) return
  const least = written - now
  const most = least + 999 + took
  ahead = least > negligible ? least : most < -negligible ? most : 0
}

/** Milliseconds since 1970. */
export const serverNow = (): number => Date.now() + ahead

/** The present day in Beijing, YYYY-MM-DD. */
export const today = (): string => shanghaiDay(new Date(serverNow()))

/** The day before it; China has no summer time, so each day has 24 hours. */
export const yesterday = (): string => shanghaiDay(new Date(serverNow() - 86_400_000))
