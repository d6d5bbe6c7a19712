// The fields of an error report: the part of the record, the correct value, the reporter's contact, the status.
import { matching } from '../../fieldTypes/matching.ts'
import type { Field, Tone } from '../../fields.ts'
import type { Phrase } from '../../phrase.ts'
import { chosen, optionsOf } from '../../record/shape.ts'
import { reportLabels as label } from '../report/labels.ts'

/** What may be wrong: single fields to compare with the paper, and parts with many values. */
export const errorParts = {
  certificateNo: label.certificateNo,
  manufacturerName: label.manufacturerName,
  manufacturerAddress: ['制造单位地址', 'Manufacturer address'],
  applicantName: label.applicantName,
  productName: label.productName,
  model: label.model,
  reportNo: label.reportNo,
  issueDate: label.issueDate,
  status: ['当前状态', 'Status'],
  parameters: ['技术参数', 'Technical parameters'],
  coverage: ['覆盖范围', 'Coverage'],
  files: ['证书文件', 'Certificate files'],
  other: ['其他', 'Other'],
} as const satisfies Record<string, Phrase>
export type ErrorPart = keyof typeof errorParts
export const errorPartKeys = Object.keys(errorParts) as [ErrorPart, ...ErrorPart[]]
export const isErrorPart = (text: string): text is ErrorPart => Object.hasOwn(errorParts, text)

export const errorStatuses = {
  received: { label: ['待处理', 'Pending'], tone: 'warn' },
  inHand: { label: ['处理中', 'In hand'], tone: 'warn' },
  corrected: { label: ['已更正', 'Corrected'], tone: 'good' },
  answered: { label: ['已答复', 'Answered'], tone: 'quiet' },
  refused: { label: ['不予更正', 'Refused'], tone: 'bad' },
} as const satisfies Record<string, { label: Phrase; tone: Tone }>
export type ErrorStatus = keyof typeof errorStatuses
export const isErrorStatus = (text: string): text is ErrorStatus => Object.hasOwn(errorStatuses, text)

/** The possible results. */
export const errorDecisions = ['corrected', 'answered', 'refused'] as const
export type ErrorDecision = (typeof errorDecisions)[number]

/** Days for which the contact data are stored after the decision. */
export const contactDays = 180
/** Undecided reports allowed for one record. */
export const mostOpen = 20

const proposedLength = { min: 2, max: 500 } as const

/** An e-mail address or a telephone number, as typed: six digits at least, and blanks or hyphens between. */
const contactPattern = /^\s*(\+?[\s-]*(?:\d[\s-]*){6,20}|[\w.!#$%&'*+/=?^`{|}~-]+@[A-Za-z\d-]+(\.[A-Za-z\d-]+)+)\s*$/

export const partField = {
  key: 'part',
  label: ['有误的内容', 'What is wrong'],
  options: optionsOf(errorParts),
  ...chosen,
} as const satisfies Field

/** The stored texts of a report. */
export const saidFields = [
  {
    key: 'proposed',
    label: ['正确的内容', 'What would be right'],
    type: 'paragraph',
    required: true,
    maxLength: proposedLength.max,
    listed: true,
    rule: matching(new RegExp(String.raw`\S[\s\S]{${proposedLength.min - 2},}\S`), [
      `至少 ${proposedLength.min} 个字，说明应当是什么`,
      `must have at least ${proposedLength.min} characters that say what it should be`,
    ]),
  },
  { key: 'source', label: ['依据', 'How you know'], type: 'paragraph', maxLength: proposedLength.max },
] as const satisfies readonly Field[]

export const contactField = {
  key: 'contact',
  label: ['联系方式', 'Contact'],
  type: 'text',
  maxLength: 60,
  rule: matching(contactPattern, [
    '应为手机号码或邮箱，例如 13800138000',
    'must be a telephone number or an e-mail address such as a@example.cn',
  ]),
} as const satisfies Field

/** The fields a visitor fills in. */
export const submitFields = [partField, ...saidFields, contactField] as const satisfies readonly Field[]
