// Copies a report as a new draft of the caller's body, without the values that belong only to that certificate and its test.
import { ownOfEach, filesLabel } from '@register/contract/business/report/content/copy'
import { faultsOf } from '@register/contract/rules/coverage/writing/faults'
import { formNamed } from '@register/contract/rules/parameters/formKinds'
import { subFormLabel } from '@register/contract/rules/parameters/labels'
import { asPrintedLabel } from '@register/contract/business/report/printed/asPrinted'
import { unstatedLabel } from '@register/contract/business/report/printed/unstated'
import { reportFieldOf } from '@register/contract/business/report/fields'
import { reportContent, type ReportContent } from '@register/contract/business/report/shape'
import { notFound } from '@register/contract/errors'
import { isEmpty } from '@register/contract/fields'
import { fieldErrors } from '@register/contract/messages/issues'
import { labelIn } from '@register/contract/messages/labels'
import type { Phrase } from '@register/contract/phrase'
import type { UserCtx } from '../../../../access/ctx.ts'
import { allCategories } from '../../category/service.ts'
import { filesOf } from '../../file/service.ts'
import { contentOf } from '../content/content.ts'
import { findReport, objectOf } from '../store.ts'
import { insertDraft } from './write.ts'

/** What the original of one certificate prints, and what it leaves out, says nothing of another. */
const ofThePaper = [
  ['asPrinted', asPrintedLabel],
  ['unstated', unstatedLabel],
] as const

/** Returns the draft's id, and the names of the values that were left out, in the caller's language. */
export async function copyReport(ctx: UserCtx, id: number): Promise<{ id: number; leftOut: string[] }> {
  const row = await findReport(ctx, id)
  // A company reads only the public part of its reports, so it cannot copy one.
  if (!row.in_office) throw notFound()
  const content: Record<string, unknown> = { ...contentOf(ctx.secrets, row) }
  const left: Phrase[] = []
  for (const key of ownOfEach) {
    if (!isEmpty(content[key])) left.push(reportFieldOf(key)?.label ?? [key, key])
    Reflect.deleteProperty(content, key)
  }
  for (const [key, label] of ofThePaper) {
    if (!isEmpty(content[key]) && Object.keys(content[key] ?? {}).length > 0) left.push(label)
    Reflect.deleteProperty(content, key)
  }
  if (row.supersedes_id !== null) left.push(['替代的证书', 'Replaces'])
  Reflect.deleteProperty(content, 'supersedesId')
  if ((await filesOf(ctx, objectOf(id))).length > 0) left.push(filesLabel)
  left.push(...(await withoutFormerForm(ctx, content)))
  const { accepted, refused } = asToday(content)
  const from = row.certificate_no ?? row.report_no ?? `#${id}`
  const marks = Object.fromEntries(Object.keys(accepted.parameters).map((key) => [key, from]))
  const copy = await insertDraft(ctx, { ...accepted, publish: false, existing: false }, marks)
  ctx.note.detail = { ...ctx.note.detail, from: id }
  return { id: copy, leftOut: [...left, ...refused].map(ctx.say) }
}

/** Removes the form that the category does not allow any more, with all values that depend on it; returns their names. */
async function withoutFormerForm(ctx: UserCtx, content: Record<string, unknown>): Promise<Phrase[]> {
  const category = (await allCategories(ctx)).get(String(content['categoryCode']))
  if (isEmpty(content['subForm']) || category?.forms.some(({ form }) => form.key === content['subForm'])) return []
  for (const key of ['subForm', 'parameters', 'coverage']) Reflect.deleteProperty(content, key)
  return [subFormLabel, ['参数', 'Parameters'], ['覆盖范围', 'Coverage']]
}

/** A report may be older than its form: values that today's form refuses are left out by name. */
function asToday(content: Record<string, unknown>): { accepted: ReportContent; refused: Phrase[] } {
  const read = withoutRefused(content)
  const { coverage, coverageWhole } = read.accepted
  if (faultsOf(formNamed(read.accepted.subForm), coverage, coverageWhole).length === 0) return read
  return { accepted: { ...read.accepted, coverage: [] }, refused: [...read.refused, ['覆盖范围', 'Coverage']] }
}

function withoutRefused(content: Record<string, unknown>): { accepted: ReportContent; refused: Phrase[] } {
  const parsed = reportContent.safeParse(content, { reportInput: true })
  if (parsed.success) return { accepted: parsed.data, refused: [] }
  const parameters = { ...(content['parameters'] as Record<string, unknown>) }
  const rest: Record<string, unknown> = { ...content, parameters }
  const names = new Map<string, Phrase>()
  for (const { field } of fieldErrors(parsed.error.issues, (path) => labelIn(reportContent, path, content))) {
    const [first = '', second = ''] = field.split('.')
    const own = first === 'parameters' ? `${first}.${second}` : first
    names.set(own, labelIn(reportContent, own, content) ?? [own, own])
    if (first === 'parameters') Reflect.deleteProperty(parameters, second)
    else Reflect.deleteProperty(rest, first)
  }
  return { accepted: reportContent.parse(rest), refused: [...names.values()] }
}
