// Whose a number is: one check of certificate numbers for the form, the import, the server and the look at stored data (docs/decisions/0095-codes-with-periods.md).
import type { FieldError } from '../../errors.ts'
import type { Phrase } from '../../phrase.ts'
import { isPrintedCode } from '../categoryCode.ts'
import {
  fitsFormat,
  isLicenceNo,
  numberKey,
  parseLabel,
  parseNo,
  suffixedNo,
  type CertificateNo,
} from './certificateNo.ts'
import { dateReading, type Dated } from '../days/partDays.ts'
import { heldIn, type HeldCode } from './heldCodes.ts'
import { editsBetween, isNearerToAnother, mostEdits } from './misprint.ts'
import { impossibleYear, noSuchYear } from './possibleYear.ts'
import { passesFor } from './reading.ts'

export interface Numbered extends Pick<Dated, 'asPrinted'> {
  certificateNo?: string | null | undefined
  /** What the number was probably meant to be, where it was misprinted. */
  probableNo?: string | null | undefined
  categoryCode: string
  issueDate?: string | null | undefined
  /** Why a label says another category or year than the record. */
  numberNote?: string | null | undefined
}

interface NumberChecks {
  /** The codes of the body whose record it is; a caller that does not know them leaves the body unchecked. */
  codes: readonly HeldCode[] | undefined
  /** Certificates from before the register: any shape of number. */
  existing: boolean
  /** The head office has confirmed the number as printed for this body: a misprint then needs no reading, and may look like the number of another body. */
  confirmed?: boolean | undefined
  /** The day in Shanghai. */
  today: string
  /** Whether the code is that of a listed category; a caller that does not know the catalogue leaves it unchecked. */
  isListed?: ((code: string) => boolean) | undefined
}

const yearOf = (day: string) => Number(day.slice(0, 4))

/** Why the body may not enter the number; nothing when it is its own. */
export function foreign(number: CertificateNo, codes: readonly HeldCode[]): Phrase | undefined {
  const held = heldIn(codes, number.year)
  if (held.includes(number.body)) return undefined
  const [zh, en] =
    held.length > 0
      ? [
          `本机构 ${number.year} 年的代码为 ${held.join('、')}`,
          `this body's code in ${number.year} is ${held.join(', ')}`,
        ]
      : [`本机构在 ${number.year} 年没有登记代码`, `this body has no code for ${number.year}`]
  return [
    `证书编号中的机构代码 ${number.body} 不属于本机构（${zh}）。编号由持有该代码的机构登记；本机构曾用该代码或承接了该机构的，请总局登记机构代码后再录入；原件印刷有误的，请总局确认该编号`,
    `Certificate No.: its body code ${number.body} is not this body's (${en}). The body with that code registers the number; a former code of this body, or one it succeeds to, is recorded by the head office first. If the original is misprinted, the head office confirms the number`,
  ]
}

type Catalogue = Pick<NumberChecks, 'isListed'>

/**
 * Why the number says another category than the record. An entry whose own code is not known may have any code in its numbers
 * that is no other product's: a branch of the catalogue, or a code of no list.
 */
function otherCategory(number: CertificateNo, categoryCode: string, { isListed }: Catalogue = {}): Phrase | undefined {
  if (number.category === categoryCode) return undefined
  if (isPrintedCode(categoryCode))
    return [
      `证书编号中的设备品种 ${number.category} 与所选品种 ${categoryCode} 不符`,
      `Certificate No.: its category ${number.category} does not match the chosen category ${categoryCode}`,
    ]
  return isListed?.(number.category)
    ? [
        `证书编号中的设备品种 ${number.category} 是目录中另一品种的代码，与所选品种不符`,
        `Certificate No.: its category ${number.category} is that of another product in the catalogue than the chosen one`,
      ]
    : undefined
}

/** Why the number says another year than the record, of which a date that is printed in part has the year. */
function otherYear(number: CertificateNo, record: Pick<Numbered, 'issueDate' | 'asPrinted'>): Phrase | undefined {
  const { issueDate } = record
  if (!issueDate || yearOf(issueDate) >= number.year) return undefined
  const [zh, en] = dateReading(record, 'issueDate')
  return [
    `发证日期 ${zh} 早于证书编号中的年份 ${number.year}`,
    `Certificate No.: its year ${number.year} is after the issue date ${en}`,
  ]
}

/** What a number contradicts of its record, whosever it is. */
export const contradictions = (
  number: CertificateNo,
  { categoryCode, ...record }: Numbered,
  catalogue: Catalogue = {},
): Phrase[] =>
  [otherCategory(number, categoryCode, catalogue), otherYear(number, record)].filter((one) => one !== undefined)

const ahead = ({ year }: CertificateNo, today: string): Phrase | undefined =>
  year > yearOf(today)
    ? [`证书编号中的年份 ${year} 尚未到来`, `Certificate No.: its year ${year} is still to come`]
    : undefined

const licence: Phrase = [
  '证书编号：这是制造许可证编号（TS + 7 位 + 年份），不是型式试验证书编号，请填写在“制造许可证编号”一栏',
  'Certificate No.: this is the number of a manufacturing licence (TS + 7 characters + year), not of a type-test certificate. Enter it as the manufacturing licence number',
]

const shape: Phrase = [
  '证书编号：应为 TSX + 品种 4 位 + 机构 3 至 5 位 + 年份 4 位 + 顺序号 4 位',
  'Certificate No. must be TSX + category 4 + body 3 to 5 + year 4 + serial 4',
]

const mimicry: Phrase = [
  '证书编号看似 TSX 或 TX 编号，但写法、品种或机构代码不符，请核对原件。原件印刷有误的，按原件填写，并填写“可能的编号”；无法判断本应是哪个编号的，请总局确认该编号；原件确为其他机构的编号的，由该机构登记，或请总局登记承接关系',
  'Certificate No. reads like a TSX or TX number, but is not written as one, or has another category or body. Compare it with the original. If the original is misprinted, enter it as printed and give the probable number; if none can be told, the head office confirms the number. The number of another body is registered by that body, or once the head office has recorded a successor',
]

/** A label is the body's own, and says the record's category and year, or the writer says why it does not. */
function labelProblem(label: CertificateNo, record: Numbered, judging: NumberChecks): Phrase | undefined {
  const { codes, today } = judging
  const problem = (codes && foreign(label, codes)) ?? ahead(label, today)
  if (problem) return problem
  const [first] = record.numberNote ? [] : contradictions(label, record, judging)
  return (
    first && [
      `${first[0]}。原件确实如此的，请填写“编号不符的说明”`,
      `${first[1]}. If the original says so, give the reason under "Why the number differs"`,
    ]
  )
}

/** The problem of a number that is written as numbers or labels are; a suffix says nothing about whose it is. */
function formatProblem(text: string, record: Numbered, judging: NumberChecks): Phrase | undefined {
  const { codes, existing, today } = judging
  const base = (existing && suffixedNo(text)?.base.normal) || text
  const number = parseNo(base)
  if (number)
    return (
      contradictions(number, record, judging)[0] ??
      (codes && foreign(number, codes)) ??
      (existing ? ahead(number, today) : undefined)
    )
  const label = existing ? parseLabel(base) : undefined
  return label ? labelProblem(label, record, judging) : shape
}

/** Why a reading is not what a misprinted number was meant to be; nothing where it is a number of this body and near enough. */
function readingProblem(printed: string, reading: string, record: Numbered, judging: NumberChecks): Phrase | undefined {
  const problem = formatProblem(reading, record, judging)
  if (problem) return [`可能的编号：${problem[0]}`, `Probable number: ${problem[1]}`]
  const isOther = !judging.confirmed && isNearerToAnother(printed, reading, judging.today)
  if (editsBetween(printed, reading) <= mostEdits && !isOther) return undefined
  return [
    `可能的编号：与原件上的编号“${printed}”相差过大，或原件更接近其他机构、品种、年份或顺序号的编号，请核对原件`,
    `Probable number differs too much from the number as printed, "${printed}", or the print is nearer to a number of another body, category, year or serial. Compare it with the original`,
  ]
}

const noReading: Phrase = [
  '可能的编号：证书编号符合格式（或未填写），不需要填写，请清空',
  'Probable number: the certificate number follows the format or is empty, so there is none. Leave it empty',
]

const reportIsCertificate = (number: string): Phrase => [
  `报告编号：“${number}”是型式试验证书编号或制造许可证编号的形式，不能作为报告编号；它是证书编号的，请填写在“证书编号”一栏`,
  `Report No.: "${number}" has the shape of a certificate number or of a manufacturing licence, so it is no report number. If it is the certificate number, enter it there`,
]

/** Report numbers that would answer for the certificate of somebody else: only the certificate's own number may stand among them. */
export const reportNumberErrors = (numbers: readonly string[], own: string | null | undefined): FieldError[] =>
  numbers
    .filter((one) => [one, one.replace(/^[\p{Script=Han}\s]+/u, '')].some((no) => isLicenceNo(no) || fitsFormat(no)))
    .filter((one) => !own || numberKey(one) !== numberKey(own))
    .slice(0, 1)
    .map((one) => ({ field: 'reportNo', phrase: reportIsCertificate(one) }))

/** The problem of the number of a record, or of its probable reading; none when it has no number. */
export function numberErrors(record: Numbered, judging: NumberChecks): FieldError[] {
  const { certificateNo: printed, probableNo: reading } = record
  const at = (field: string, phrase: Phrase | undefined): FieldError[] => (phrase ? [{ field, phrase }] : [])
  if (!printed) return at('probableNo', reading ? noReading : undefined)
  if (isLicenceNo(printed)) return at('certificateNo', licence)
  const { codes, existing, confirmed, today } = judging
  const year = existing ? impossibleYear(printed, today) : undefined
  const isMisprint = existing && (!fitsFormat(printed) || year !== undefined || (confirmed && reading))
  if (!isMisprint)
    return [
      ...at('certificateNo', formatProblem(printed, record, judging)),
      ...at('probableNo', reading ? noReading : undefined),
    ]
  if (reading) return at('probableNo', readingProblem(printed, reading, record, judging))
  // What reads like a number needs its reading, so that no certificate comes back under a misprint of its own number.
  if (year !== undefined && !confirmed) return at('certificateNo', noSuchYear(year))
  const isOpen = confirmed || !codes || passesFor(printed) === undefined
  return at('certificateNo', isOpen ? undefined : mimicry)
}
