// Batch check of numbers: how each number was read and the standing of its certificate, as JSON and as a workbook.
import { mediaTypes } from '../../../files/mediaTypes.ts'
import { z } from 'zod'
import { endpoint } from '../../../endpoint.ts'
import type { Tone } from '../../../fields.ts'
import { labelled } from '../../../messages/labelled.ts'
import type { Phrase } from '../../../phrase.ts'
import { longestAsked } from '../askedCertificate.ts'
import { publicRow } from '../row.ts'
import { publicStatusKeys, reportStatuses, type PublicStatus } from '../../../rules/status.ts'

/** Numbers of one call; each counts against the rate limit as a separate call. */
export const maxNumbers = 200
/** Maximum length of a text that holds one number. */
const maxLength = longestAsked

/** Results for numbers without exactly one record. */
const withoutOneRecord = {
  several: {
    label: ['多份报告', 'Several reports'],
    tone: 'warn',
    meaning: [
      '多家机构用过这个报告编号，请按证书编号查询',
      'More than one body has used this report number. Ask by the certificate number',
    ],
  },
  other: {
    label: ['不是证书编号', 'Not a certificate number'],
    tone: 'warn',
    meaning: [
      '这是制造许可证编号或统一社会信用代码，可能对应多张证书，请在证书查询中查找',
      'This is a manufacturing licence or a credit code, which many certificates may have. Look for it in the search',
    ],
  },
  piece: {
    label: ['编号不完整', 'Incomplete number'],
    tone: 'warn',
    meaning: [
      '这只是证书编号的一部分，无法核对。请输入完整的编号，或在证书查询中查找',
      'This is only a piece of a certificate number and cannot be checked. Enter the whole number, or look for it in the search',
    ],
  },
  unknown: {
    label: ['未查到', 'Not found'],
    tone: 'bad',
    meaning: ['登记系统中没有这个编号', 'No certificate or report with this number is registered'],
  },
} as const satisfies Record<string, { label: Phrase; tone: Tone; meaning: Phrase }>

export type Standing = PublicStatus | keyof typeof withoutOneRecord
export const standings: Readonly<Record<Standing, { label: Phrase; tone: Tone; meaning: Phrase }>> = {
  ...reportStatuses,
  ...withoutOneRecord,
}
/** The results a number can have. Unpublished reports are reported as unknown numbers. */
export const standingKeys = [...publicStatusKeys, ...Object.keys(withoutOneRecord)] as [Standing, ...Standing[]]

const numbers = labelled(z.array(z.string().trim().min(1).max(maxLength)).min(1).max(maxNumbers), ['编号', 'Numbers'])

const checked = z.object({
  asked: z.string(),
  /** How the number was read: a certificate number in groups, with letters that look like digits replaced. */
  understood: z.string(),
  standing: z.enum(standingKeys),
  /** Null unless exactly one record has the number. */
  record: publicRow
    .pick({
      publicId: true,
      certificateNo: true,
      reportNo: true,
      productName: true,
      model: true,
      manufacturerName: true,
      bodyName: true,
      issueDate: true,
      issueDatePrinted: true,
      misprinted: true,
      probableNo: true,
    })
    .extend({
      validTo: z.string(),
      /** The number that replaces it, where it is superseded. */
      successorNo: z.string(),
    })
    .nullable(),
})
export type CheckedNumber = z.output<typeof checked>

const checking = {
  method: 'POST',
  access: 'anyone',
  effect: 'read',
  rate: 'answer',
  each: 'numbers',
  body: z.strictObject({ numbers }),
  example: { body: { numbers: ['TSX 3110 901 2026 0001'] } },
} as const

/** In the order asked. */
export const checkNumbers = endpoint({
  ...checking,
  open: true,
  path: '/api/business/equRepInfo/checkNumbers',
  fromStandby: true,
  summary: ['批量核对编号', 'Check many numbers at once'],
  output: z.object({ checkedAt: z.string(), list: z.array(checked) }),
})

/** The results of a new check, with its time and the end of the integrity log at that time. */
export const exportNumbers = endpoint({
  ...checking,
  path: '/api/business/equRepInfo/exportNumbers',
  reply: 'binary',
  types: [mediaTypes.xlsx],
  summary: ['导出批量核对结果', 'The check of many numbers as a workbook'],
})
