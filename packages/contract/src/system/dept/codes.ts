// The codes of a type-testing body by year, and the numbers that the head office has confirmed for it (docs/decisions/0095-codes-with-periods.md).
import { z } from 'zod'
import { groundKeys, grounds } from '../../rules/numbers/confirmation.ts'
import { periodYears } from '../../rules/numbers/heldCodes.ts'
import { endpoint, may } from '../../endpoint.ts'
import type { Field } from '../../fields.ts'
import { asked } from '../../input/asked.ts'
import { labelled } from '../../messages/labelled.ts'
import { matching } from '../../fieldTypes/matching.ts'
import type { Phrase } from '../../phrase.ts'
import { alphabetProblem } from '../../rules/numbers/alphabet.ts'
import { removes } from '../../record/acts.ts'
import { bodyOf, changeOf } from '../../record/shape.ts'

const year = { type: 'integer', ...periodYears } as const

export const periodFields = [
  {
    key: 'fromYear',
    label: ['起始年份', 'From year'],
    ...year,
    hint: ['含当年；不填表示此前一直使用', 'Included. Empty: ever since'],
  },
  {
    key: 'toYear',
    label: ['截止年份', 'To year'],
    ...year,
    hint: ['含当年；不填表示仍在使用', 'Included. Empty: still in use'],
  },
  {
    key: 'note',
    label: ['依据', 'Source'],
    type: 'text',
    maxLength: 200,
    hint: ['例如核准证书或公告的编号', 'Such as the number of an approval or announcement'],
  },
] as const satisfies readonly Field[]

export const codeFields = [
  {
    key: 'code',
    label: ['机构代码', 'Body code'],
    type: 'text',
    required: true,
    example: '10019',
    rule: matching(/^\d{3,5}$/, ['应为三至五位数字', 'must be three to five digits']),
  },
  ...periodFields,
] as const satisfies readonly Field[]

const predecessor: Phrase = ['承接的机构', 'Succeeds to']

export const numberFields = [
  {
    key: 'number',
    label: ['证书编号', 'Certificate No.'],
    type: 'text',
    maxLength: 60,
    required: true,
    rule: alphabetProblem,
    hint: ['证书没有编号的，填写报告编号', 'The report number where the certificate has none'],
    example: 'TSX 3110 901 2026 0500',
  },
  {
    key: 'grounds',
    label: ['确认事项', 'What is confirmed'],
    type: 'choices',
    required: true,
    options: groundKeys.map((value) => ({ value, label: grounds[value].label })),
    hint: [
      '机构只能就所选事项登记该编号；证书公开页面上会注明',
      'The body may enter the number for these only; the public page of the certificate says so',
    ],
  },
  { key: 'reason', label: ['理由', 'Reason'], type: 'text', maxLength: 200, required: true },
] as const satisfies readonly Field[]

export const withdrawalFields = [
  { key: 'reason', label: ['撤回理由', 'Reason of the withdrawal'], type: 'text', maxLength: 200, required: true },
] as const satisfies readonly Field[]

const bodyCode = z.object({
  id: z.int(),
  rev: z.int(),
  code: z.string(),
  fromYear: z.int().nullable(),
  toYear: z.int().nullable(),
  note: z.string(),
  /** The body whose numbers of these years this one enters; null for a code of its own. */
  predecessor: z.object({ id: z.int(), name: z.string() }).nullable(),
})
export type BodyCode = z.output<typeof bodyCode>

const confirmedNumber = z.object({
  id: z.int(),
  number: z.string(),
  grounds: z.array(z.enum(groundKeys)),
  reason: z.string(),
  by: z.string(),
  at: z.string(),
  /** A published certificate has the number: the confirmation stays. */
  used: z.boolean(),
  /** How it was withdrawn; null while it holds. */
  withdrawn: z.object({ reason: z.string(), by: z.string(), at: z.string() }).nullable(),
})
export type ConfirmedNumber = z.output<typeof confirmedNumber>

const bodyNumbers = z.object({ codes: z.array(bodyCode), confirmed: z.array(confirmedNumber) })
export type BodyNumbers = z.output<typeof bodyNumbers>

const path = '/api/system/dept/codes'
const writes = { effect: 'write', rate: 'write', access: may('system:dept:codes'), output: bodyNumbers } as const
const deptId = labelled(z.int(), ['机构', 'Body'])

export const readBodyCodes = endpoint({
  method: 'GET',
  path: `${path}/{id}`,
  effect: 'read',
  access: may('system:dept:list'),
  summary: ['机构代码与已确认的编号', 'Codes of a body, and its confirmed numbers'],
  params: z.strictObject({ id: asked(z.int()) }),
  output: bodyNumbers,
  example: { params: { id: 1 } },
})

/** With `predecessorId` the body enters that body's numbers of these years: its successor. */
export const addBodyCode = endpoint({
  ...writes,
  method: 'POST',
  idempotent: true,
  path,
  summary: ['登记机构代码', 'Record a code of a body'],
  body: bodyOf(codeFields, { deptId, predecessorId: labelled(z.int().nullish(), predecessor) }),
  audit: 'bodyCode.add',
  example: { body: { deptId: 1, code: '10019', fromYear: 2024, toYear: null, note: '' } },
})

export const changeBodyCode = endpoint({
  ...writes,
  method: 'PUT',
  path,
  summary: ['编辑机构代码的年份', 'Edit the years of a code'],
  body: changeOf(periodFields, {}),
  audit: 'bodyCode.change',
  example: { body: { id: 1, rev: 1, fromYear: null, toYear: 2023, note: '' } },
})

export const removeBodyCode = endpoint({
  ...removes,
  path: `${path}/{id}`,
  access: may('system:dept:codes'),
  output: bodyNumbers,
  summary: ['删除机构代码', 'Remove a code of a body'],
  audit: 'bodyCode.remove',
})

/** The body may then enter this number although it is beyond the given out serials, from after the first day, or of an ended application. */
export const confirmNumber = endpoint({
  ...writes,
  method: 'POST',
  idempotent: true,
  path: '/api/system/dept/numbers',
  summary: ['确认编号', 'Confirm a number for a body'],
  body: bodyOf(numberFields, { deptId }),
  audit: 'bodyCode.confirm',
  example: {
    body: { deptId: 1, number: 'TSX 3110 901 2026 0500', grounds: ['afterFirstDay'], reason: '纸质证书' },
  },
})

/** As long as no published certificate has the number. */
export const withdrawConfirmation = endpoint({
  ...writes,
  method: 'POST',
  path: '/api/system/dept/numbers/withdraw',
  summary: ['撤回编号确认', 'Withdraw the confirmation of a number'],
  body: bodyOf(withdrawalFields, { id: z.int() }),
  audit: 'bodyCode.withdraw',
  example: { body: { id: 1, reason: '误确认' } },
})
