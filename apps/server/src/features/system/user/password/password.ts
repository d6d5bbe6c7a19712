// Help with an account's sign-in: a one-time password from an administrator, and unlocking after wrong passwords.
import { conflict, notFound } from '@register/contract/errors'
import type { UserCtx } from '../../../../access/ctx.ts'
import { passwordHashAlgorithm } from '../../../../access/passwords.ts'
import { firstAdministrator } from '@register/contract/system/setup/setup'
import { givenBy, refusePassing } from '../../../../access/rights/passOn.ts'
import { closeSessionsOf } from '../../../../access/sessions.ts'
import { eraseFactor } from '../../factor/service.ts'
import { notify } from '../../message/service.ts'
import { forgetLocks, setPassword } from '../../account/service.ts'
import type { FirstPassword } from '../service.ts'
import { accounts } from '../store.ts'

/** Only a person who could give the account its rights may change how it signs in. Locks the account. */
async function lockLesser(ctx: UserCtx, id: number) {
  const account = await accounts.lock(ctx, id)
  if (account.username_key === firstAdministrator)
    throw conflict(['不允许操作超级管理员用户', 'The super administrator’s account cannot be changed here'])
  const held = await ctx.db.selectFrom('user_role').select('role_id').where('user_id', '=', id).execute()
  await refusePassing(
    ctx,
    await givenBy(
      ctx,
      held.map(({ role_id }) => role_id),
    ),
    [{ deptId: account.dept_id, creditCode: account.credit_code }],
  )
  return account
}

/** Gives another account a one-time password. `lockLesser` limits it, because the caller could sign in with that password. */
export async function reset(
  ctx: UserCtx,
  id: number,
  { password, hash }: FirstPassword,
): Promise<{ password: string }> {
  if (id === ctx.actor.id)
    throw conflict(['请在个人中心修改自己的密码', 'Change your own password in your own settings'])
  const account = await lockLesser(ctx, id)
  await setPassword(ctx.db, id, { hash, algorithm: passwordHashAlgorithm, by: ctx.actor.id })
  await closeSessionsOf(ctx.db, id)
  await forgetLocks(ctx.db, id)
  ctx.note.object = `user:${id}`
  ctx.note.detail = { username: account.username }
  return { password }
}

/** For a person who has lost telephone and recovery codes. The password alone signs in from then on, so the sessions end and the person gets a message. */
export async function removeFactor(ctx: UserCtx, id: number): Promise<void> {
  if (id === ctx.actor.id)
    throw conflict(['请在个人中心关闭自己的两步验证', 'Turn your own second factor off in your own settings'])
  const { username } = await lockLesser(ctx, id)
  await eraseFactor(ctx.db, id)
  await closeSessionsOf(ctx.db, id)
  await notify(ctx, { kind: 'factorRemoved', to: [id], object: '', about: { by: ctx.actor.nickname } })
  ctx.note.object = `user:${id}`
  ctx.note.detail = { username }
}

/** Unlocks by a record of a failed sign-in. Failures are counted anew from then on. */
export async function unlock(ctx: UserCtx, recordId: number): Promise<void> {
  const record = await ctx.db.selectFrom('login_record').select('user_id').where('id', '=', recordId).executeTakeFirst()
  if (!record?.user_id) throw notFound()
  const { id, username } = await accounts.lock(ctx, record.user_id)
  await forgetLocks(ctx.db, id)
  ctx.note.object = `user:${id}`
  ctx.note.detail = { username }
}
