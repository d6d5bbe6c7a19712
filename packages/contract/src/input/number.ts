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

/**
 * Reads one number: full width, thousands, a decimal comma and the unit behind it are understood. `whole`: the value
 * can have no decimals, which settles `1,500`. The problem says what would be right, without the field's name.
 */
export function readNumber(
  given: string,
  { whole, units }: { whole: boolean; units: readonly string[] },
): NumberReading {
  const folded = foldedNumber(given)
  const unit = units
    .flatMap((one) => [foldedNumber(one), one.normalize('NFKC').trim()])
    .find((one) => one !== '' && folded.toLowerCase().endsWith(one.toLowerCase()))
  const text = (unit ? folded.slice(0, -unit.length) : folded).trim()
  const wrong: NumberReading = { problem: ['应为数字，例如 1000 或 1.75', 'must be a number such as 1000 or 1.75'] }
  if (text.length > longest) return wrong
  if (thousands.some((one) => one.test(text))) return { value: tidy(text.replaceAll(/[,.' ]/g, '')) }
  if (groupedWithPoint.test(text)) return { value: tidy(text.replaceAll(',', '')) }
  if (groupedWithComma.test(text)) return { value: tidy(text.replaceAll('.', '').replace(',', '.')) }
  if (eitherWay.test(text) && (text.includes(',') || whole)) {
    const joined = text.replace(/[,.]/, '')
    if (whole && text.includes(',')) return { value: tidy(joined) }
    const parted = whole ? undefined : text.replace(',', '.')
    return {
      problem: [
        `：“${text}”有两种读法，请写成 ${[joined, parted].filter(Boolean).join(' 或 ')}`,
        `: "${text}" can be read in two ways: write ${[joined, parted].filter(Boolean).join(' or ')}`,
      ],
    }
  }
  if (decimalComma.test(text)) return { value: tidy(text.replace(',', '.')) }
  return plain.test(text) ? { value: tidy(text) } : wrong
}
