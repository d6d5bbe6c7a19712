// Certificate numbers: TSX + category 4 + body 3 to 5 + year 4 + serial 4, in any spelling. TSG 51-2023 Annex F note 1.
import { fold } from '../../fold.ts'
import type { Phrase } from '../../phrase.ts'

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

/** Why a number does not fit this category, body and issue date; undefined when it fits or is non-standard. */
export function misfit(
  number: CertificateNo,
  report: { categoryCode: string; bodyCode: string; issueDate?: string | null | undefined },
): Phrase | undefined {
  if (number.category !== report.categoryCode)
    return [
      `证书编号中的设备品种 ${number.category} 与所选品种 ${report.categoryCode} 不符`,
      `Certificate No.: its category ${number.category} does not match the chosen category ${report.categoryCode}`,
    ]
  if (number.body !== report.bodyCode)
    return [
      `证书编号中的机构代码 ${number.body} 与本机构代码 ${report.bodyCode} 不符`,
      `Certificate No.: its body code ${number.body} does not match this body's code ${report.bodyCode}`,
    ]
  if (report.issueDate && Number(report.issueDate.slice(0, 4)) < number.year)
    return [
      `发证日期 ${report.issueDate} 早于证书编号中的年份 ${number.year}`,
      `Certificate No.: its year ${number.year} is after the issue date ${report.issueDate}`,
    ]
  return undefined
}
