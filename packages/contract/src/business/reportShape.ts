// What a report looks like on the wire: what a writer gives, a row, the whole record, and the columns lists know. Domain 3.
import { z } from 'zod'
import { fieldsSchema, type Values } from '../fields.ts'
import type { ListColumns } from '../page.ts'
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
  missing: z.array(z.object({ field: z.string(), msg: z.string(), kind: z.enum(['empty', 'other']) })),
  /** What deserves a second look but stops nothing. */
  warnings: z.array(z.string()),
  /** What the caller may do now. */
  actions: z.array(z.enum(reportActions)),
  /** Absolute address that the certificate's QR code carries. */
  verifyUrl: z.string(),
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
  /** yes: a proposed revision waits for the manager. */
  proposal: { type: 'choice' },
  conclusion: { type: 'choice' },
  origin: { type: 'choice' },
  issueDate: { type: 'date', sortable: true },
  updatedAt: { type: 'date', sortable: true },
} as const satisfies ListColumns
