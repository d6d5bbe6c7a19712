// Parses days as people type them: with hyphens, slashes, points or none, as 2026年3月2日, in full width; anything else stays a text.
import { isDay, isNearDay } from '@register/contract/dates'

/** Whether a text is a day that may be entered. Far ones are typing errors, and a picker would make 1926 of the year 26. */
export const isUsualDay = (text: string): boolean => isDay(text) && isNearDay(text)

const two = (digits: string) => digits.padStart(2, '0')

/** The day as YYYY-MM-DD, null for an empty text, and else the text itself: the form shows the error, and no input is lost. */
export function dayFrom(text: string): string | null {
  const typed = text.normalize('NFKC').trim()
  if (typed === '') return null
  const [, year = '', month = '', date = ''] =
    /^(\d{4})(\d{2})(\d{2})$/.exec(typed) ??
    /^(\d{4})\s*[-/.年]\s*(\d{1,2})\s*[-/.月]\s*(\d{1,2})\s*日?$/.exec(typed) ??
    []
  const day = `${year}-${two(month)}-${two(date)}`
  return isUsualDay(day) ? day : text
}

/** The texts of several boxes after their stored days changed: only a box whose own day changed is written again, for in another one a person may be typing by now. */
export const textsAfter = (texts: readonly string[], before: readonly string[], now: readonly string[]): string[] =>
  texts.map((text, at) => (now[at] === before[at] ? text : (now[at] ?? '')))
