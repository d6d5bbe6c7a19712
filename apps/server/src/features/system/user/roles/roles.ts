// The roles of one account, from the account's side: what is new is given and what is gone is taken as from the side of a role.
import { notFound } from '@register/contract/errors'
import type { UserRoles } from '@register/contract/system/user/acts'
import { found, type UserCtx } from '../../../../access/ctx.ts'
import { refuseOneself } from '../../../../access/rights/administrators.ts'
import { giveRole, roles, takeRole } from '../../role/service.ts'
import { accounts } from '../store.ts'

const heldBy = async ({ db }: UserCtx, id: number): Promise<number[]> =>
  (await db.selectFrom('user_role').select('role_id').where('user_id', '=', id).execute()).map(({ role_id }) => role_id)

/** Roles the caller does not reach stay as they are. */
export async function setRoles(
  ctx: UserCtx,
  { userId, roleIds }: { userId: number; roleIds: readonly number[] },
): Promise<void> {
  refuseOneself(ctx, [userId])
  const { username } = await accounts.lock(ctx, userId)
  const held = await heldBy(ctx, userId)
  const within = new Set((await roles.scoped(ctx).select('role.id').execute()).map(({ id }) => id))
  const wanted = [...new Set(roleIds)]
  if (wanted.some((id) => !within.has(id) && !held.includes(id))) throw notFound()
  const given = wanted.filter((id) => !held.includes(id))
  const taken = held.filter((id) => !wanted.includes(id) && within.has(id))
  for (const roleId of given) await giveRole(ctx, { roleId, userIds: [userId] })
  for (const roleId of taken) await takeRole(ctx, { roleId, userIds: [userId] })
  ctx.note.object = `user:${userId}`
  ctx.note.detail = { username, given, taken }
}

export async function rolesOf(ctx: UserCtx, id: number): Promise<UserRoles> {
  const account = found(
    await accounts
      .scoped(ctx)
      .leftJoin('dept', 'dept.id', 'app_user.dept_id')
      .where('app_user.id', '=', id)
      .select(['app_user.username', 'app_user.nickname', 'dept.name_zh', 'dept.name_en'])
      .executeTakeFirst(),
  )
  const held = await heldBy(ctx, id)
  const all = await roles
    .scoped(ctx)
    .select(['role.id', 'role.key', 'role.name_zh', 'role.name_en', 'role.remark', 'role.status'])
    .orderBy('role.sort')
    .orderBy('role.id')
    .execute()
  return {
    id,
    username: account.username,
    nickname: account.nickname,
    dept: account.name_zh === null ? '' : ctx.say([account.name_zh, account.name_en ?? '']),
    roles: all.map(({ id: role, key, name_zh, name_en, remark, status }) => ({
      id: role,
      key,
      name: ctx.say([name_zh, name_en]),
      remark,
      held: held.includes(role),
      active: status === 'active',
    })),
  }
}
