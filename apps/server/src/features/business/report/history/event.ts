// The history of a report in its body: handed over, taken back, returned, its unlisted test basis confirmed.
import type { HandoverEvent } from '@register/contract/rules/status'
import type { UserCtx } from '../../../../access/ctx.ts'

export async function addEvents(
  ctx: UserCtx,
  event: HandoverEvent,
  reports: readonly { id: number; reason: string }[],
): Promise<void> {
  if (reports.length === 0) return
  const rows = reports.map(({ id, reason }) => ({ report_id: id, event, reason, user_id: ctx.actor.id }))
  await ctx.db.insertInto('report_handover').values(rows).execute()
}

export const addEvent = (ctx: UserCtx, id: number, event: HandoverEvent, reason = ''): Promise<void> =>
  addEvents(ctx, event, [{ id, reason }])
