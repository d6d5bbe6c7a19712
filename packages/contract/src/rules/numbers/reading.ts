// What a number of no standard shape could be taken for: a TSX number or a TX label, in any spelling.
import { lookAlike } from './alphabet.ts'
import { parseLabel, yearRead } from './certificateNo.ts'
import { heldIn, type HeldCode } from './heldCodes.ts'

/** How TSX reads where look-alikes are equal. */
const tsx = lookAlike('TSX')
/** A whole number: category, then digits alone for body, year and serial. */
const whole = /^[0-9A-Z]{4}(\d{11,13})(?!\d)/
/** A whole label; its year has two digits or four. */
const wholeLabel = /^[0-9A-Z]{4}(\d{9,13})(?!\d)/
/** A label that is cut or has too many digits. */
const partOfLabel = /^[0-9A-Z]{4}\d{3}/

interface Reading {
  /** It reads as a whole number or label, which is written in another way than numbers are. */
  isWhole: boolean
  /** Whether it could be taken for none but a number of this category, and of a body with these codes. */
  isFrom: (categoryCode: string, codes: readonly HeldCode[]) => boolean
}

/** The years of numbers: what else stands there is no year. */
const years = /^(?:199\d|20[0-4]\d)/

/** Bodies that the digits after the category could name, each with the year that follows. */
const named = (digits: string) =>
  [3, 4, 5].flatMap((length) => {
    const [year] = years.exec(digits.slice(length)) ?? []
    return year === undefined ? [] : [{ body: digits.slice(0, length), year: yearRead(year) }]
  })

/** `rest`: what follows TSX or TX. */
function readingOf(rest: string, { isWhole, isLabel }: { isWhole: boolean; isLabel: boolean }): Reading {
  return {
    isWhole,
    isFrom(categoryCode, codes) {
      const category = lookAlike(categoryCode)
      if (!rest.startsWith(category)) return false
      const digits = /^\d*/.exec(rest.slice(category.length))?.[0] ?? ''
      const label = isLabel ? parseLabel(`TX${category}${digits}`) : undefined
      const bodies = label ? [label] : named(digits)
      if (bodies.length > 0) return bodies.every(({ body, year }) => heldIn(codes, year).includes(body))
      return codes.some(({ code }) => digits.startsWith(code))
    },
  }
}

/** More characters before a number are words of their own. */
const longestHead = 6

/** Category, body, year and serial at the end of a text whose head is not TSX. Printed categories begin with a digit or F. */
export function tailOf(seen: string): string | undefined {
  const tails = Array.from({ length: longestHead + 1 }, (_, from) => from).filter((from) =>
    /^(?:\d[0-9A-Z]|F\d)[0-9A-Z]{2}\d{3,5}(?:199\d|20[0-4]\d)\d{4}$/.test(seen.slice(from)),
  )
  // What is left of TSX is no category, though one may look like it from there.
  const behind = tails.findLast((from) => seen.charAt(from - 1) === 'X')
  const [first] = tails
  return first === undefined ? undefined : seen.slice(behind ?? first)
}

/** What a number that is neither a standard one nor a label could be mistaken for; nothing when it has no TSX in it and no label. */
export function passesFor(number: string): Reading | undefined {
  // Words between the parts make no other number.
  const seen = lookAlike(number).replace(/[^0-9A-Z]/g, '')
  const at = seen.indexOf(tsx)
  if (at >= 0) {
    const rest = seen.slice(at + tsx.length)
    const [, digits = ''] = whole.exec(rest) ?? []
    return readingOf(rest, { isWhole: /^\d{3,5}(?:19|20)\d{6}$/.test(digits), isLabel: false })
  }
  // A head that lost its letters, or has others: what follows reads like a number all the same.
  const tail = tailOf(seen)
  if (tail !== undefined) return readingOf(tail, { isWhole: true, isLabel: false })
  for (const { index } of seen.matchAll(/TX/g)) {
    const rest = seen.slice(index + 2)
    if (wholeLabel.test(rest) || (index === 0 && partOfLabel.test(rest)))
      return readingOf(rest, { isWhole: false, isLabel: true })
  }
  return undefined
}
