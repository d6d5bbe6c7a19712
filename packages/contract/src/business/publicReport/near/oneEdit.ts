// The numbers that a mistyped one may have been meant to be: without the zeros before a serial or a code, one character wrong, missing, doubled or too many, or two neighbours that changed places (docs/decisions/0110-numbers-in-any-text.md).
import { fold } from '../../../fold.ts'
import { fitsFormat, suffixedNo } from '../../../rules/numbers/certificateNo.ts'
import { asLatin } from './foreignLetters.ts'

/** The kinds of slips, the likeliest first. */
const slips = ['zeros', 'swapped', 'doubled', 'missing', 'alike', 'wrong', 'surplus'] as const
type Slip = (typeof slips)[number]

const characters = '0123456789ABCDEFGHJKMNPQRSTUVWXYZ'
/** Digits that are read for one another on paper. */
const looksAlike = /^(?:08|80|06|60|17|71|38|83|56|65|68|86|27|72|49|94|35|53|58|85)$/

/** A number as it can be printed: category of a digit or F, a year of certificates. */
const printed =
  /^(?:TSX(?:[1-9]|F)[0-9A-Z]{3}\d{3,5}(?:199\d|20[0-4]\d)\d{4}|TX(?:[1-9]|F)[0-9A-Z]{3}\d{3,5}(?:199\d|20[0-4]\d|\d\d)\d{4})$/

/** Letters and digits as they were meant; without a head the number is one of TSX. */
function plainOf(text: string): { plain: string; suffix: string } {
  const suffixed = suffixedNo(text)
  const folded = suffixed ? suffixed.base.normal : fold(asLatin(text))
  const seen = folded
    .replace(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1')
  return { plain: /^\d/.test(seen) ? `TSX${seen}` : seen, suffix: suffixed?.suffix ?? '' }
}

/** A number in its groups, as people read one out or a spreadsheet leaves it: TSX 3110 12 2026 7. */
const groups =
  /^(TS?X)?\P{L}*?(?<![0-9])([0-9A-Z]{4})[^0-9A-Z]+(\d{1,5})[^0-9A-Z]+((?:19|20)\d{2})[^0-9A-Z]+(\d{1,4})$/u

/** With the zeros that the groups have in print; undefined where none is missing. */
function padded(text: string): string | undefined {
  const [whole, head = 'TSX', category = '', body = '', year = '', serial = ''] =
    groups.exec(text.normalize('NFKC').trim().toUpperCase()) ?? []
  return whole === undefined ? undefined : `${head}${category}${body.padStart(3, '0')}${year}${serial.padStart(4, '0')}`
}

/** The shortest and longest text that is one slip away from a number. */
const lengths = { min: 12, max: 21 }

/**
 * The keys of all possible numbers that are one slip away from a text, with the rank of the slip, 0 for the likeliest; none
 * of a text that is far from every number. Some hundreds at most, whatever the text is.
 */
export function nearKeys(text: string): Map<string, number> {
  const near = new Map<string, number>()
  const { plain, suffix } = plainOf(text)
  const whole = padded(text)
  if (whole !== undefined && printed.test(whole) && whole !== plain) near.set(whole, slips.indexOf('zeros'))
  if (plain.length < lengths.min || plain.length > lengths.max) return near
  const add = (slip: Slip, number: string) => {
    if (!printed.test(number) || !fitsFormat(number) || number === plain) return
    const key = number + suffix
    near.set(key, Math.min(near.get(key) ?? slips.length, slips.indexOf(slip)))
  }
  for (let at = 0; at <= plain.length; at++) {
    const [before, here, after] = [plain.slice(0, at), plain.charAt(at), plain.slice(at + 1)]
    for (const one of characters) {
      add('missing', before + one + here + after)
      if (here) add(looksAlike.test(here + one) ? 'alike' : 'wrong', before + one + after)
    }
    if (here) add(here === plain.charAt(at - 1) ? 'doubled' : 'surplus', before + after)
    if (after) add('swapped', before + after.charAt(0) + here + after.slice(1))
  }
  return near
}
