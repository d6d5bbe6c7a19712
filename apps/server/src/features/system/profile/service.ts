// The rules of the own account: what its owner may change.
import type { UserCtx } from '../../../access/ctx.ts'
import { accounts } from '../user/service.ts'

/** The caller's own row, independent of scope. */
const asOwn = (ctx: UserCtx): UserCtx => ({ ...ctx, scope: { all: true } })

export async function changeName(ctx: UserCtx, { rev, nickname }: { rev: number; nickname: string }): Promise<void> {
  const own = asOwn(ctx)
  const before = await accounts.lock(own, ctx.actor.id, rev)
  const { username, remark } = before
  await accounts.update(own, before, { username, nickname, remark, status: 'active' })
}
