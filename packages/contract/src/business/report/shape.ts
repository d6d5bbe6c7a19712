// What a report looks like on the wire: what a writer gives, a row, the whole record, and the columns lists know (docs/rules/reports.md#what-a-report-states).
import { z } from 'zod'
import { labelled } from '../../messages/labelled.ts'
import { labelsOf } from '../../fields.ts'
import { fieldsSchema } from '../../record/fieldSchema.ts'
import type { ListColumns } from '../../page.ts'
import { yesNo } from '../../phrase.ts'
import { categoryCodePattern } from '../../rules/categoryCode.ts'
import { component } from './printed/component.ts'
import { foreignFile } from './certificateFile/foreign.ts'
import { changeKindKeys, fieldChange } from './changeKinds.ts'
import { asPrintedPart } from './printed/asPrinted.ts'
import { unstatedPart } from './printed/unstated.ts'
import { coverageParts, coverageRow, repeatsAreNotWhole } from '../../rules/coverage/shape.ts'
import { fileRow } from '../file.ts'
import { comingChange } from './coming.ts'
import { ruleEndShown } from '../ruleEnd/shape.ts'
import { comingName } from './comingName.ts'
import type { FormKinds } from '../../rules/parameters/formKind.ts'
import { subFormLabel } from '../../rules/parameters/labels.ts'
import { formKinds } from '../../rules/parameters/formKinds.ts'
import { byForm, parametersPart } from '../../rules/parameters/parameterSchema.ts'
import { datedEntry, partiesOn } from './parties/line.ts'
import { fallenPart } from './part/cited.ts'
import { recallShown } from '../recall/shape.ts'
import { confirmation } from '../../rules/numbers/confirmed.ts'
import { face, faceColumns } from './face.ts'
import { conclusions, reportFields } from './fields.ts'
import { reportLabels } from './labels.ts'
import {
  handoverEvents,
  ofOrigin,
  ofStatus,
  reportActions,
  reportStatusKeys,
  storedStatuses,
  type HandoverEvent,
} from '../../rules/status.ts'

const label = labelsOf(reportFields)

/** What a writer of these kinds gives, its parameters by the form it names. Everything may still be missing in a draft; publication asks for the rest. */
export const contentSchema = (kinds: FormKinds) =>
  fieldsSchema(reportFields)
    .safeExtend({
      categoryCode: labelled(z.string().regex(categoryCodePattern), label.categoryCode),
      /** Which of the forms that the category allows, by the catalogue; its default one when nothing is said. */
      subForm: labelled(z.string().max(40).nullish(), subFormLabel),
      parameters: parametersPart(kinds),
      /** Numbers as the original writes them, by the key of their parameter; parts of dates by the key of their field, beside the first day that they may mean. */
      asPrinted: asPrintedPart,
      ...coverageParts,
      /** Keys of empty fields that the original does not give, parameters after `parameters.`. */
      unstated: unstatedPart,
      components: labelled(z.array(component).max(200).default([]), ['主要部件', 'Main components']),
      fileIds: labelled(z.array(z.string().max(40)).max(30).default([]), ['附件', 'Attachments']),
      supersedesId: z.int().nullish(),
    })
    .check(byForm(kinds), repeatsAreNotWhole)

export const reportContent = contentSchema(formKinds)
export type ReportContent = z.output<typeof reportContent>

export const reportRow = face.extend({
  id: z.int(),
  rev: z.int(),
  version: z.int(),
  formKind: z.string(),
  applicantName: z.string(),
  issueDate: z.string().nullable(),
  status: z.enum(reportStatusKeys),
  origin: z.enum(['issued', 'existing']),
  /** A proposed revision waits for the manager. */
  hasProposal: z.boolean(),
  /** A draft that the manager gave back and that was not handed over again. */
  returned: z.boolean(),
  /** Of a draft that is handed over: since when, and by whom. */
  submittedAt: z.string().nullable(),
  submittedBy: z.string(),
  updatedAt: z.string(),
  updatedBy: z.string(),
})
export type ReportRow = z.output<typeof reportRow>

const versionRow = z.object({
  version: z.int(),
  kind: z.enum(['publication', ...changeKindKeys]),
  reason: z.string(),
  changeDate: z.string(),
  /** Of a publication on a day that the original prints in part: how it does. */
  changeDatePrinted: z.string(),
  changes: z.array(fieldChange),
  /** Evidence that the head office filed with a change of standing; for the office alone. */
  files: z.array(fileRow),
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
  changes: z.array(fieldChange),
  by: z.string(),
  /** The caller proposed it and may withdraw it. */
  mine: z.boolean(),
  at: z.string(),
})
export type Proposal = z.output<typeof proposal>

const handover = z.object({
  event: z.enum(Object.keys(handoverEvents) as [HandoverEvent, ...HandoverEvent[]]),
  reason: z.string(),
  by: z.string(),
  at: z.string(),
})
export type Handover = z.output<typeof handover>

/** Another certificate, with what it is worth today. */
const neighbour = z.object({ id: z.int(), certificateNo: z.string(), status: z.enum(reportStatusKeys) })

export const report = reportRow.extend({
  /** Of a draft: what is confirmed for its number so far. */
  confirmation: confirmation.nullable(),
  /** An announced change of standing, until it is in force. */
  coming: comingChange.nullable(),
  /** The rule that ends it, or will from its day on. */
  ruleEnd: ruleEndShown.nullable(),
  /** Announced changes of name, until they are in force. */
  comingNames: z.array(comingName),
  /** Names and addresses of its companies that have changed, in the order of their days of effect; each begins with what was printed. */
  dated: z.array(datedEntry),
  /** How the companies stood on the day that was asked for. */
  asOn: partiesOn.nullable(),
  storedStatus: z.enum(storedStatuses),
  content: z.looseObject({
    parameters: z.record(z.string(), z.unknown()),
    asPrinted: z.record(z.string(), z.string()),
    unstated: z.array(z.string()),
    coverage: z.array(coverageRow),
    coverageWhole: z.boolean(),
    coverageModels: z.array(z.string()),
    components: z.array(component),
  }),
  files: z.array(fileRow),
  versions: z.array(versionRow),
  proposals: z.array(proposal),
  /** Every hand-over of the draft and how it came back, oldest first; for the office alone. */
  handovers: z.array(handover),
  supersedes: neighbour.nullable(),
  /** The certificate that replaced it, which may have been stopped since then. */
  supersededBy: neighbour.nullable(),
  /** Recalls of some of its products, the newest first. */
  recalls: z.array(recallShown),
  /** Certificates of its parts that are suspended, revoked or expired today; of a published report. */
  fallenParts: z.array(fallenPart),
  /** What publication still needs, in the caller's language; empty when it may be published. */
  missing: z.array(z.object({ field: z.string(), msg: z.string(), kind: z.enum(['empty', 'other']) })),
  /** What deserves a second look but stops nothing. */
  warnings: z.array(z.string()),
  /** Test basis of a draft that the dictionary does not list, for readers in its body: publishing needs it in `confirmedBasis`. */
  unlistedBasis: z.array(z.string()),
  /** Certificate files of a draft that name another certificate, for readers in its body: publishing needs their ids in `confirmedFiles`. */
  foreignFiles: z.array(foreignFile),
  /** Of a draft: parameters taken over from an earlier report and not looked at, each with the number of that report. */
  takenOver: z.record(z.string(), z.string()),
  /** What the caller may do now. */
  actions: z.array(z.enum(reportActions)),
  /** Absolute address that the certificate's QR code carries. */
  verifyUrl: z.string(),
  createdAt: z.string(),
  createdBy: z.string(),
})
export type Report = z.output<typeof report>

const ofTwo = { type: 'choice', options: ['yes', 'no'], words: yesNo } as const

/** Columns of office lists, where more of them sort than in the public one. */
export const reportColumns = {
  ...faceColumns,
  reportNo: { ...faceColumns.reportNo, sortable: true },
  categoryCode: { ...faceColumns.categoryCode, sortable: true },
  model: { ...faceColumns.model, sortable: true },
  status: { ...ofStatus, label: reportLabels.status },
  /** yes: a proposed revision waits for the manager. */
  proposal: { ...ofTwo, label: ['待确认修订', 'Proposed revision'] },
  /** yes: a draft that the manager gave back. */
  returned: { ...ofTwo, label: ['被退回', 'Returned'] },
  conclusion: { type: 'choice', label: label.conclusion, options: ['qualified', 'unqualified'], words: conclusions },
  origin: { ...ofOrigin, label: ['来源', 'Source'] },
  submittedAt: { type: 'date', sortable: true, label: ['提交时间', 'Submitted'] },
  updatedAt: { type: 'date', sortable: true, label: ['更新时间', 'Updated on'] },
} as const satisfies ListColumns
