// Recalls in the database: announcing one, lifting one. Each is a public change of the record: at once on its page, with a change notice, messages and a log entry.
import type { ChangeKind } from '@register/contract/business/report/changeKinds'
import type { addRecall, liftRecall } from '@register/contract/business/report/lifecycle/recall'
import type { RecallRange } from '@register/contract/rules/recallRange'
import { rangeWords } from '@register/contract/business/recall/shape'
import { publishedStatuses } from '@register/contract/rules/status'
import { shanghaiDay } from '@register/contract/dates'
import type { Input } from '@register/contract/endpoint'
import { conflict, notFound } from '@register/contract/errors'
import type { UserCtx } from '../../../access/ctx.ts'
import { publishChange } from '../changeNotice/service.ts'
import { appendEntries } from '../integrity/service.ts'
import { lockReport, notifyConcerned, objectOf, writeReport } from '../report/service.ts'

interface Act {
  kind: Extract<ChangeKind, 'recall' | 'recallLifted'>
  range: RecallRange
  reason: string
}

/** Everybody who reads, follows or checks the certificate gets to know of it. */
async function makePublic(ctx: UserCtx, id: number, { kind, range, reason }: Act): Promise<void> {
  const written = await writeReport(ctx, id, {})
  const change = { kind, reason, changeDate: shanghaiDay() }
  const [before, after] = kind === 'recall' ? [null, range] : [range, null]
  await publishChange(ctx, { report: written, ...change, changes: [{ field: 'recall', before, after }] })
  await notifyConcerned(ctx, written, { ...change, what: rangeWords(range) })
  await appendEntries(ctx, [{ reportId: id, kind }])
}

/** Of two that say the same, one would be lifted, and the other hold on unnoticed. Another defect of the same products is another recall. */
async function refuseTwice({ db }: UserCtx, id: number, { reason, ...range }: RecallRange & { reason: string }) {
  const holding = await db
    .selectFrom('recall')
    .select(['serial_from', 'serial_to', 'made_from', 'made_to'])
    .where('report_id', '=', id)
    .where('reason', '=', reason)
    .where('lifted_on', 'is', null)
    .execute()
  const { serialFrom, serialTo, madeFrom, madeTo } = range
  const isSame = (one: (typeof holding)[number]) =>
    one.serial_from === serialFrom && one.serial_to === serialTo && one.made_from === madeFrom && one.made_to === madeTo
  if (holding.some(isSame))
    throw conflict(['同一范围、同一原因的召回已公布', 'These products are recalled for this reason already'])
}

/** Products were made under a certificate whatever became of it since. */
export async function recall(ctx: UserCtx, given: Input<typeof addRecall>['body']): Promise<void> {
  const { id, rev, reason } = given
  const range = {
    serialFrom: given.serialFrom || null,
    serialTo: given.serialTo || null,
    madeFrom: given.madeFrom ?? null,
    madeTo: given.madeTo ?? null,
  }
  const row = await lockReport(ctx, { id, rev }, publishedStatuses)
  await refuseTwice(ctx, id, { ...range, reason })
  await ctx.db
    .insertInto('recall')
    .values({
      report_id: id,
      serial_from: range.serialFrom,
      serial_to: range.serialTo,
      made_from: range.madeFrom,
      made_to: range.madeTo,
      reason,
      announced_on: shanghaiDay(),
      user_id: ctx.actor.id,
    })
    .execute()
  ctx.note.object = objectOf(id)
  ctx.note.detail = { certificateNo: row.certificate_no, ...range, reason }
  await makePublic(ctx, id, { kind: 'recall', range, reason })
}

export async function lift(ctx: UserCtx, given: Input<typeof liftRecall>['body']): Promise<void> {
  const { id, rev, recallId, reason } = given
  const row = await lockReport(ctx, { id, rev }, publishedStatuses)
  const found = await ctx.db
    .selectFrom('recall')
    .select(['lifted_on', 'serial_from', 'serial_to', 'made_from', 'made_to'])
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
  const range = {
    serialFrom: found.serial_from,
    serialTo: found.serial_to,
    madeFrom: found.made_from,
    madeTo: found.made_to,
  }
  ctx.note.object = objectOf(id)
  ctx.note.detail = { certificateNo: row.certificate_no, recallId, reason }
  await makePublic(ctx, id, { kind: 'recallLifted', range, reason })
}
