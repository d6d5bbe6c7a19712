// Closing the caller's own account, with the same steps as an administrator's removal.
import { badField } from '@register/contract/errors'
import type { UserCtx } from '../../../../access/ctx.ts'
import { usernameKey } from '../../account/service.ts'
import { eraseAccounts, refuseProtected } from '../../user/service.ts'

/** `typed`: the user name, entered again. Refused (409) for the first account and for the last holder of one of the three offices. */
export async function closeOwn(ctx: UserCtx, typed: string): Promise<void> {
  const own = await ctx.db
    .selectFrom('app_user')
    .select(['id', 'username', 'username_key'])
    .where('id', '=', ctx.actor.id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  if (usernameKey(typed) !== own.username_key)
    throw badField('username', [
      `用户名不一致，应为“${own.username}”`,
      `User name does not fit: it must be "${own.username}"`,
    ])
  refuseProtected(own)
  await eraseAccounts(ctx, [own.id])
  ctx.note.object = `user:${own.id}`
  ctx.note.detail = { username: own.username }
}
