// The dates of a record of which the original may print a part: stored as printed beside their first day, and never checked by more than they say (docs/decisions/0108-part-of-a-date.md).
import { dayPrint, dayReading, partDay } from '../../input/partDay.ts'
import type { Phrase } from '../../phrase.ts'

/** The end of validity is none of them: it decides whether a certificate is valid. */
export const partDayKeys = ['productionDate', 'testStartDate', 'testEndDate', 'issueDate'] as const
export type PartDayKey = (typeof partDayKeys)[number]
export const isPartDayKey = (key: string): key is PartDayKey => (partDayKeys as readonly string[]).includes(key)

/** The dates of a record, and its prints by their keys. */
export type Dated = Partial<Record<PartDayKey, unknown>> & { readonly asPrinted?: unknown }

function printAt(record: Dated, key: PartDayKey): string | undefined {
  const { asPrinted } = record
  return typeof asPrinted === 'object' && asPrinted !== null
    ? dayPrint(record[key], (asPrinted as Readonly<Record<string, unknown>>)[key])
    : undefined
}

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

/** A date of a record as it is read. */
export const dateReading = (record: Dated, key: PartDayKey): Phrase => {
  const day = record[key]
  return dayReading(typeof day === 'string' ? day : null, printAt(record, key))
}
