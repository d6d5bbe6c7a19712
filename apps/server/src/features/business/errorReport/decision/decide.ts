// What the office does with an error report: taking it in hand, and its outcome: corrected by a change of the record, answered, or refused with a reason.
import { sql } from 'kysely'
import type { decideErrorReport, ErrorReport } from '@register/contract/business/errorReport/office'
import type { Input } from '@register/contract/endpoint'
import { badField, conflict } from '@register/contract/errors'
import type { UserCtx } from '../../../../access/ctx.ts'
import { settled } from '../../../system/message/service.ts'
import { errorReports, objectOf } from '../store.ts'
import { correctionsOf, readOne } from './read.ts'

const decided = () => conflict(['这条纠错已办结', 'This error report has been decided'])

async function lockOpen(ctx: UserCtx, { id, rev }: { id: number; rev: number }) {
  const before = await errorReports.lock(ctx, id, rev)
  if (before.decided_at !== null) throw decided()
  return before
}

/** The number and the part that the audit row shows. */
async function note(ctx: UserCtx, id: number, detail: Readonly<Record<string, unknown>>): Promise<void> {
  const { certificateNo, part } = await errorReports.read(ctx, id)
  ctx.note.detail = { no: certificateNo, part, ...detail }
  await settled(ctx, objectOf(id), ['errorReported'])
}

/** Moves a claim from the present clerk to the caller. */
export async function claim(ctx: UserCtx, given: { id: number; rev: number }): Promise<ErrorReport> {
  const before = await lockOpen(ctx, given)
  const { proposed, source } = before
  await errorReports.update(
    ctx,
    before,
    { proposed, source },
    { status: 'inHand', taken_by: ctx.actor.id, taken_at: sql`now()`, set_aside_at: null },
  )
  await note(ctx, before.id, {})
  return readOne(ctx, before.id)
}

export async function decide(
  ctx: UserCtx,
  { decision, answer, correctionId, ...given }: Input<typeof decideErrorReport>['body'],
): Promise<ErrorReport> {
  const before = await lockOpen(ctx, given)
  const corrections = decision === 'corrected' ? await correctionsOf(ctx, before.report_id, before.created_at) : []
  const correction = corrections.find(({ id }) => id === correctionId)
  if (decision === 'corrected' && !correction)
    throw badField('correctionId', [
      '更正的变更公告：请选择收到纠错之后该记录的变更公告',
      'Correction must be a change notice of this record that came after the report',
    ])
  const { proposed, source } = before
  await errorReports.update(
    ctx,
    before,
    { proposed, source },
    {
      status: decision,
      answer,
      change_notice_id: correction?.key ?? null,
      decided_by: ctx.actor.id,
      decided_at: sql`now()`,
    },
  )
  await note(ctx, before.id, { decision })
  return readOne(ctx, before.id)
}
