// Error reports for the office: the list, one report next to the current record, the decision.
import { z } from 'zod'
import { endpoint, may } from '../../endpoint.ts'
import type { Field } from '../../fields.ts'
import { labelled } from '../../messages/labelled.ts'
import { listQuery, pageOf } from '../../page.ts'
import { changes, lists, reads } from '../../record/acts.ts'
import { chosen, columnsOf, inList, optionsOf, rowOf } from '../../record/shape.ts'
import { changeKindKeys } from '../report/changeKinds.ts'
import { reportLabels } from '../report/labels.ts'
import { errorDecisions, errorStatuses, partField, saidFields } from './fields.ts'
import { givenText } from '../../text/givenText.ts'

export const errorReportRowFields = [
  { key: 'certificateNo', label: reportLabels.certificateNo, type: 'text', searched: true, ...inList },
  partField,
  ...saidFields,
  { key: 'status', label: ['状态', 'Status'], options: optionsOf(errorStatuses), ...chosen },
  { key: 'bodyId', label: ['型式试验机构', 'Type-testing body'], type: 'integer', required: true, sortable: true },
  { key: 'reportId', label: ['报告', 'Report'], type: 'integer', required: true, sortable: true },
  /** Received or claimed. */
  { key: 'open', label: ['未办结', 'Open'], type: 'flag', sortable: true },
  { key: 'takenBy', label: ['处理人', 'In hand with'], type: 'text', listed: true },
  { key: 'createdAt', label: ['收到时间', 'Received on'], type: 'instant', listed: true, sortable: true },
] as const satisfies readonly Field[]

export const errorReportColumns = columnsOf(errorReportRowFields)

const row = rowOf(errorReportRowFields).extend({ bodyName: z.string() })
export type ErrorReportRow = z.output<typeof row>

/** A change notice published since the report, which may be its correction. */
const correction = z.object({
  id: z.string(),
  kind: z.enum(changeKindKeys),
  changeDate: z.string(),
  version: z.int(),
  reason: z.string(),
})

const errorReport = row.extend({
  publicId: z.string(),
  productName: z.string(),
  model: z.string(),
  manufacturerName: z.string(),
  /** The reported and the present value, in the caller's language; empty for parts with many values. */
  stated: z.string(),
  statedNow: z.string(),
  /** Masked; empty where none was given, or after it was deleted. */
  contact: z.string(),
  takenAt: z.string().nullable(),
  answer: z.string(),
  decidedBy: z.string(),
  decidedAt: z.string().nullable(),
  correction: correction.nullable(),
  /** Newest first. */
  corrections: z.array(correction),
  /** What the caller may do now. */
  actions: z.array(z.enum(['take', 'decide'])),
})
export type ErrorReport = z.output<typeof errorReport>

const path = '/api/business/errorReport'
const which = { id: z.int(), rev: z.int() }

export const listErrorReports = endpoint({
  ...lists,
  path: `${path}/list`,
  access: may('business:errorReport:list'),
  summary: ['纠错列表', 'Error reports in the caller’s scope'],
  query: listQuery(errorReportColumns),
  output: pageOf(row),
})

export const readErrorReport = endpoint({
  ...reads,
  path: `${path}/{id}`,
  access: may('business:errorReport:list'),
  summary: ['纠错详情', 'One error report'],
  output: errorReport,
})

export const claimErrorReport = endpoint({
  ...changes,
  path: `${path}/take`,
  access: may('business:errorReport:decide'),
  summary: ['受理纠错', 'Take an error report in hand'],
  body: z.strictObject(which),
  output: errorReport,
  audit: 'errorReport.take',
  example: { body: { id: 1, rev: 1 } },
})

export const decideErrorReport = endpoint({
  ...changes,
  path: `${path}/decide`,
  access: may('business:errorReport:decide'),
  summary: ['办结纠错', 'Decide an error report'],
  body: z.strictObject({
    ...which,
    decision: labelled(z.enum(errorDecisions), ['处理结果', 'Outcome']),
    answer: labelled(givenText().min(1).max(1000), ['答复', 'Answer']),
    /** Of `corrected`: the change notice that corrected it. */
    correctionId: labelled(z.string().max(40).optional(), ['更正的变更公告', 'Correction']),
  }),
  output: errorReport,
  audit: 'errorReport.decide',
  example: { body: { id: 1, rev: 1, decision: 'refused', answer: '与档案核对一致' } },
})

/** Masked everywhere else; every reading is audited. */
export const revealReporter = endpoint({
  method: 'POST',
  path: `${path}/contact`,
  access: may('business:report:unmask'),
  effect: 'read',
  confirmed: true,
  summary: ['查看报告人联系方式', 'The contact of a reporter in full'],
  body: z.strictObject({ id: z.int() }),
  output: z.object({ contact: z.string() }),
  audit: 'errorReport.revealContact',
  example: { body: { id: 1 } },
})
