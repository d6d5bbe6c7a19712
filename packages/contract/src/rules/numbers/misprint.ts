// Numbers that were misprinted: how far a number as printed is from a reading of it, whether another reading is nearer, and which reading is the only one (docs/decisions/0102-numbers-as-printed.md).
import { fold } from '../../fold.ts'
import { firstNumberYear, fitsFormat, parseNo } from './certificateNo.ts'
import { heldIn, type HeldCode } from './heldCodes.ts'
import { impossibleYear } from './possibleYear.ts'
import { passesFor, tailOf } from './reading.ts'

/** Characters lost, doubled or replaced between a number as printed and its reading; more make it another number. A character that is there for no reason counts twice. */
export const mostEdits = 3

/** A proposal has fewer, because a person takes it over at a glance. */
const mostProposed = 2

/** Letters and digits alone: signs between them are no misprint. */
const plain = (text: string): string => fold(text).replace(/[^0-9A-Z]/g, '')

/** A whole number whose head is another than TSX is compared from its category on. */
function headed(text: string): string {
  const seen = plain(text)
  const tail = /^TS?X/.test(seen) ? undefined : tailOf(seen)
  return tail === undefined ? seen : `TSX${tail}`
}

/** `#` stands for any digit, `@` for any character of a category: those have no letters that look like 0 and 1. */
const classes: Readonly<Record<string, RegExp>> = { '#': /[0-9]/, '@': /[0-9A-HJKMNP-Z]/ }
const fits = (place: string, character: string): boolean =>
  place === character || (classes[place]?.test(character) ?? false)

/** What it costs to leave out a printed character. */
const surplus = (printed: string, at: number): number => (printed[at] === printed[at - 1] ? 1 : 2)

/** From the edits between each beginning of the printed number and a shape to those for the shape with one more place. */
function nextRow(row: readonly number[], place: string, printed: string): number[] {
  const next = [(row[0] ?? 0) + 1]
  for (let at = 1; at <= printed.length; at++) {
    const replaced = (row[at - 1] ?? 0) + (fits(place, printed.charAt(at - 1)) ? 0 : 1)
    next.push(Math.min(replaced, (row[at] ?? 0) + 1, (next[at - 1] ?? 0) + surplus(printed, at - 1)))
  }
  return next
}

/** What it costs to leave out all that is printed before each place. */
const firstRow = (printed: string): number[] => {
  const row = [0]
  for (let at = 0; at < printed.length; at++) row.push((row[at] ?? 0) + surplus(printed, at))
  return row
}
const rowAfter = (shape: string, printed: string, from = firstRow(printed)): number[] =>
  [...shape].reduce((row, place) => nextRow(row, place, printed), from)
const editsTo = (shape: string, printed: string): number => rowAfter(shape, printed).at(-1) ?? 0

/** How many characters were lost, doubled or replaced in print. */
export const editsBetween = (printed: string, reading: string): number =>
  Math.min(...[plain(printed), headed(printed)].map((seen) => editsTo(plain(reading), seen)))

const shapes = (start: string, years: readonly string[]): string[] =>
  [3, 4, 5].flatMap((body) => years.map((year) => `${start}@@@@${'#'.repeat(body)}${year}####`))
/** The years that numbers can have until now, as shapes of four digits: whole decades, and the years of this one. */
function yearShapes(today: string): string[] {
  const last = Number(today.slice(0, 4))
  const decades = Array.from(
    { length: Math.max(0, Math.floor((last - firstNumberYear) / 10)) },
    (_, at) => `${firstNumberYear / 10 + at}#`,
  )
  const decade = Math.floor(last / 10) * 10
  return [...decades, ...Array.from({ length: last - decade + 1 }, (_, at) => String(decade + at))]
}

/** Whether the number as printed is nearer to a number of another body, category or year than to this reading, so that the reading is not what was printed. Years that no number can have by `today` are none. */
export function isNearerToAnother(printed: string, reading: string, today: string): boolean {
  const seen = headed(printed)
  const years = yearShapes(today)
  const numbers = shapes('TSX', years)
  const others = seen.startsWith('TSX') && parseNo(reading) ? numbers : [...numbers, ...shapes('TX', ['##', ...years])]
  return Math.min(...others.map((shape) => editsTo(shape, seen))) < editsTo(plain(reading), seen)
}

/** A number as printed that reads like a certificate number and is not written as one, or one for which a reading is registered. */
export const isMisprinted = (printed: string | null | undefined, reading?: string | null): boolean =>
  Boolean(printed) && (Boolean(reading) || (!fitsFormat(printed ?? '') && passesFor(printed ?? '') !== undefined))

interface Known {
  categoryCode: string
  issueDate?: string | null | undefined
  codes: readonly HeldCode[]
  /** The day in Shanghai. */
  today: string
}

/** The only number of this body and category that the print can be a misprint of; nothing where there is none, or more than one is as near. */
export function probableReading(printed: string, { categoryCode, issueDate, codes, today }: Known): string | undefined {
  const isRight = fitsFormat(printed) && impossibleYear(printed, today) === undefined
  if (!printed || !categoryCode || isRight) return undefined
  const seen = plain(printed)
  let [best, found] = [mostProposed, [] as string[]]
  /** Serials in their order, left as soon as no ending can be as near as the best. */
  const seek = (start: string, row: number[], left: number) => {
    if (Math.min(...row) > best) return
    if (left > 0) {
      for (const digit of '0123456789') seek(start + digit, nextRow(row, digit, seen), left - 1)
      return
    }
    const edits = row.at(-1) ?? 0
    if (edits > best) return
    found = edits < best ? [start] : [...found, start]
    best = edits
  }
  const last = Number((issueDate || today).slice(0, 4))
  for (let year = firstNumberYear; year <= last; year++)
    for (const code of heldIn(codes, year)) {
      const start = `TSX${categoryCode}${code}${year}`
      seek(start, rowAfter(start, seen), 4)
    }
  const [only, ...more] = new Set(found)
  return more.length === 0 && only !== undefined && !isNearerToAnother(printed, only, today) ? only : undefined
}
