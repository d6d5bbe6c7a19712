// Recalls in the database: announcing one, lifting one. Each shows at once in the public answer, because it writes the record.
import type { addRecall, liftRecall } from '@register/contract/business/life/recall'
import { shanghaiDay } from '@register/contract/dates'
import type { Input } from '@register/contract/endpoint'
import { conflict, notFound } from '@register/contract/errors'
import type { UserCtx } from '../../../access/ctx.ts'
import { lockReport, objectOf, writeReport } from '../report/service.ts'

/** Products were made under a certificate whatever became of it since. */
const recallable = ['published', 'suspended', 'revoked', 'cancelled', 'lapsed'] as const

export async function recall(ctx: UserCtx, given: Input<typeof addRecall>['body']): Promise<void> {
  const { id, rev, serialFrom, serialTo, madeFrom, madeTo, reason } = given
  const row = await lockReport(ctx, { id, rev }, recallable)
  await ctx.db
    .insertInto('recall')
    .values({
      report_id: id,
      serial_from: serialFrom || null,
      serial_to: serialTo || null,
      made_from: madeFrom ?? null,
      made_to: madeTo ?? null,
      reason,
      announced_on: shanghaiDay(),
      user_id: ctx.actor.id,
    })
    .execute()
  await writeReport(ctx, id, {})
  ctx.note.object = objectOf(id)
  ctx.note.detail = { certificateNo: row.certificate_no, serialFrom, serialTo, madeFrom, madeTo, reason }
}

export async function lift(ctx: UserCtx, given: Input<typeof liftRecall>['body']): Promise<void> {
  const { id, rev, recallId, reason } = given
  const row = await lockReport(ctx, { id, rev }, recallable)
  const found = await ctx.db
    .selectFrom('recall')
    .select('lifted_on')
    .where('id', '=', recallId)
    .where('report_id', '=', id)
    .executeTakeFirst()
  if (!found) throw notFound()
  if (found.lifted_on) throw conflict(['该召回已经解除', 'This recall is lifted already'])
  await ctx.db
    .updateTable('recall')
    .set({ lifted_on: shanghaiDay(), lifted_reason: reason, lifted_by: ctx.actor.id })
    .where('id', '=', recallId)
    .execute()
  await writeReport(ctx, id, {})
  ctx.note.object = objectOf(id)
  ctx.note.detail = { certificateNo: row.certificate_no, recallId, reason }
}
