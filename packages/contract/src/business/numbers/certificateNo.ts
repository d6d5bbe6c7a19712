// Certificate numbers: TSX + category 4 + body 3 to 5 + year 4 + serial 4, in any spelling. TSG 51-2023 Annex F note 1.
import { fold } from '../../fold.ts'

export interface CertificateNo {
  /** Without spaces and hyphens, half width, upper case. */
  normal: string
  category: string
  body: string
  year: number
  serial: number
}

const pattern = /^TSX([0-9A-Z]{4})(\d{3,5})((?:19|20)\d{2})(\d{4})$/

/** The parts of a standard number; nothing when it is not one. */
export function parseNo(text: string): CertificateNo | undefined {
  const normal = fold(text)
  const [, category, body, year, serial] = pattern.exec(normal) ?? []
  if (!category || !body || !year || !serial) return undefined
  return { normal, category, body, year: Number(year), serial: Number(serial) }
}

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

/** Labels from before TSX: TX + category 4 + body 3 to 5 + year 4 or 2 + serial 4; a year of four digits is tried first. */
const labels = [/^TX([0-9A-Z]{4})(\d{3,5})((?:19|20)\d{2})(\d{4})$/, /^TX([0-9A-Z]{4})(\d{3,5})(\d{2})(\d{4})$/]

/** The first year that two digits may mean; the oldest labels are younger. */
const firstOfTwoDigits = 90

/** The year that is printed with two digits, or with four. */
export const yearRead = (digits: string): number =>
  digits.length === 4 ? Number(digits) : Number(digits) + (Number(digits) < firstOfTwoDigits ? 2000 : 1900)

/** The parts of an old label; nothing when it is not one. */
export function parseLabel(text: string): CertificateNo | undefined {
  const normal = fold(text)
  const [, category, body, year, serial] = labels.map((one) => one.exec(normal)).find(Boolean) ?? []
  if (!category || !body || !year || !serial) return undefined
  return { normal, category, body, year: yearRead(year), serial: Number(serial) }
}

/** What is written behind a number when a certificate is issued in addition, again or instead; in brackets or not. The database's number_key() says the same. */
const suffixes = /^(.+?)[([]?(补[发证]?|增补|换证?|变更|续)[)\]]?(\d{0,2})[)\]]?$/u

export interface SuffixedNo {
  /** The number or label before the suffix: another certificate, or none. */
  base: CertificateNo
  suffix: string
  /** Without spaces, hyphens and brackets, half width, upper case. */
  normal: string
}

/** A number or label with a suffix, which is a number of its own; nothing when it has none. */
export function suffixedNo(text: string): SuffixedNo | undefined {
  const [, start = '', word = '', count = ''] = suffixes.exec(fold(text)) ?? []
  const base = parseNo(start) ?? parseLabel(start)
  return base && { base, suffix: `${word}${count}`, normal: `${base.normal}${word}${count}` }
}

/** The one spelling by which a certificate number is found; every spelling of a suffix gives the same. */
export const numberKey = (text: string): string => suffixedNo(text)?.normal ?? fold(text)

/** Whether a number is written as numbers or labels are, with or without a suffix. */
export const fitsFormat = (text: string): boolean =>
  (parseNo(text) ?? parseLabel(text) ?? suffixedNo(text)) !== undefined

/** A manufacturing licence: TS, seven characters of which the first is a digit, and the year to which it is valid. */
export const isLicenceNo = (text: string): boolean => /^TS\d[0-9A-Z]{6}(?:19|20)\d{2}$/.test(fold(text))
