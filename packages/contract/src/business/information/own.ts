// All certificates of the caller's own company or body: as a workbook, and as codes to print.
import { mediaTypes } from '../../files/mediaTypes.ts'
import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { labelled } from '../../messages/labelled.ts'

/** Limits of one page of codes and of one workbook. */
export const mostOwn = { codes: 200, rows: 10_000 } as const

const ownCode = z.object({
  publicId: z.string(),
  certificateNo: z.string(),
  reportNo: z.string(),
  productName: z.string(),
  model: z.string(),
  /** The address in the QR code. */
  verifyUrl: z.string(),
})
export type OwnCode = z.output<typeof ownCode>

export const ownCodes = endpoint({
  method: 'POST',
  path: '/api/business/equRepInfo/ownCodes',
  access: 'signedIn',
  effect: 'read',
  rate: 'list',
  summary: ['本单位证书的二维码', 'What the codes of the caller’s own certificates open, newest first'],
  body: z.strictObject({
    /** All of them where none is selected. */
    chosen: labelled(z.array(z.string().max(40)).min(1).max(mostOwn.codes).optional(), [
      '所选证书',
      'Chosen certificates',
    ]),
  }),
  output: z.object({
    list: z.array(ownCode),
    /** The list is cut: older entries exist. */
    more: z.boolean(),
  }),
  example: { body: {} },
})

export const exportOwn = endpoint({
  method: 'POST',
  path: '/api/business/equRepInfo/exportOwn',
  access: 'signedIn',
  effect: 'read',
  rate: 'transfer',
  reply: 'binary',
  types: [mediaTypes.xlsx],
  summary: ['导出本单位的证书', 'The caller’s own certificates as a workbook, newest first'],
  audit: 'report.export',
})
