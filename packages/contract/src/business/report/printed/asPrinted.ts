// Values as the original writes them: 2.60 is the number 2.6, 2016年2月 stands beside its first day, and a reader compares both with the paper (docs/decisions/0106-what-the-paper-prints.md and docs/decisions/0108-part-of-a-date.md).
import { z } from 'zod'
import { isEmpty, readingText, type Field, type Values } from '../../../fields.ts'
import { isNothing, isRange } from '../../../fieldTypes/empty.ts'
import { rangeEnds } from '../../../fieldTypes/range.ts'
import { endsIn, rangeText } from '../../../fieldTypes/rangeText.ts'
import { halfWidth } from '../../../input/halfWidth.ts'
import { labelled } from '../../../messages/labelled.ts'
import type { Phrase } from '../../../phrase.ts'
import type { ParameterForm } from '../../../rules/parameters/formKind.ts'
import { reportFieldOf } from '../fields.ts'
import { isPartDayKey } from '../../../rules/days/partDays.ts'
import { dateText, dayReading } from '../../../input/partDay.ts'

/** By the key of a parameter, of a range by its ends (`dn.from`, `dn.to`); of a date of the record by the key of its field. */
export type Prints = Readonly<Record<string, string>>

export const asPrintedLabel: Phrase = ['原件的写法', 'As the original writes it']

/** What is no print of the record's own numbers is left out when it is stored. */
export const asPrintedPart = labelled(z.record(z.string().max(90), z.string().max(40)).default({}), asPrintedLabel)

/** The text to be kept of a typed number, or of one in a cell: its figures, where they write it otherwise than it is shown anyway. */
export function printOf(text: string, value: unknown): string | undefined {
  const written = /[+-]?\d+(?:\.\d+)?/.exec(halfWidth(text))?.[0]
  return typeof value === 'number' && written !== undefined && Number(written) === value && written !== String(value)
    ? written
    : undefined
}

/** The prints in the cell of a parameter. */
export function printsIn(key: string, text: string, value: unknown): Prints {
  const ends = isRange(value) ? endsIn(text) : undefined
  const texts: readonly (readonly [string, string, unknown])[] = isRange(value)
    ? rangeEnds.map(
        (end, at) => [`${key}.${end}`, ends?.[at] ?? (isNothing(value[end]) ? '' : text), value[end]] as const,
      )
    : [[key, text, value]]
  return Object.fromEntries(
    texts.flatMap(([name, written, one]) => {
      const print = printOf(written, one)
      return print === undefined ? [] : [[name, print]]
    }),
  )
}

/** The numbers of a value, each with the key of its print. */
const numbersIn = (key: string, value: unknown): (readonly [string, unknown])[] =>
  isRange(value) ? rangeEnds.map((end) => [`${key}.${end}`, value[end]] as const) : [[key, value]]

/** The prints of public parameters that still write the number they belong to: a changed number has none until it is written again. */
export const heldPrints = (form: ParameterForm | undefined, parameters: Values, prints: Prints): Prints =>
  Object.fromEntries(
    (form?.fields ?? [])
      .filter((field) => field.public)
      .flatMap(({ key }) => numbersIn(key, parameters[key]))
      .flatMap(([key, value]) => {
        const print = printOf(prints[key] ?? '', value)
        return print === undefined ? [] : [[key, print]]
      }),
  )

/** A parameter, or a date of the record, as it is read: as the original writes it, where that is known. */
export function printedReading(field: Field, value: unknown, prints: Prints = {}): Phrase {
  const written = (key: string, one: unknown) => printOf(prints[key] ?? '', one) ?? one
  if (typeof value === 'number') {
    const text = printOf(prints[field.key] ?? '', value)
    return text === undefined ? readingText(field, value) : [text, text]
  }
  if (isPartDayKey(field.key) && typeof value === 'string' && value !== '') return dayReading(value, prints[field.key])
  if (!isRange(value) || isEmpty(value)) return readingText(field, value)
  const text = rangeText({
    from: written(`${field.key}.from`, value.from),
    to: written(`${field.key}.to`, value.to),
  })
  return [text, text]
}

/** Prints in one line, each with the name of its parameter. */
export const printsText = (form: ParameterForm | undefined, prints: Prints): Phrase => {
  const lines = Object.entries(prints).map(([key, text]): Phrase => {
    const own = form?.fields.find((field) => field.key === key.replace(/\.(?:from|to)$/, '')) ?? reportFieldOf(key)
    const label = own?.label ?? [key, key]
    const [zh, en] = isPartDayKey(key) ? dateText(text) : [text, text]
    return [`${label[0]} ${zh}`, `${label[1]} ${en}`]
  })
  return [lines.map(([zh]) => zh).join('；'), lines.map(([, en]) => en).join('; ')]
}
