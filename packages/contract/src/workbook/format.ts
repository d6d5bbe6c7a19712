// Number formats of a workbook: what kind of format it is, and whether what it shows can be told. Source: ECMA-376 part 1, 18.8.31.

/** How a value looks in a format, as the library of workbooks tells. */
export type FormatValue = (value: number | string | Date, format: string, options?: { is1904?: boolean }) => string

export interface Understood {
  /** The number is shown as it is. */
  isGeneral: boolean
  /** The number is shown as it is with something around it, here as a section for texts: @"kg". */
  around?: string
  /** What it shows of a number can be told: digits, literals, signs, percent and thousands. */
  isKnown: boolean
  isDate: boolean
  hasYear: boolean
  hasDay: boolean
  /** The section for texts; "@" shows them as they are. */
  text: string
}

/** Literals, escaped characters, fillers, colours, currencies and languages, none of which decides what kind of format it is. */
const literal = /"[^"]*"|\\.|[_*].|\[\$[^\]]*\]|\[(black|blue|cyan|green|magenta|red|white|yellow|color\s*\d+)\]/gi

/** The sections for positive, negative and zero numbers and for texts; a semicolon in quotation marks separates none. */
const sectionsOf = (format: string): string[] => format.split(/;(?=(?:[^"]*"[^"]*")*[^"]*$)/)

/** Formats are few in a workbook and cells many. */
const known = new Map<string, Understood>()
const mostKnown = 500

/** Reads a format code; the empty one is General. */
export function understood(format: string): Understood {
  const before = known.get(format)
  if (before) return before
  const sections = sectionsOf(format.trim())
  const plain = (sections[0] ?? '').replaceAll(literal, '').trim()
  const texts = sections.filter((section) => section.replaceAll(literal, '').includes('@'))
  const isAsItIs = /^general$/i.test(plain)
  const [first = ''] = sections
  const result: Understood = {
    isGeneral: format.trim() === '' || plain === '@' || (isAsItIs && first === plain),
    ...(isAsItIs && sections.length === 1 && first !== plain && { around: first.replace(/general/i, '@') }),
    isKnown: sections
      .slice(0, 3)
      .every((section) => /^[\s0#?.,%/()+\-:¥￥$€£E]*$/.test(section.replaceAll(literal, ''))),
    isDate: /[ymd]/i.test(plain),
    hasYear: /[ye]/i.test(plain),
    hasDay: /d/i.test(plain),
    text: texts.at(-1) ?? '@',
  }
  if (known.size >= mostKnown) known.clear()
  known.set(format, result)
  return result
}

/** The number rounded to the places of its format, half away from zero in decimal, as Excel does: 1.005 in 0.00 is 1.01. */
export function roundedFor(value: number, format: string): number {
  const plain = (sectionsOf(format)[0] ?? '').replaceAll(literal, '')
  if (/[E/]/.test(plain) || /,\s*$/.test(plain)) return value
  const places = (/\.([0#?]*)/.exec(plain)?.[1]?.length ?? 0) + (plain.includes('%') ? 2 : 0)
  const exact = Number(Math.abs(value).toPrecision(15))
  if (/e/i.test(String(exact)) || places > 15) return value
  return Math.sign(value) * Number(`${Math.round(Number(`${exact}e${places}`))}e-${places}`)
}

export const formatHides = (text: string): boolean => text.trim() === ''
