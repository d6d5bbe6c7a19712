// What a reader sees of a report: personal data always masked, internal fields for the office, and an allow-list for companies.
import { isPublicChange, type Change } from '@register/contract/business/report/lifecycle/changes'
import { masked, personalFields } from '@register/contract/business/report/parties/contact'
import * as endpoints from '@register/contract/business/report/report'
import type { FileRow } from '@register/contract/business/file'
import { formNamed } from '@register/contract/rules/parameters/formKinds'
import type { ReportContent, ReportRow, VersionRow } from '@register/contract/business/report/shape'
import { reportFields } from '@register/contract/business/report/fields'
import type { Field } from '@register/contract/fields'
import { granted } from '../../../../access/actor.ts'
import type { UserCtx } from '../../../../access/ctx.ts'
import { recordForm } from '../../category/service.ts'
import { filesOf } from '../../file/service.ts'
import { contentOf, type ReportRecord } from './content.ts'

/** Why the caller reaches a report: by department or office, or because it is about their company. */
export interface Reached {
  in_office: boolean
}

/** Writers of reports and the head office see internal fields; experts do not. */
const seesInternal = ({ actor }: UserCtx): boolean =>
  (granted(actor, endpoints.updateReport) ?? granted(actor, endpoints.suspendReport)) !== undefined

const publicOf = (fields: readonly Field[], values: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(fields.map(({ key, public: isPublic }) => [key, isPublic ? values[key] : null]))

/** A company reads the public fields, and no other field that a body has written. */
const forCompany = (content: ReportContent): ReportContent => {
  const publicFields = (formNamed(content.subForm)?.fields ?? []).filter((field) => field.public)
  return {
    ...content,
    ...publicOf(reportFields, content),
    parameters: Object.fromEntries(
      publicFields.flatMap(({ key }) => (key in content.parameters ? [[key, content.parameters[key]]] : [])),
    ),
  }
}

/** `inFull`: personal data unmasked, for people who have asked for it on purpose. */
export function contentFor(ctx: UserCtx, row: ReportRecord, { in_office }: Reached, inFull?: 'inFull'): ReportContent {
  const content = contentOf(ctx.secrets, row)
  if (!in_office) return forCompany(content)
  if (!seesInternal(ctx)) content.remark = null
  if (inFull) return content
  for (const key of personalFields) {
    const text = content[key]
    if (typeof text === 'string') content[key] = masked(key, text)
  }
  return content
}

/** For a company: the public files, and the documents that its body has handed to it; no evidence and no explanations. */
export const filesFor = (ctx: UserCtx, { id, in_office }: Pick<ReportRecord, 'id'> & Reached): Promise<FileRow[]> =>
  filesOf(ctx, `report:${id}`, in_office ? undefined : 'handed out')

/** The changes of a version or notice that the caller may read. */
export function changesFor(ctx: UserCtx, row: ReportRecord & Reached, changes: readonly Change[]): readonly Change[] {
  if (row.in_office && seesInternal(ctx)) return changes
  const form = recordForm(row)
  return changes.filter(({ field }) => isPublicChange(form, field))
}

/** A row without what is under way inside a body, and without names of the body's people. */
export const rowFor = (row: ReportRow, { in_office }: Reached): ReportRow =>
  in_office ? row : { ...row, hasProposal: false, returned: false, submittedAt: null, submittedBy: '', updatedBy: '' }

/** For a company: the public acts, without the names of the people who did them. */
export const versionsFor = (versions: VersionRow[], { in_office }: Reached): VersionRow[] =>
  in_office
    ? versions
    : versions
        .filter(({ kind, changes }) => changes.length > 0 || (kind !== 'revision' && kind !== 'rename'))
        .map((version) => ({ ...version, files: [], by: '' }))
