// The roles of one account, from the account's side: new ones are given and missing ones removed by the same rules as from the side of a role.
import { sql } from 'kysely'
import { notFound } from '@register/contract/errors'
import { bothNames, type Phrase } from '@register/contract/phrase'
import { rolePurpose } from '@register/contract/system/role/purpose'
import { adminRole } from '@register/contract/system/role/role'
import type { ScopeKind } from '@register/contract/system/scopes'
import type { UserRoles } from '@register/contract/system/user/acts'
import { found, type UserCtx } from '../../../../access/ctx.ts'
import { refuseUnconfirmed } from '../../../../access/guard/admit.ts'
import { refuseOneself } from '../../../../access/rights/administrators.ts'
import { givenBy, mayPass } from '../../../../access/rights/passOn.ts'
import { giveRole, roles, removeRoleHolder } from '../../role/service.ts'
import { accounts } from '../store.ts'
import { inLanguage } from '../../../../records/inLanguage.ts'

const heldBy = async ({ db }: UserCtx, id: number): Promise<number[]> =>
  (await db.selectFrom('user_role').select('role_id').where('user_id', '=', id).execute()).map(({ role_id }) => role_id)

/** Names of the departments that a role's own scope chooses. */
const deptsOf = ({ lang }: UserCtx) => sql<string[]>`array(select ${inLanguage(lang, 'dept.name')}
  from dept where dept.id = any(role.dept_ids) order by dept.sort, dept.id)`

async function roleNames({ db }: UserCtx, ids: readonly number[]): Promise<Phrase[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('role')
    .select(['name_zh', 'name_en'])
    .where('id', 'in', ids)
    .orderBy('sort')
    .execute()
  return rows.map(({ name_zh, name_en }) => bothNames(name_zh, name_en))
}

/** Roles that are out of the caller's scope stay as they are. */
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
  const removed = held.filter((id) => !wanted.includes(id) && within.has(id))
  // Adding and changing an account may give roles too, and their endpoints do not ask by themselves.
  if (given.length > 0 || removed.length > 0) refuseUnconfirmed(ctx.actor)
  for (const roleId of given) await giveRole(ctx, { roleId, userIds: [userId] })
  for (const roleId of removed) await removeRoleHolder(ctx, { roleId, userIds: [userId] })
  ctx.note.object = `user:${userId}`
  ctx.note.detail = {
    username,
    given,
    taken: removed,
    givenRoles: await roleNames(ctx, given),
    takenRoles: await roleNames(ctx, removed),
  }
}

export async function rolesOf(ctx: UserCtx, id: number): Promise<UserRoles> {
  const account = found(
    await accounts
      .scoped(ctx)
      .leftJoin('dept', 'dept.id', 'app_user.dept_id')
      .where('app_user.id', '=', id)
      .select(['app_user.username', 'app_user.nickname', 'dept.name_zh', 'dept.name_en'])
      .select(['app_user.dept_id as deptId', 'app_user.credit_code as creditCode'])
      .executeTakeFirst(),
  )
  const held = await heldBy(ctx, id)
  const all = await roles
    .scoped(ctx)
    .select(['role.id', 'role.key', 'role.name_zh', 'role.name_en', 'role.remark', 'role.status'])
    .select([sql<ScopeKind>`role.scope`.as('scope'), deptsOf(ctx).as('depts')])
    .orderBy(sql`role.key = ${adminRole}`)
    .orderBy('role.sort')
    .orderBy('role.id')
    .execute()
  // One after another: all of them share the connection of the request.
  const mayGive = new Set<number>()
  for (const role of all) if (await mayPass(ctx, await givenBy(ctx, [role.id]), [account])) mayGive.add(role.id)
  return {
    id,
    username: account.username,
    nickname: account.nickname,
    dept: account.name_zh === null ? '' : ctx.say([account.name_zh, account.name_en ?? '']),
    roles: all.map(({ id: role, key, name_zh, name_en, remark, status, scope, depts }) => ({
      id: role,
      key,
      name: ctx.say([name_zh, name_en]),
      purpose: remark || ctx.say(rolePurpose(key)),
      scope,
      depts: scope === 'chosen' ? depts : [],
      held: held.includes(role),
      active: status === 'active',
      mayGive: mayGive.has(role),
    })),
  }
}
