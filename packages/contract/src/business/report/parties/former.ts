// What the reports of a body said before, to be offered while the next one is written: applicants, products of a maker, and what its parameters said in words.
import { z } from 'zod'
import { endpoint, may } from '../../../endpoint.ts'
import type { Field } from '../../../fields.ts'
import { labelled } from '../../../messages/labelled.ts'
import { subFormLabel } from '../../../rules/parameters/labels.ts'
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

/** Whether earlier values are offered: of free words. A serial number belongs to one sample, and a number in figures is measured anew. */
export const isOffered = ({ key, type, options, former }: Field): boolean =>
  !former && !key.endsWith('Serial') && (type === 'text' || (type === 'choices' && !options?.length))

/** Newest first, each value once. */
export const formerWords = endpoint({
  method: 'POST',
  path: path('formerWords'),
  access: may('business:report:add'),
  effect: 'read',
  summary: [
    '同一制造单位、同一参数表的文字参数',
    'Parameters in words, such as media and materials, of a manufacturer’s products of one form in the reports of the caller’s body',
  ],
  body: z.strictObject({ manufacturerName: term, subForm: labelled(z.string().min(1).max(40), subFormLabel) }),
  output: z.array(z.object({ key: z.string(), values: z.array(z.string()) })),
  example: { body: { manufacturerName: '某某压力容器有限公司', subForm: 'vessel' } },
})
