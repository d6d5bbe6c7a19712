// Calendar dates of the register are days in Asia/Shanghai, whatever time zone the machine has.

const shanghai = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Asia/Shanghai',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

const dayMs = 86_400_000
/** China has kept one time without summer time since 1991. */
const shanghaiAheadMs = 8 * 3_600_000
const sinceOneTime = Date.UTC(1992, 0, 1)
/** From then on years have five digits. */
const untilFiveDigits = Date.UTC(9999, 11, 31)

/** The day in Shanghai at an instant, as YYYY-MM-DD. Reckoned where that is possible, because every read asks for it and the formatter takes ten times as long. */
export function shanghaiDay(instant: Date = new Date()): string {
  const ms = instant.getTime()
  return ms >= sinceOneTime && ms < untilFiveDigits
    ? new Date(ms + shanghaiAheadMs).toISOString().slice(0, 10)
    : shanghai.format(instant)
}

/** Seconds until the next day in Shanghai begins; at least 1. */
export const secondsOfDayLeft = (instant: Date = new Date()): number =>
  Math.max(1, Math.ceil((dayMs - ((instant.getTime() + shanghaiAheadMs) % dayMs)) / 1_000))

export const yearOf = (day: string): number => Number(day.slice(0, 4))

/** An existing calendar day, YYYY-MM-DD. Written without zod, because browser forms check it while a person types. */
export function isDay(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

/** Whether a filter may use this day: days far outside are typing errors, and the database has no year 0. */
export const isNearDay = (day: string): boolean => nearYears.test(day)

/** 1900 to 2199, and 1950 to 2100 for the days of records; patterns, because the API document shows them. */
export const nearYears = /^(?:19|20|21)\d\d-/
export const recordYears = /^(?:19[5-9]\d|20\d\d|2100)-/
