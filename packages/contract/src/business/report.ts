// Reports in the office: write, publish, revise, suspend, restore, revoke, list, export. Domain 3.
import { z } from 'zod'
import { endpoint, may } from '../endpoint.ts'
import { fieldsSchema, type Values } from '../fields.ts'
import { listRequest, pageOf, type ListColumns } from '../page.ts'
import { changeKindKeys, changeLine } from './changeNotice.ts'
import { coverageRow } from './coverage.ts'
import { fileRow } from './file.ts'
import { formKinds } from './parameters/formKinds.ts'
import { reportFields } from './reportFields.ts'
import { reportStatusKeys, storedStatuses } from './status.ts'

/** A main part, with its own type-test certificate where it has one. */
export const component = z.strictObject({
  name: z.string().trim().min(1).max(60),
  model: z.string().trim().max(60).nullish(),
  certificateNo: z.string().trim().max(60).nullish(),
  manufacturer: z.string().trim().max(100).nullish(),
})
export type Component = z.output<typeof component>

/** Every parameter of every kind; which of them a category has, and their bounds, the service checks by the category's form. */
const parameters: z.ZodType<Values> = fieldsSchema([
  ...new Map(formKinds.flatMap((kind) => kind.fields).map((field) => [field.key, field])).values(),
])

/** What a writer gives. Everything may still be missing in a draft; publication asks for the rest. */
export const reportContent = fieldsSchema(reportFields).safeExtend({
  categoryCode: z.string().regex(/^[0-9A-Z]{4}$/),
  parameters: parameters.default({}),
  coverage: z.array(coverageRow).max(200).default([]),
  components: z.array(component).max(200).default([]),
  fileIds: z.array(z.string().max(40)).max(30).default([]),
  supersedesId: z.int().nullish(),
})
export type ReportContent = z.output<typeof reportContent>

const key = { id: z.int(), rev: z.int() }
const reason = z.string().trim().min(1).max(500)

export const reportRow = z.object({
  id: z.int(),
  publicId: z.string(),
  rev: z.int(),
  version: z.int(),
  certificateNo: z.string(),
  reportNo: z.string(),
  categoryCode: z.string(),
  categoryName: z.string(),
  formKind: z.string(),
  productName: z.string(),
  model: z.string(),
  manufacturerName: z.string(),
  applicantName: z.string(),
  bodyId: z.int(),
  bodyName: z.string(),
  issueDate: z.string().nullable(),
  status: z.enum(reportStatusKeys),
  /** The number is of an old or foreign shape. */
  nonStandard: z.boolean(),
  origin: z.enum(['issued', 'existing']),
  /** A proposed revision waits for the manager. */
  hasProposal: z.boolean(),
  updatedAt: z.string(),
  updatedBy: z.string(),
})
export type ReportRow = z.output<typeof reportRow>

const versionRow = z.object({
  version: z.int(),
  kind: z.enum(['publication', ...changeKindKeys]),
  reason: z.string(),
  changeDate: z.string(),
  changes: z.array(changeLine),
  by: z.string(),
  at: z.string(),
})
export type VersionRow = z.output<typeof versionRow>

export const proposal = z.object({
  id: z.int(),
  rev: z.int(),
  kind: z.enum(['revision', 'rename']),
  reason: z.string(),
  changeDate: z.string(),
  changes: z.array(changeLine),
  by: z.string(),
  at: z.string(),
})
export type Proposal = z.output<typeof proposal>

export const reportActions = [
  'edit',
  'remove',
  'publish',
  'revise',
  'rename',
  'confirm',
  'suspend',
  'restore',
  'revoke',
] as const

export const report = reportRow.extend({
  storedStatus: z.enum(storedStatuses),
  content: z.looseObject({
    parameters: z.record(z.string(), z.unknown()),
    coverage: z.array(coverageRow),
    components: z.array(component),
  }),
  files: z.array(fileRow),
  versions: z.array(versionRow),
  proposals: z.array(proposal),
  supersedes: z.object({ id: z.int(), certificateNo: z.string() }).nullable(),
  supersededBy: z.object({ id: z.int(), certificateNo: z.string() }).nullable(),
  /** What publication still needs, in the caller's language; empty when it may be published. */
  missing: z.array(z.object({ field: z.string(), msg: z.string() })),
  /** What deserves a second look but stops nothing. */
  warnings: z.array(z.string()),
  /** What the caller may do now. */
  actions: z.array(z.enum(reportActions)),
  createdAt: z.string(),
  createdBy: z.string(),
})
export type Report = z.output<typeof report>

/** Columns of office lists; the public list has its own, smaller set. */
export const reportColumns = {
  certificateNo: { type: 'text', sortable: true },
  reportNo: { type: 'text', sortable: true },
  categoryCode: { type: 'choice', sortable: true },
  productName: { type: 'text', sortable: true },
  model: { type: 'text', sortable: true },
  manufacturerName: { type: 'text', sortable: true },
  applicantName: { type: 'text' },
  bodyId: { type: 'number' },
  status: { type: 'choice' },
  conclusion: { type: 'choice' },
  origin: { type: 'choice' },
  issueDate: { type: 'date', sortable: true },
  updatedAt: { type: 'date', sortable: true },
} as const satisfies ListColumns

const list = listRequest(reportColumns)
const path = <P extends string>(name: P) => `/api/business/equRepInfo/${name}` as const
const example = { body: { id: 1, rev: 1, reason: 'x' } }
const write = { method: 'POST', effect: 'write', rate: 'write', idempotent: true } as const

export const queryList = endpoint({
  method: 'POST',
  path: path('queryList'),
  access: may('business:report:list'),
  effect: 'read',
  summary: ['报告列表', 'Reports in the caller’s scope'],
  body: list,
  output: pageOf(reportRow),
  example: { body: { pageNum: 1 } },
})
export const queryListLimit = endpoint({
  method: 'POST',
  path: path('queryListLimit'),
  access: 'signedIn',
  effect: 'read',
  summary: ['本单位已发布的报告', 'Published reports of the caller’s own body or company'],
  body: list,
  output: pageOf(reportRow),
  example: { body: { pageNum: 1 } },
})
export const openReport = endpoint({
  method: 'POST',
  path: path('selectById'),
  access: may('business:report:query'),
  effect: 'read',
  summary: ['报告详情', 'One report with versions, proposals and files'],
  body: z.strictObject({ id: z.int() }),
  output: report,
  example: { body: { id: 1 } },
})
export const insertReport = endpoint({
  ...write,
  path: path('insertRepInfo'),
  access: may('business:report:add'),
  summary: ['新建报告', 'Write a new report; publish it at once when asked and allowed'],
  body: reportContent.safeExtend({ publish: z.boolean().default(false) }),
  output: report,
  audit: 'report.insert',
  example: { body: { categoryCode: '3110' } },
})
export const updateReport = endpoint({
  ...write,
  path: path('updateRepInfo'),
  access: may('business:report:edit'),
  summary: ['修改报告', 'Edit a draft, or revise a published report with a reason'],
  body: reportContent.safeExtend({
    ...key,
    reason: z.string().trim().max(500).optional(),
    changeDate: z.iso.date().optional(),
  }),
  output: report,
  audit: 'report.update',
  example: { body: { id: 1, rev: 1, categoryCode: '3110' } },
})
export const deleteReport = endpoint({
  ...write,
  path: path('deleteRepInfo'),
  access: may('business:report:remove'),
  summary: ['删除草稿', 'Delete a draft'],
  body: z.strictObject(key),
  audit: 'report.remove',
  example: { body: { id: 1, rev: 1 } },
})
export const publishReport = endpoint({
  ...write,
  path: path('publish'),
  access: may('business:report:publish'),
  summary: ['发布报告', 'Publish a report'],
  body: z.strictObject(key),
  output: report,
  audit: 'report.publish',
  example: { body: { id: 1, rev: 1 } },
})
export const renameParty = endpoint({
  ...write,
  path: path('rename'),
  access: may('business:report:revise'),
  summary: ['单位名称变更', 'Record a change of name of manufacturer or applicant'],
  body: z.strictObject({
    ...key,
    party: z.enum(['manufacturer', 'applicant']),
    newName: z.string().trim().min(2).max(100),
    changeDate: z.iso.date(),
    reason,
    fileIds: z.array(z.string().max(40)).max(10).default([]),
  }),
  output: report,
  audit: 'report.rename',
  example: {
    body: { id: 1, rev: 1, party: 'manufacturer', newName: '某某电梯有限公司', changeDate: '2026-01-01', reason: 'x' },
  },
})
export const confirmProposal = endpoint({
  ...write,
  path: path('confirmRevision'),
  access: may('business:report:confirm'),
  summary: ['确认修订', 'Confirm a proposed revision'],
  body: z.strictObject(key),
  output: report,
  audit: 'report.confirm',
  example: { body: { id: 1, rev: 1 } },
})
export const dismissProposal = endpoint({
  ...write,
  path: path('dismissRevision'),
  access: may('business:report:confirm'),
  summary: ['驳回修订', 'Dismiss a proposed revision'],
  body: z.strictObject({ ...key, reason }),
  output: report,
  audit: 'report.dismiss',
  example,
})
export const suspendReport = endpoint({
  ...write,
  path: path('suspend'),
  access: may('business:report:suspend'),
  summary: ['暂停证书', 'Suspend a certificate'],
  body: z.strictObject({ ...key, reason }),
  output: report,
  audit: 'report.suspend',
  example,
})
export const restoreReport = endpoint({
  ...write,
  path: path('restore'),
  access: may('business:report:restore'),
  summary: ['恢复证书', 'Restore a suspended certificate'],
  body: z.strictObject({ ...key, reason }),
  output: report,
  audit: 'report.restore',
  example,
})
export const revokeReport = endpoint({
  ...write,
  path: path('revoke'),
  access: may('business:report:revoke'),
  summary: ['撤销证书', 'Revoke a certificate, for ever'],
  body: z.strictObject({ ...key, reason }),
  output: report,
  audit: 'report.revoke',
  example,
})
export const openVersion = endpoint({
  method: 'POST',
  path: path('version'),
  access: may('business:report:query'),
  effect: 'read',
  summary: ['查看历史版本', 'The content of one version of a report'],
  body: z.strictObject({ id: z.int(), version: z.int().min(1) }),
  output: z.object({ version: z.int(), content: z.looseObject({}) }),
  example: { body: { id: 1, version: 1 } },
})
export const exportReports = endpoint({
  method: 'POST',
  path: path('exportExcel'),
  access: may('business:report:export'),
  effect: 'read',
  rate: 'transfer',
  reply: 'binary',
  summary: ['导出 Excel', 'Excel of the list as filtered and sorted'],
  body: list.safeExtend({ formKind: z.string().max(20).default('elevator') }),
  audit: 'report.export',
  example: { body: { formKind: 'elevator' } },
})

export const manufacturer = z.object({
  name: z.string(),
  creditCode: z.string().nullable(),
  address: z.string().nullable(),
  licenceNo: z.string().nullable(),
  country: z.string(),
  /** Reports that name it, in the whole register. */
  reports: z.int(),
})
export type Manufacturer = z.output<typeof manufacturer>

export const findManufacturers = endpoint({
  method: 'POST',
  path: path('selectByManufactureName'),
  access: 'signedIn',
  effect: 'read',
  summary: ['按名称查找制造单位', 'Manufacturers whose name contains the term'],
  body: z.strictObject({ keyword: z.string().trim().min(1).max(100) }),
  output: z.array(manufacturer),
  example: { body: { keyword: '电梯' } },
})
