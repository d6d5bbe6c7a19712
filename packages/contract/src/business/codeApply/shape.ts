// What a code application looks like: statuses, steps, fields, a row, the whole record, and the columns lists know (docs/rules/applications.md#steps).
import { z } from 'zod'
import { labelsOf, type Field, type Tone } from '../../fields.ts'
import type { ListColumns } from '../../page.ts'
import { yesNo, type Phrase } from '../../phrase.ts'
import { creditCodeProblem } from '../../rules/numbers/creditCode.ts'

export const applicationStatuses = {
  applied: { label: ['待总局审核', 'With the head office'], tone: 'warn' },
  expert: { label: ['待专家组审核', 'With the expert group'], tone: 'warn' },
  returned: { label: ['已退回', 'Returned'], tone: 'bad' },
  issued: { label: ['已发码', 'Code issued'], tone: 'good' },
  used: { label: ['已使用', 'Used'], tone: 'quiet' },
  rejected: { label: ['不予通过', 'Rejected'], tone: 'bad' },
  withdrawn: { label: ['已撤回', 'Withdrawn'], tone: 'quiet' },
  voided: { label: ['已作废', 'Voided'], tone: 'quiet' },
} as const satisfies Record<string, { label: Phrase; tone: Tone }>
export type ApplicationStatus = keyof typeof applicationStatuses
export const applicationStatusKeys = Object.keys(applicationStatuses) as [ApplicationStatus, ...ApplicationStatus[]]

export const reviewSteps = {
  head: ['总局', 'Head office'],
  society: ['专家组', 'Expert group'],
} as const satisfies Record<string, Phrase>
export type ReviewStep = keyof typeof reviewSteps
export const decisions = {
  pass: ['通过', 'Approve'],
  return: ['退回', 'Return'],
  reject: ['不予通过', 'Reject'],
} as const satisfies Record<string, Phrase>
export type Decision = keyof typeof decisions

/** All events of an application's history. */
export const applicationEvents = {
  apply: ['提出申请', 'Applied'],
  resubmit: ['重新提交', 'Re-submitted'],
  withdraw: ['撤回', 'Withdrawn'],
  pass: ['通过', 'Approved'],
  return: ['退回', 'Returned'],
  reject: ['不予通过', 'Rejected'],
  void: ['作废', 'Voided'],
  use: ['用于报告', 'Used by a report'],
  takeBack: ['撤回决定', 'Decision taken back'],
} as const satisfies Record<string, Phrase>

/** Minutes in which reviewers may take their decision back, as long as no other act has followed (docs/rules/applications.md#taking-a-decision-back). */
export const takeBackMinutes = 10

export const applicationFields = [
  {
    key: 'categoryCode',
    group: 'product',
    label: ['设备品种', 'Equipment category'],
    type: 'text',
    maxLength: 4,
    required: true,
    listed: true,
  },
  {
    key: 'productName',
    group: 'product',
    label: ['产品名称', 'Product name'],
    type: 'text',
    maxLength: 100,
    required: true,
    listed: true,
  },
  {
    key: 'model',
    group: 'product',
    label: ['产品型号', 'Product model'],
    type: 'text',
    maxLength: 60,
    required: true,
    listed: true,
  },
  {
    key: 'manufacturerName',
    group: 'maker',
    label: ['制造单位名称', 'Manufacturer'],
    type: 'text',
    maxLength: 100,
    required: true,
    listed: true,
  },
  {
    key: 'manufacturerCreditCode',
    group: 'maker',
    label: ['制造单位统一社会信用代码', 'Manufacturer credit code'],
    type: 'text',
    rule: creditCodeProblem,
    hint: ['18 位，境外制造单位不填', '18 characters; none for foreign makers'],
  },
  {
    key: 'applicantName',
    group: 'maker',
    label: ['申请单位名称', 'Applicant'],
    type: 'text',
    maxLength: 100,
    required: true,
  },
  { key: 'testBasis', group: 'test', label: ['试验依据', 'Test basis'], type: 'choices', required: true },
  { key: 'plannedTestDate', group: 'test', label: ['计划试验日期', 'Planned test date'], type: 'date', required: true },
  { key: 'remark', group: 'test', label: ['说明', 'Details'], type: 'paragraph' },
] as const satisfies readonly Field[]

export const applicationGroups = [
  { key: 'product', label: ['产品', 'Product'] },
  { key: 'maker', label: ['单位', 'Companies'] },
  { key: 'test', label: ['试验', 'Test'] },
] as const

/** The declaration without which an application is refused. */
export const declarationText: Phrase = [
  '本机构承诺：该产品未就同一次型式试验向其他机构申请编码，所填内容属实。',
  'We declare that no code for the same type test has been applied for at another body, and that what is written here is true.',
]

export const applicationRow = z.object({
  id: z.int(),
  rev: z.int(),
  applicationNo: z.string(),
  /** The reserved or issued certificate number; void when the application was rejected or withdrawn. */
  code: z.string(),
  status: z.enum(applicationStatusKeys),
  bodyId: z.int(),
  bodyName: z.string(),
  categoryCode: z.string(),
  categoryName: z.string(),
  productName: z.string(),
  model: z.string(),
  manufacturerName: z.string(),
  applicantName: z.string(),
  plannedTestDate: z.string(),
  appliedBy: z.string(),
  appliedAt: z.string(),
  updatedAt: z.string(),
  /** The report that carries the code, perhaps still a draft. */
  reportId: z.int().nullable(),
  /** Which step had returned it, and why, before it was submitted again; null where that never happened. */
  resubmission: z.object({ step: z.enum(['head', 'society']), reason: z.string() }).nullable(),
})
export type ApplicationRow = z.output<typeof applicationRow>

const event = z.object({
  event: z.enum(
    Object.keys(applicationEvents) as [keyof typeof applicationEvents, ...(keyof typeof applicationEvents)[]],
  ),
  step: z.enum(['head', 'society']).nullable(),
  opinion: z.string(),
  by: z.string(),
  at: z.string(),
})

export const application = applicationRow.extend({
  manufacturerCreditCode: z.string().nullable(),
  testBasis: z.array(z.string()),
  remark: z.string().nullable(),
  files: z.array(z.object({ id: z.string(), name: z.string(), kind: z.string(), size: z.int(), url: z.string() })),
  history: z.array(event),
  /** The step that returned it, and to which a re-submission goes back. */
  returnedBy: z.enum(['head', 'society']).nullable(),
  /** What the caller may do now. */
  actions: z.array(
    z.enum(['withdraw', 'resubmit', 'void', 'reviewHead', 'reviewSociety', 'takeBackHead', 'takeBackSociety', 'write']),
  ),
  /** What the rule leaves to the head office, which passes it with a reason; null where the rule decides alone. */
  leftOpen: z.string().nullable(),
  /** Until when the caller may take their decision back; null where they may not. */
  takeBackUntil: z.string().nullable(),
})
export type Application = z.output<typeof application>

const label = labelsOf(applicationFields)

export const applicationColumns = {
  applicationNo: { type: 'text', sortable: true, label: ['申请编号', 'Application No.'] },
  code: { type: 'text', sortable: true, label: ['证书编号', 'Certificate No.'] },
  categoryCode: { type: 'choice', label: label.categoryCode },
  productName: { type: 'text', label: label.productName },
  model: { type: 'text', label: label.model },
  manufacturerName: { type: 'text', sortable: true, label: label.manufacturerName },
  applicantName: { type: 'text', label: label.applicantName },
  bodyId: { type: 'number', label: ['型式试验机构', 'Type-testing body'] },
  status: { type: 'choice', label: ['状态', 'Status'], options: applicationStatusKeys, words: applicationStatuses },
  /** yes: a report, perhaps still a draft, carries the code · no: it is free for one. */
  written: { type: 'choice', label: ['报告', 'Report'], options: ['yes', 'no'], words: yesNo },
  plannedTestDate: { type: 'date', sortable: true, label: label.plannedTestDate },
  appliedAt: { type: 'date', sortable: true, label: ['申请时间', 'Applied'] },
} as const satisfies ListColumns
