// Certificate numbers: TSX + category 4 + body 3 to 5 + year 4 + serial 4, in any spelling. TSG 51-2023 Annex F note 1.
import { fold } from '../../fold.ts'
import type { NamedNumber } from '../numberText/reading.ts'

export interface CertificateNo {
  /** Without spaces and hyphens, half width, upper case. */
  normal: string
  category: string
  body: string
  year: number
  serial: number
}

/**
 * The first year that a number can have. Type tests by approved bodies, whose codes the numbers hold, began with the rules of
 * 2000 (Order 13 of the then authority); what prints an earlier year, as 1926 for 2026, is misprinted.
 */
export const firstNumberYear = 2000

/** Labels from before TSX: TX + category 4 + body 3 to 5 + year 4 or 2 + serial 4; a year of four digits is tried first. */
const labelShapes = [/^TX([0-9A-Z]{4})(\d{3,5})((?:19|20)\d{2})(\d{4})$/, /^TX([0-9A-Z]{4})(\d{3,5})(\d{2})(\d{4})$/]
const numberShapes = [/^TSX([0-9A-Z]{4})(\d{3,5})((?:19|20)\d{2})(\d{4})$/]

/** The first year that two digits may mean. */
const firstOfTwoDigits = 90

/** The year that is printed with two digits, or with four. */
export const yearRead = (digits: string): number =>
  digits.length === 4 ? Number(digits) : Number(digits) + (Number(digits) < firstOfTwoDigits ? 2000 : 1900)

/** The parts of a text of one of these shapes, of whatever year. */
function partsOf(text: string, shapes: readonly RegExp[]): CertificateNo | undefined {
  const normal = fold(text)
  const [, category, body, year, serial] = shapes.map((one) => one.exec(normal)).find(Boolean) ?? []
  if (!category || !body || !year || !serial) return undefined
  return { normal, category, body, year: yearRead(year), serial: Number(serial) }
}

const possible = (number: CertificateNo | undefined): CertificateNo | undefined =>
  number && number.year >= firstNumberYear ? number : undefined

/** The parts of a standard number; nothing when it is not one, or has a year in which there were none. */
export const parseNo = (text: string): CertificateNo | undefined => possible(partsOf(text, numberShapes))

/** The parts of an old label; nothing when it is not one, or has a year in which there were none. */
export const parseLabel = (text: string): CertificateNo | undefined => possible(partsOf(text, labelShapes))

export const makeNo = (category: string, body: string, year: number, serial: number): string =>
  `TSX${category}${body}${year}${String(serial).padStart(4, '0')}`

const inGroups = ({ category, body, year, serial }: CertificateNo): string =>
  `TSX ${category} ${body} ${year} ${String(serial).padStart(4, '0')}`

/** In groups, as printed: TSX 3110 012 2026 0007, and with a suffix TSX 3110 012 2026 0007补. A non-standard number stays as it is. */
export function printNo(text: string): string {
  const suffixed = suffixedNo(text)
  const number = suffixed ? parseNo(suffixed.base.normal) : parseNo(text)
  return number ? `${inGroups(number)}${suffixed?.suffix ?? ''}` : text
}

/**
 * What is written behind a number when a certificate is issued in addition, again or instead, and how often; in brackets or
 * not. The database's number_key() says the same of this and the next three.
 */
const suffixes =
  /^(.+?)[([]?([补補][发發证證]?|增[补補]|[换換][发發证證]?|[变變]更|[续續])[([)\]]{0,2}(\d{0,2}|[一二三四五六七八九十])[)\]]{0,2}$/u
const traditional: Readonly<Record<string, string>> = { 補: '补', 發: '发', 證: '证', 換: '换', 變: '变', 續: '续' }
/** In the spelling of today, and 换发 as 换: which of both is printed makes no other certificate. */
const wordOf = (printed: string): string =>
  printed.replaceAll(/[補發證換變續]/gu, (one) => traditional[one] ?? one).replace('换发', '换')
const countOf = (printed: string): string => {
  const chinese = '一二三四五六七八九十'.indexOf(printed)
  return printed !== '' && chinese >= 0 ? String(chinese + 1) : printed.replace(/^0(?=\d)/, '')
}

export interface SuffixedNo {
  /** The number or label before the suffix: another certificate, or none. */
  base: CertificateNo
  suffix: string
  /** Without spaces, hyphens and brackets, half width, upper case, the suffix in its one spelling. */
  normal: string
}

/** The text before a suffix, and the suffix in its one spelling; nothing where the text before it has no shape of numbers. */
function parted(text: string): { start: string; suffix: string } | undefined {
  const [, start = '', word = '', count = ''] = suffixes.exec(fold(text)) ?? []
  const isNumber = partsOf(start, [...numberShapes, ...labelShapes]) !== undefined
  return isNumber ? { start, suffix: `${wordOf(word)}${countOf(count)}` } : undefined
}

/** The year in a text that is written as numbers or labels are, also one that no number can have. */
export function yearIn(text: string): number | undefined {
  const start = parted(text)?.start ?? text
  return (partsOf(start, numberShapes) ?? partsOf(start, labelShapes))?.year
}

/** A number or label with a suffix, which is a number of its own; nothing when it has none. */
export function suffixedNo(text: string): SuffixedNo | undefined {
  const { start = '', suffix = '' } = parted(text) ?? {}
  const base = parseNo(start) ?? parseLabel(start)
  return base && { base, suffix, normal: `${base.normal}${suffix}` }
}

/** The one spelling by which a certificate number is found; every spelling of a suffix gives the same. */
export function numberKey(text: string): string {
  const { start, suffix = '' } = parted(text) ?? {}
  return start === undefined ? fold(text) : `${start}${suffix}`
}

/** How a certificate number is stored: one of today's shape without spaces and with its suffix in the one spelling, every other as printed. */
export function storedNo(text: string): string {
  const suffixed = suffixedNo(text)
  return parseNo(text)?.normal ?? (suffixed && parseNo(suffixed.base.normal) ? suffixed.normal : text)
}

/** Whether a number is written as numbers or labels are, with or without a suffix. */
export const fitsFormat = (text: string): boolean =>
  (parseNo(text) ?? parseLabel(text) ?? suffixedNo(text)) !== undefined

/** A manufacturing licence: TS, seven characters of which the first is a digit, and the year to which it is valid. */
export const isLicenceNo = (text: string): boolean => /^TS\d[0-9A-Z]{6}(?:19|20)\d{2}$/.test(fold(text))

/** The letters O, I and L may be typed for digits, so the patterns decide about texts with them. */
const plain = '[0-9A-HJKMNP-Z]'
const aloneWith = (between: string) =>
  `(?:TSX${between}${plain}{4}|TX${between}(?:[1-9]${plain}{3}|F\\d${plain}{2}))${between}\\d{3,5}${between}(?:19|20)?\\d\\d${between}\\d{4}`
const alone = new RegExp(`^(?:${aloneWith('')}|${aloneWith(' ')})$`)

/**
 * What the patterns for longer texts would find in a text that is one number and nothing else, in one piece or in the groups
 * that are printed, as most are stored and asked for; undefined where they have to look.
 */
export function numberAlone(text: string): NamedNumber | undefined {
  if (!alone.test(text) || !fitsFormat(text)) return undefined
  return { as: text.startsWith('TSX') ? 'certificate' : 'label', key: fold(text), text, from: 0, to: text.length }
}
