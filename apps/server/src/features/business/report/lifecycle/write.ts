// Writing drafts: adding, changing, deleting.
import type { z } from 'zod'
import { isPrintedCode } from '@register/contract/rules/categoryCode'
import * as endpoints from '@register/contract/business/report/report'
import { importExisting } from '@register/contract/business/reportImport'
import type { ReportContent } from '@register/contract/business/report/shape'
import { marksOn, type Marks } from '@register/contract/business/report/takeOver/marks'
import { notAllowed } from '@register/contract/errors'
import { granted } from '../../../../access/actor.ts'
import type { UserCtx } from '../../../../access/ctx.ts'
import { ownBody } from '../../body/service.ts'
import { addUnlisted, dropUnlisted } from '../../category/service.ts'
import { bind } from '../../file/service.ts'
import { columnsOf, type ReportRecord } from '../content/content.ts'
import { lockReport, namingDuplicates, newPublicId, objectOf, updateSearchIndex, writeReport } from '../store.ts'
import { bodyOf, checkContent, refuseGivenOut, type Version } from './check.ts'
import { keptMarks } from '../takeOver/marks.ts'
import { publishReport } from './publish.ts'

type Given = z.output<typeof endpoints.insertReport.body>
/** What is stated only to publish at once. */
type Stated = 'confirmedBasis' | 'confirmedFiles'

/** `takenOver`: its parameters that are from another report, and were not looked at. */
export async function insertDraft(
  ctx: UserCtx,
  given: Omit<Given, Stated> & Partial<Pick<Given, Stated>>,
  takenOver: Marks = {},
): Promise<number> {
  const { publish, existing, confirmedBasis = [], confirmedFiles = [], formKind, ...rest } = given
  if (publish && !granted(ctx.actor, endpoints.publishReport)) throw notAllowed()
  if (existing && !granted(ctx.actor, importExisting)) throw notAllowed()
  const body = await ownBody(ctx)
  if (existing && formKind && isPrintedCode(rest.categoryCode)) await addUnlisted(ctx, [rest.categoryCode], formKind)
  const { content, category } = await checkContent(ctx, rest, { body, existing })
  if (existing) await refuseGivenOut(ctx, body, content)
  const row = await namingDuplicates(
    ctx.db
      .insertInto('report')
      .values({
        ...columnsOf(ctx.secrets, content),
        form_kind: category.formKind,
        origin: existing ? 'existing' : 'issued',
        public_id: newPublicId(),
        body_id: body.id,
        taken_over: JSON.stringify(marksOn(takenOver, content.parameters)),
        created_by: ctx.actor.id,
        updated_by: ctx.actor.id,
      })
      .returningAll()
      .executeTakeFirstOrThrow(),
  )
  await updateSearchIndex(ctx.db, row)
  await bind(ctx, objectOf(row.id), content.fileIds)
  ctx.note.object = objectOf(row.id)
  ctx.note.detail = { reportNo: row.report_no, certificateNo: row.certificate_no }
  if (publish) await publishReport(ctx, { id: row.id, rev: row.rev, confirmedBasis, confirmedFiles })
  return row.id
}

/** `takenOver`: the marks that its parameters have from now on; without it those it has stay. */
export async function editDraft(
  ctx: UserCtx,
  row: ReportRecord,
  given: ReportContent,
  takenOver?: Marks,
): Promise<void> {
  const existing = row.origin === 'existing'
  const body = await bodyOf(ctx, row.body_id)
  const { content, category } = await checkContent(ctx, given, { body, existing, row })
  if (existing) await refuseGivenOut(ctx, body, content)
  await writeReport(ctx, row.id, {
    ...columnsOf(ctx.secrets, content, category.formKind),
    taken_over: keptMarks(row, takenOver, content.parameters),
  })
  await bind(ctx, objectOf(row.id), content.fileIds)
}

export async function removeDraft(ctx: UserCtx, given: Version): Promise<void> {
  const row = await lockReport(ctx, given, ['draft'])
  await bind(ctx, objectOf(row.id), [])
  await ctx.db.deleteFrom('report').where('id', '=', row.id).execute()
  await dropUnlisted(ctx, row.category_code)
  ctx.note.object = objectOf(row.id)
  ctx.note.detail = { reportNo: row.report_no, certificateNo: row.certificate_no }
}
