// A number as people type and paste it, read into plain decimal text where it can mean one thing only.
import type { Phrase } from '../phrase.ts'

const longest = 30
const plain = /^[+-]?(\d+(\.\d+)?|\.\d+)$/
const grouped = (mark: string, more: string) => new RegExp(`^[+-]?\\d{1,3}(${mark}\\d{3}){${more}}$`)

/** Groups of thousands that nothing else can mean: two and more of them, parted by one mark. */
const thousands = [grouped(',', '2,'), grouped('\\.', '2,'), grouped(' ', '1,'), grouped("'", '1,')]
const groupedWithPoint = /^[+-]?\d{1,3}(,\d{3})+\.\d+$/
const groupedWithComma = /^[+-]?\d{1,3}(\.\d{3})+,\d+$/
/** Three digits after one mark: thousands or decimals, unless the number in front could be no first group. */
const eitherWay = /^[+-]?[1-9]\d{0,2}[,.]\d{3}$/
const decimalComma = /^[+-]?(\d+,\d{1,3}|0,\d+)$/

/** Milli written for what is read as mega, and mega for milli: mPa, Mm. One case throughout is a habit of typing: mpa, MM. */
export const isOtherPrefix = (unit: string): boolean => /^(mP[aA]|mpA|m[wW]|Mm|mM)/.test(unit.normalize('NFKC').trim())

export type NumberReading = { value: string } | { problem: Phrase }

/** The shortest text of a decimal: no plus, no leading zeros. Digits after the point stay as written. */
const tidy = (text: string): string => {
  const [, sign = '', whole = '', part] = /^([+-]?)(\d*)(?:\.(\d+))?$/.exec(text) ?? []
  return `${sign === '-' ? '-' : ''}${whole.replace(/^0+(?=\d)/, '') || '0'}${part === undefined ? '' : `.${part}`}`
}

/** One spelling. NFKC is not used, because it would turn superscripts, circled digits and fractions into digits. */
const foldedNumber = (text: string): string =>
  text
    .replaceAll(/[\p{No}⁺⁻₊₋]/gu, '^$&')
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll('−', '-')
    .trim()

interface Reading {
  /** The value can have no decimals, which settles `1,500`. */
  whole: boolean
  units: readonly string[]
  /** Where the unit is not the field's own, `32.000` may be thousands as well: 32.000 kg for tonnes. */
  pointMayGroup?: boolean
  /** A comma may part two values: 16,40 of a range. */
  mayBeSeveral?: boolean
}

const twoReadings = (text: string, ways: readonly string[]): NumberReading => ({
  problem: [
    `：“${text}”有两种读法，请写成 ${ways.join(' 或 ')}`,
    `: "${text}" can be read in two ways: write ${ways.join(' or ')}`,
  ],
})

/** A decimal that no longer looks like a group of thousands: 32 for 32.000, 1.2340 for 1.234. */
const notGrouped = (text: string): string => text.replace(/\.?0+$/, '').replace(/\.\d{3}$/, '$&0')

/**
 * Reads one number: full width, thousands, a decimal comma and the unit behind it are understood. The problem says what would be right, without the field's name.
 */
export function readNumber(
  given: string,
  { whole, units, pointMayGroup = false, mayBeSeveral = false }: Reading,
): NumberReading {
  const folded = foldedNumber(given)
  const unit = units
    .flatMap((one) => [foldedNumber(one), one.normalize('NFKC').trim()])
    .find(
      (one) =>
        one !== '' && folded.toLowerCase().endsWith(one.toLowerCase()) && !isOtherPrefix(folded.slice(-one.length)),
    )
  const text = (unit ? folded.slice(0, -unit.length) : folded).trim()
  const wrong: NumberReading = { problem: ['应为数字，例如 1000 或 1.75', 'must be a number such as 1000 or 1.75'] }
  if (text.length > longest) return wrong
  // The full comma of Chinese parts the entries of a list, and no decimals.
  const isList = mayBeSeveral ? text.includes(',') : given.includes('，') && decimalComma.test(text) && !whole
  if (isList && /^[+-]?[\d.,]*\d$/.test(text))
    return twoReadings(text, [text.replace(',', '.'), ...(mayBeSeveral ? [text.replace(',', '～')] : [])])
  if (thousands.some((one) => one.test(text))) return { value: tidy(text.replaceAll(/[,.' ]/g, '')) }
  if (groupedWithPoint.test(text)) return { value: tidy(text.replaceAll(',', '')) }
  if (groupedWithComma.test(text)) return { value: tidy(text.replaceAll('.', '').replace(',', '.')) }
  if (eitherWay.test(text) && (text.includes(',') || whole || pointMayGroup)) {
    const joined = text.replace(/[,.]/, '')
    if (whole && text.includes(',')) return { value: tidy(joined) }
    const parted = text.replace(',', '.')
    return twoReadings(text, whole ? [joined] : [joined, pointMayGroup ? notGrouped(parted) : parted])
  }
  if (decimalComma.test(text)) return { value: tidy(text.replace(',', '.')) }
  return plain.test(text) ? { value: tidy(text) } : wrong
}
