// The history of a report in its body: handed over, taken back, returned, its unlisted test basis confirmed.
import type { HandoverEvent } from '@register/contract/business/status'
import type { UserCtx } from '../../../../access/ctx.ts'

export async function addEvent(ctx: UserCtx, id: number, event: HandoverEvent, reason = ''): Promise<void> {
  await ctx.db.insertInto('report_handover').values({ report_id: id, event, reason, user_id: ctx.actor.id }).execute()
}
