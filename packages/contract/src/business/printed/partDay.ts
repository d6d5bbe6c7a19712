// A date of which the original prints the year, or year and month: stored as printed beside its first day, and never judged by more than it says. Decision 108.
import type { Phrase } from '../../phrase.ts'
import { storedText } from '../../text/storedText.ts'

/** The dates of a record that may be a part of one. The end of validity is none of them: it decides whether a certificate is valid. */
export const partDayKeys = ['productionDate', 'testStartDate', 'testEndDate', 'issueDate'] as const
export type PartDayKey = (typeof partDayKeys)[number]
export const isPartDayKey = (key: string): key is PartDayKey => (partDayKeys as readonly string[]).includes(key)

/** The days that a part of a date may mean. */
export interface PartDay {
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

/** How a part of a date is stored: as printed, in the one form of texts. */
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
export const dayPrint = (day: unknown, print: string | undefined): string | undefined => {
  const part = print === undefined ? undefined : partDayFrom(print)
  return part !== undefined && part.day === day ? part.print : undefined
}

/** A date of a record with what is printed of it. */
export type Dated = Partial<Record<PartDayKey, unknown>> & {
  readonly asPrinted?: Readonly<Record<string, string>> | null | undefined
}

const printAt = (record: Dated, key: PartDayKey): string | undefined => dayPrint(record[key], record.asPrinted?.[key])

/** The last day that a date of a record may mean: of a whole date the day itself. */
export function lastDayOf(record: Dated, key: PartDayKey): string | null {
  const print = printAt(record, key)
  const day = record[key]
  return (
    (print === undefined ? undefined : partDay(print)?.last) ?? (typeof day === 'string' && day !== '' ? day : null)
  )
}

/** The prints of dates that still read to the days they belong to: a changed date has none until it is written again. */
export const heldDays = (record: Dated): Readonly<Partial<Record<PartDayKey, string>>> =>
  Object.fromEntries(
    partDayKeys.flatMap((key) => {
      const print = printAt(record, key)
      return print === undefined ? [] : [[key, print]]
    }),
  )

/** A whole date, or a print of one, as it is read. */
export const dateText = (text: string): Phrase => [text, partDay(text)?.short ?? text]

/** A day as it is read: as printed, where less than a day is. */
export const dayReading = (day: string | null | undefined, print?: string): Phrase =>
  dateText(dayPrint(day, print) ?? day ?? '')

/** A date of a record as it is read. */
export const dateReading = (record: Dated, key: PartDayKey): Phrase => {
  const day = record[key]
  return dayReading(typeof day === 'string' ? day : null, record.asPrinted?.[key])
}
