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

/** In groups, as printed: TSX 3110 012 2026 0007. A non-standard number stays as it is. */
export function printNo(text: string): string {
  const number = parseNo(text)
  if (!number) return text
  return `TSX ${number.category} ${number.body} ${number.year} ${String(number.serial).padStart(4, '0')}`
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

/** A manufacturing licence: TS, seven characters of which the first is a digit, and the year to which it is valid. */
export const isLicenceNo = (text: string): boolean => /^TS\d[0-9A-Z]{6}(?:19|20)\d{2}$/.test(fold(text))
