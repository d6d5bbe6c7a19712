// A date as far as old papers print it, the year or year and month: how it is written, and the days that it may mean (docs/decisions/0108-part-of-a-date.md).
import type { Phrase } from '../phrase.ts'
import { storedText } from '../text/storedText.ts'

/** The days that a part of a date may mean. */
interface PartDay {
  first: string
  last: string
  /** 2016 or 2016-02. */
  short: string
}

const figures = '〇一二三四五六七八九'
/** 二〇一六年十二月 as 2016年12月. */
const inDigits = (text: string): string =>
  text
    .replace(/十(?=[一二]\s*月)/, '1')
    .replace(/十(?=\s*月)/, '10')
    .replaceAll('零', '〇')
    .replaceAll(/[〇一二三四五六七八九]/g, (one) => String(figures.indexOf(one)))

/** How it is stored: as printed, in the one form of texts. */
const asStored = (text: string): string => storedText(text).trim()

/** The days of 2016, 2016年, 2016-02, 2016.2, 2016/02, 2016年2月 or 二〇一六年二月; undefined for every other text, whole dates too. */
export function partDay(text: string): PartDay | undefined {
  const written = inDigits(asStored(text)).replaceAll('。', '.')
  const [, year = '', month] =
    /^(\d{4})(?:\s*年)?$/.exec(written) ??
    /^(\d{4})\s*年\s*(\d{1,2})\s*月$/.exec(written) ??
    /^(\d{4})\s*[-/.]\s*(\d{1,2})$/.exec(written) ??
    []
  if (year === '') return undefined
  if (month === undefined) return { first: `${year}-01-01`, last: `${year}-12-31`, short: year }
  const number = Number(month)
  if (number < 1 || number > 12) return undefined
  const short = `${year}-${month.padStart(2, '0')}`
  const days = new Date(Date.UTC(Number(year), number, 0)).getUTCDate()
  return { first: `${short}-01`, last: `${short}-${days}`, short }
}

/** A typed part of a date, or one in a cell, as its first day and its print. */
export function partDayFrom(text: string): { day: string; print: string } | undefined {
  const part = partDay(text)
  return part && { day: part.first, print: asStored(text) }
}

/** The print of a day, where it still reads to that very day as its first one. */
export const dayPrint = (day: unknown, print: unknown): string | undefined => {
  const part = typeof print === 'string' ? partDayFrom(print) : undefined
  return part !== undefined && part.day === day ? part.print : undefined
}

/** A whole date, or a print of a part of one, as it is read. */
export const dateText = (text: string): Phrase => [text, partDay(text)?.short ?? text]

/** A day as it is read: as printed, where less than a day is. */
export const dayReading = (day: string | null | undefined, print?: unknown): Phrase =>
  dateText(dayPrint(day, print) ?? day ?? '')
