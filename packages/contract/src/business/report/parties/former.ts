// What the reports of a body said before, to be offered while the next one is written: applicants, and products of a maker.
import { z } from 'zod'
import { endpoint, may } from '../../../endpoint.ts'
import { givenText } from '../../../text/givenText.ts'

const path = <P extends string>(name: P) => `/api/business/equRepInfo/${name}` as const
const term = givenText().min(1).max(100)

export const formerApplicant = z.object({
  name: z.string(),
  creditCode: z.string().nullable(),
  address: z.string().nullable(),
})
export type FormerApplicant = z.output<typeof formerApplicant>

export const formerApplicants = endpoint({
  method: 'POST',
  path: path('formerApplicants'),
  access: may('business:report:add'),
  effect: 'read',
  summary: ['本机构报告中的申请单位', 'Applicants in the reports of the caller’s body whose name contains the term'],
  body: z.strictObject({ keyword: term }),
  output: z.array(formerApplicant),
  example: { body: { keyword: '电梯' } },
})

export const formerProduct = z.object({ productName: z.string(), model: z.string(), drawingNo: z.string().nullable() })
export type FormerProduct = z.output<typeof formerProduct>

export const formerProducts = endpoint({
  method: 'POST',
  path: path('formerProducts'),
  access: may('business:report:add'),
  effect: 'read',
  summary: [
    '同一制造单位、同一品种的产品',
    'Products of a manufacturer and category in the reports of the caller’s body',
  ],
  body: z.strictObject({ manufacturerName: term, categoryCode: z.string().max(4).default('') }),
  output: z.array(formerProduct),
  example: { body: { manufacturerName: '某某电梯有限公司', categoryCode: '3110' } },
})
