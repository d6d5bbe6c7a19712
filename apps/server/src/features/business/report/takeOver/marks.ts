// The marks of a draft's parameters that were taken over: read, and confirmed before anybody else sees the draft (docs/decisions/0121-parameters-taken-over-are-looked-at.md).
import {
  marks as marksSchema,
  marksOn,
  notLookedAt,
  statementOnTakenOver,
  type Marks,
} from '@register/contract/business/report/takeOver/marks'
import { badField } from '@register/contract/errors'
import type { Values } from '@register/contract/fields'
import type { UserCtx } from '../../../../access/ctx.ts'
import { recordForm } from '../../category/service.ts'
import { valuesOf, type ReportRecord } from '../content/content.ts'
import { addEvent } from '../history/event.ts'

/** The marks of a stored draft. */
export const marksOf = (row: ReportRecord): Marks => marksSchema.parse(row.taken_over)

/** What a draft is stored with: the marks given, or those it has, of parameters with a value. */
export const keptMarks = (row: ReportRecord, given: Marks | undefined, parameters: Values): string =>
  JSON.stringify(marksOn(given ?? marksOf(row), parameters))

/** A published report has no marks: its values were looked at before. */
export function refuseMarks(given: Marks | undefined): void {
  if (given && Object.keys(given).length > 0)
    throw badField('takenOver', [
      '沿用的参数只用于草稿，已发布的报告不能标记',
      'Parameters taken over are marked in drafts alone, never in a published report',
    ])
}

/** Refuses a draft with marks that the caller has not confirmed, and removes those that were, with a line in its history. */
export async function confirmTakenOver(ctx: UserCtx, row: ReportRecord, confirmed: readonly string[]): Promise<void> {
  const marked = marksOn(marksOf(row), valuesOf(row))
  // In the order of the form: stored objects have their keys in another one.
  const fields = (recordForm(row)?.fields ?? []).filter(({ key }) => key in marked)
  const keys = fields.map(({ key }) => key)
  if (keys.length > 0) {
    const labels = (among: readonly string[]) =>
      fields.filter(({ key }) => among.includes(key)).map(({ label }) => label)
    const left = keys.filter((key) => !confirmed.includes(key))
    if (left.length > 0) throw notLookedAt(labels(left), left)
    const [zh] = statementOnTakenOver(labels(keys), Object.values(marked))
    await addEvent(ctx, row.id, 'confirmTakenOver', zh)
    ctx.note.detail = { ...ctx.note.detail, confirmedTakenOver: keys }
  }
  await ctx.db.updateTable('report').set({ taken_over: '{}' }).where('id', '=', row.id).execute()
}
