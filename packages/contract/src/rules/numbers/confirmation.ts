// What the head office confirms of a number, so that a body may enter its certificate: the grounds, for the office and for the public (docs/decisions/0100-the-first-day-and-confirmations.md).
import type { Phrase } from '../../phrase.ts'
import { dateReading, lastDayOf, type Dated } from '../days/partDays.ts'
import { parseLabel, parseNo, suffixedNo } from './certificateNo.ts'

interface Ground {
  /** As the head office chooses it. */
  readonly label: Phrase
  /** As the certificate says it to anyone. */
  readonly shown: Phrase
}

export const grounds = {
  afterFirstDay: {
    label: [
      '登记起始日及以后发证，未在本系统申请编号',
      'Issued on or after the first day of the register without an application',
    ],
    shown: [
      '登记起始日及以后发证，编号未经本系统申请',
      'issued on or after the first day of this register, without an application in it',
    ],
  },
  aboveCounter: {
    label: ['顺序号超出本系统已发放的范围', 'Serial beyond those that the register has given out'],
    shown: ['顺序号未由本系统发放', 'its serial was not given out by this register'],
  },
  approvalLost: {
    label: [
      '编号申请已撤回、未通过或已作废，证书确已发出',
      'Its application was withdrawn, rejected or voided, yet the certificate was issued',
    ],
    shown: ['本系统中的编号申请已终止', 'the application for its number has ended in this register'],
  },
  misprint: {
    label: [
      '编号按原件登记：原件印刷有误，或与另一张证书的编号相同',
      'Number as on the original, which is misprinted or like that of another certificate',
    ],
    shown: ['编号按原件登记', 'its number is registered as on the original'],
  },
} as const satisfies Record<string, Ground>
export type GroundKey = keyof typeof grounds
export const groundKeys = Object.keys(grounds) as [GroundKey, ...GroundKey[]]

/** The sentence of a certificate that was registered on confirmations. */
export function confirmedText(keys: readonly GroundKey[]): Phrase {
  const [zh, en] = [0, 1].map((at) => keys.map((key) => grounds[key].shown[at]))
  return [`经总局确认登记：${zh?.join('；')}`, `Registered on the confirmation of the head office: ${en?.join('; ')}`]
}

/** The number that a confirmation names: the first of the report's where the certificate has none of its own. */
export const confirmable = (record: {
  certificateNo?: string | null | undefined
  reportNo?: readonly string[] | null | undefined
}): string => record.certificateNo || record.reportNo?.[0] || ''

const wayOn: Phrase = [
  '请先在本系统申请编号；确已发出而未申请的，请总局确认该编号并说明理由',
  'Apply for its number in this register first. If it was issued without one, the head office confirms its number with a reason',
]

/**
 * Why an existing certificate needs the confirmation of the head office: it was issued on or after the first day, or no day
 * and no earlier year of its number shows that it was not. Of a date that is printed in part the last day counts that it may
 * mean. An empty first day limits nothing.
 */
export function afterFirstDay(
  record: {
    issueDate?: string | null | undefined
    certificateNo?: string | null | undefined
    probableNo?: string | null | undefined
  } & Pick<Dated, 'asPrinted'>,
  firstDay: string,
): Phrase | undefined {
  const { issueDate: issued } = record
  const number = record.probableNo || record.certificateNo
  if (firstDay === '') return undefined
  const last = lastDayOf(record, 'issueDate')
  if (last !== null && last < firstDay) return undefined
  if (issued && issued < firstDay) {
    const [zh, en] = dateReading(record, 'issueDate')
    return [
      `发证日期 ${zh} 没有印全，无法认定早于登记起始日 ${firstDay}；原件有完整日期的请填写，没有的请总局确认该编号并说明理由`,
      `Issue date ${en} is printed in part, so it cannot be told that the certificate is from before ${firstDay}, the first day of the register. Enter the whole date if the original has it; if not, the head office confirms its number with a reason`,
    ]
  }
  if (issued) {
    const [zh, en] = dateReading(record, 'issueDate')
    return [
      `发证日期 ${zh} 不早于登记起始日 ${firstDay}，不能按“已有证书”登记。${wayOn[0]}`,
      `Issue date ${en} is not before ${firstDay}, the first day of the register, so this is no existing certificate. ${wayOn[1]}`,
    ]
  }
  const year = number ? (parseNo(number) ?? parseLabel(number) ?? suffixedNo(number)?.base)?.year : undefined
  return year !== undefined && year < Number(firstDay.slice(0, 4))
    ? undefined
    : [
        `没有发证日期，无法认定早于登记起始日 ${firstDay}，请填写发证日期；原件没有的，请总局确认该编号并说明理由`,
        `Issue date is not stated, so it cannot be told that the certificate is from before ${firstDay}, the first day of the register. Enter it, or if the original has none, the head office confirms its number with a reason`,
      ]
}
