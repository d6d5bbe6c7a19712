// Submitting a finished draft, taking it back, returning it: the draft is locked in between (docs/rules/reports.md#handing-over).
import { sql } from 'kysely'
import type { HandoverEvent } from '@register/contract/rules/status'
import { Failure } from '@register/contract/errors'
import type { UserCtx } from '../../../../access/ctx.ts'
import { inChargeOf, lockReport, nameOf, objectOf, writeReport } from '../store.ts'
import { nothingSubmitted, notifyReturned, notifySubmitted } from '../notification/notify.ts'
import { confirmTakenOver } from '../takeOver/marks.ts'
import { refuseUnfinished, type Version } from './check.ts'
import { addEvent } from '../history/event.ts'

async function noted(ctx: UserCtx, id: number, event: HandoverEvent, reason = ''): Promise<void> {
  await addEvent(ctx, id, event, reason)
  ctx.note.object = objectOf(id)
  if (reason) ctx.note.detail = { reason }
}

export async function submitReport(
  ctx: UserCtx,
  given: Version & { confirmedTakenOver?: readonly string[] },
): Promise<void> {
  const row = await lockReport(ctx, given, ['draft'])
  await refuseUnfinished(ctx, row)
  await confirmTakenOver(ctx, row, given.confirmedTakenOver ?? [])
  await writeReport(ctx, row.id, {
    submitted_at: sql<string>`now()`,
    submitted_by: ctx.actor.id,
    in_charge: ctx.actor.id,
    return_reason: null,
  })
  await noted(ctx, row.id, 'submit')
  await notifySubmitted(ctx, row)
}

/** Only the person who submitted it, or took it over since; others ask the manager to return it. */
export async function takeBackReport(ctx: UserCtx, given: Version): Promise<void> {
  const row = await lockReport(ctx, given, ['submitted'])
  const inCharge = inChargeOf(row)
  if (inCharge !== ctx.actor.id) {
    const by = await nameOf(ctx.db, inCharge)
    throw new Failure(403, [
      `只有提交或接手的 ${by} 可以撤回；机构负责人可以退回`,
      `Only ${by}, who submitted it or took it over, may take it back. The manager may return it`,
    ])
  }
  await writeReport(ctx, row.id, { submitted_at: null, submitted_by: null })
  await noted(ctx, row.id, 'takeBack')
  await nothingSubmitted(ctx, row)
}

/** Returns it to its writers, who see the reason until they submit it again. */
export async function returnReport(ctx: UserCtx, given: Version & { reason: string }): Promise<void> {
  const row = await lockReport(ctx, given, ['submitted'])
  await writeReport(ctx, row.id, { submitted_at: null, submitted_by: null, return_reason: given.reason })
  await noted(ctx, row.id, 'return', given.reason)
  await nothingSubmitted(ctx, row)
  await notifyReturned(ctx, row, given.reason)
}
