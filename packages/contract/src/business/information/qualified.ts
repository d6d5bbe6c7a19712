// The certificates and reports of one manufacturer that are in force: which there are, and their files as one zip.
import { mediaTypes } from '../../files/mediaTypes.ts'
import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { labelled, reasoned } from '../../messages/labelled.ts'
import { telling } from '../../messages/said.ts'
import { fileKindKeys } from '../file.ts'
import { reportLabels as label } from '../report/labels.ts'
import { givenText } from '../../text/givenText.ts'

/** What one zip holds at most; bytes of the files before they are packed. */
export const mostQualified = { reports: 100, files: 200, bytes: 200 * 1024 * 1024 } as const

const maker = z.strictObject({
  /** Any certificate of the manufacturer, instead of name and code. */
  publicId: labelled(z.string().trim().min(2).max(40).optional(), ['公开编号', 'Public id']),
  /** Exactly as registered, character by character. */
  manufacturerName: labelled(givenText().min(2).max(100).optional(), label.manufacturerName),
  /** Where it is given, it alone identifies the manufacturer. */
  manufacturerCreditCode: labelled(z.string().trim().toUpperCase().length(18).optional(), [
    '制造单位统一社会信用代码',
    'Manufacturer credit code',
  ]),
})
export type AskedMaker = z.output<typeof maker>

const validateMaker = (check: z.core.ParsePayload<AskedMaker>) => {
  const { publicId, manufacturerName, manufacturerCreditCode } = check.value
  if ((publicId === undefined) === (manufacturerName === undefined && manufacturerCreditCode === undefined))
    check.issues.push(
      reasoned('manufacturerName', check.value, [
        '请提供制造单位，或其任一证书的公开编号',
        'Give the manufacturer, or the public id of any of its certificates, and not both',
      ]),
    )
}
const byName = { anyOf: [{ required: ['manufacturerName'] }, { required: ['manufacturerCreditCode'] }] }
const oneMaker = telling(validateMaker, {
  json: (schema) => ({ ...schema, oneOf: [{ required: ['publicId'] }, byName] }),
})

const qualifiedReport = z.object({
  publicId: z.string(),
  certificateNo: z.string(),
  reportNo: z.string(),
  productName: z.string(),
  model: z.string(),
  issueDate: z.string().nullable(),
  /** Of a date that the original prints in part: how it does. */
  issueDatePrinted: z.string(),
  /** Certificate and report files that the caller may read. */
  files: z.array(z.object({ id: z.string(), kind: z.enum(fileKindKeys), name: z.string(), size: z.int() })),
})
export type QualifiedReport = z.output<typeof qualifiedReport>

export const qualifiedReports = endpoint({
  method: 'POST',
  path: '/api/business/equRepInfo/qualifiedReports',
  access: 'signedIn',
  effect: 'read',
  rate: 'list',
  summary: [
    '制造单位的有效证书与文件',
    'Certificates of a manufacturer that are in force, newest first, with their files',
  ],
  body: maker.check(oneMaker),
  output: z.object({
    manufacturerName: z.string(),
    reports: z.array(qualifiedReport),
    /** The list is cut: older entries exist. */
    more: z.boolean(),
  }),
  example: { body: { manufacturerName: '某某电梯有限公司' } },
})

export const qualifiedFiles = endpoint({
  method: 'POST',
  path: '/api/business/equRepInfo/qualifiedFiles',
  access: 'signedIn',
  effect: 'read',
  rate: 'transfer',
  reply: 'binary',
  types: [mediaTypes.zip],
  summary: ['打包下载合格文件', 'Certificate and report files of a manufacturer as one zip'],
  body: maker
    .safeExtend({
      /** Public ids of the chosen certificates; without them all that `qualifiedReports` returns. */
      chosen: labelled(z.array(z.string().max(40)).min(1).max(mostQualified.reports).optional(), [
        '所选证书',
        'Chosen certificates',
      ]),
    })
    .check(oneMaker),
  audit: 'report.exportFiles',
  example: { body: { manufacturerName: '某某电梯有限公司' } },
})
