// Tells a reviewer why an application had been returned, and what its applicant has corrected since (docs/decisions/0119-a-reviewer-is-told.md).
import { sql, type Selectable } from 'kysely'
import { applicationFields, type ReviewStep } from '@register/contract/business/codeApply/shape'
import { sameValue } from '@register/contract/business/report/lifecycle/changes'
import type { Dossier } from '@register/contract/business/review/dossier'
import { readingText } from '@register/contract/fields'
import { between } from '@register/contract/phrase'
import type { UserCtx } from '../../../../access/ctx.ts'
import type { Db } from '../../../../db/connect.ts'
import type { CodeApplicationTable } from '../../../../db/tables.ts'
import { filesOf } from '../../file/service.ts'

type Row = Selectable<CodeApplicationTable>
type Correction = NonNullable<Dossier['resubmission']>

/** For queries whose table is named `code_application`: the step and the reason of the return that came before the latest re-submission. */
export const resubmissionOf = sql<{ step: ReviewStep; reason: string } | null>`(
  select json_build_object('step', back.step, 'reason', back.opinion) from code_application_event back
  where back.application_id = code_application.id and back.event = 'return'
    and back.id < (select max(again.id) from code_application_event again
      where again.application_id = code_application.id and again.event = 'resubmit')
  order by back.id desc limit 1)`

/** The content of an application by its fields, as people wrote it, and the names of its files. */
export interface Former {
  values: Record<string, unknown>
  files: { id: string; name: string }[]
}

/** What its applicant wrote, by the fields of the contract. */
export const valuesOf = (row: Row) => ({
  categoryCode: row.category_code,
  productName: row.product_name,
  model: row.model,
  manufacturerName: row.manufacturer_name,
  manufacturerCreditCode: row.manufacturer_credit_code,
  applicantName: row.applicant_name,
  testBasis: row.test_basis,
  plannedTestDate: row.planned_test_date,
  remark: row.remark,
})

/** What an application says now, to be stored before it is corrected. */
export async function contentNow(ctx: UserCtx, row: Row, object: string): Promise<Former> {
  const files = await filesOf(ctx, object)
  return { values: valuesOf(row), files: files.map(({ id, name }) => ({ id, name })) }
}

const filesLabel = ['附件', 'Attachments'] as const

/** Each changed field with both values as text. A file that was exchanged for another of the same name is a change too. */
function changesSince(ctx: UserCtx, former: Former, now: Former): NonNullable<Correction['changes']> {
  const changes = applicationFields.flatMap((field): NonNullable<Correction['changes']> => {
    const [before, after] = [former.values[field.key], now.values[field.key]]
    if (sameValue(before, after)) return []
    const text = (value: unknown) => ctx.say(readingText(field, value))
    return [{ field: field.key, label: ctx.say(field.label), before: text(before), after: text(after) }]
  })
  const [gone, come] = [former.files, now.files].map((these, at, both) =>
    these.filter(({ id }) => !both[1 - at]?.some((other) => other.id === id)).map(({ name }) => name),
  )
  if (gone?.length || come?.length)
    changes.push({
      field: 'files',
      label: ctx.say(filesLabel),
      before: (gone ?? []).join(ctx.say(between)),
      after: (come ?? []).join(ctx.say(between)),
    })
  return changes
}

const lastEvents = (db: Db, id: number, event: string, before?: number) =>
  db
    .selectFrom('code_application_event as e')
    .innerJoin('app_user as u', 'u.id', 'e.user_id')
    .select(['e.id', 'e.opinion', 'e.at', 'u.nickname'])
    .select([sql<ReviewStep | null>`e.step`.as('step'), sql<Former | null>`e.former`.as('former')])
    .where('e.application_id', '=', id)
    .where('e.event', '=', event)
    .$if(before !== undefined, (query) => query.where('e.id', '<', before ?? 0))
    .orderBy('e.id', 'desc')
    .limit(1)
    .execute()

/** The latest correction with both sides; null where there was none. */
export async function readCorrection(ctx: UserCtx, row: Row, object: string): Promise<Correction | null> {
  const [again] = await lastEvents(ctx.db, row.id, 'resubmit')
  const [back] = again ? await lastEvents(ctx.db, row.id, 'return', again.id) : []
  if (!again || !back?.step) return null
  return {
    step: back.step,
    reason: back.opinion,
    returnedBy: back.nickname,
    returnedAt: back.at,
    at: again.at,
    changes: again.former && changesSince(ctx, again.former, await contentNow(ctx, row, object)),
  }
}
