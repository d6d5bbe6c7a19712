// The rules of roles: built-in roles stay, roles in use are neither disabled nor deleted, and no person changes their own rights.
import type { Input } from '@register/contract/endpoint'
import { badField, conflict, Failure, duplicateField } from '@register/contract/errors'
import { administers } from '@register/contract/access/held'
import { isPermission, permissions } from '@register/contract/permissions'
import type { Phrase } from '@register/contract/phrase'
import {
  adminRole,
  type addRole as added,
  type changeRole as changed,
  type Role,
} from '@register/contract/system/role/role'
import type { UserCtx } from '../../../access/ctx.ts'
import { securityRole } from '../../../access/rights/administrators.ts'
import { givenBy, refusePassing } from '../../../access/rights/passOn.ts'
import type { Recipient } from '../../../access/rights/reach.ts'
import { refuseUsed, usersOf } from '../../../records/inUse.ts'
import type { Locked } from '../../../records/store.ts'
import { holders, nameOf, roles, usedBy } from './store.ts'

export { nameOf, roles } from './store.ts'
export { giveRole, removeRoleHolder } from './people/people.ts'

type LockedRole = Locked<'role'>

/** Keys that people could mistake for the administrator's. */
const reservedKeys = [adminRole, 'superadmin', 'administrator']
/** Roles that the register gives to people by itself. */
const automaticKeys = ['enterprise', 'registered']
/** Roles that the register gives out or needs by itself. */
const neededKeys = [securityRole, ...automaticKeys]

/** 409: any change of this role would change what an administrator is. */
export function refuseAdminRole({ key }: { key: string }): void {
  if (key === adminRole)
    throw conflict(['不允许操作超级管理员角色', 'The role of the super administrator cannot be changed'])
}

/** Why the caller may not change the rights of a role; undefined when they may. A disabled role that they have counts too. */
export async function whyFixed(ctx: UserCtx, { id, key }: { id: number; key: string }): Promise<Phrase | undefined> {
  if (key === adminRole)
    return ['超级管理员拥有全部权限，不能更改', 'The super administrator may do everything, which cannot be changed']
  const own = await ctx.db
    .selectFrom('user_role')
    .select('role_id')
    .where('user_id', '=', ctx.actor.id)
    .where('role_id', '=', id)
    .executeTakeFirst()
  return own && ['您持有该角色，不能更改自己的权限', 'You hold this role, and you cannot change your own permissions']
}

/** 403 when the caller has the role. */
export async function refuseOwnRole(ctx: UserCtx, role: { id: number; key: string }): Promise<void> {
  const why = await whyFixed(ctx, role)
  if (why) throw new Failure(403, why)
}

/** Refuses (400) administrative permissions for a role that registration grants automatically, because every new account would get them. */
export function refuseAutomatic({ key }: { key: string }, fresh: readonly string[]): void {
  const too = automaticKeys.includes(key) ? fresh.filter(administers).filter(isPermission) : []
  if (too.length > 0)
    throw badField('grants', [
      `系统自动授予的角色不能有管理权限：${too.map((name) => permissions[name][0]).join('、')}`,
      `The register gives this role automatically, so it cannot have administrative permissions: ${too.map((name) => permissions[name][1]).join(', ')}`,
    ])
}

/** The people who have a role, in the form that the checks of granting rights need. */
export const recipientsOf = async ({ db }: UserCtx, roleId: number): Promise<Recipient[]> =>
  db
    .selectFrom('user_role')
    .innerJoin('app_user', 'app_user.id', 'user_role.user_id')
    .where('user_role.role_id', '=', roleId)
    .select(['app_user.dept_id as deptId', 'app_user.credit_code as creditCode'])
    .execute()

async function refuseDisabling(ctx: UserCtx, role: LockedRole): Promise<void> {
  const users = await usersOf(ctx, [holders], role.id)
  if (users)
    throw duplicateField('status', [
      `角色已分配给 ${users[0]}，不能停用。要立即停止：打开该角色的“人员”，全选后按“取消角色”，再停用`,
      `The role is held and cannot be disabled. ${users[1]}. To stop it at once, open its People, choose all, press "Remove the role", then disable it`,
    ])
}

/** Enabling a role gives its rights back to its people. */
async function checkStatus(ctx: UserCtx, role: LockedRole, status: string): Promise<void> {
  if (status === role.status) return
  await refuseOwnRole(ctx, role)
  if (status === 'disabled') await refuseDisabling(ctx, role)
  else await refusePassing(ctx, await givenBy(ctx, [role.id]), await recipientsOf(ctx, role.id))
}

export async function addRole(ctx: UserCtx, values: Input<typeof added>['body']): Promise<Role> {
  if (reservedKeys.includes(values.key))
    throw badField('key', [
      `权限字符“${values.key}”是系统内置管理员的标识，不能使用`,
      `Role key "${values.key}" is reserved for the administrator`,
    ])
  return roles.read(ctx, await roles.insert(ctx, values, { dept_id: ctx.actor.deptId }))
}

export async function changeRole(ctx: UserCtx, { id, rev, ...values }: Input<typeof changed>['body']): Promise<Role> {
  const before = await roles.lock(ctx, id, rev)
  refuseAdminRole(before)
  if (values.key !== before.key)
    throw badField('key', [
      `权限字符不能修改，应为“${before.key}”`,
      `Role key cannot be changed: it must stay "${before.key}"`,
    ])
  await checkStatus(ctx, before, values.status)
  await roles.update(ctx, before, values)
  return roles.read(ctx, id)
}

export async function changeStatus(
  ctx: UserCtx,
  { id, rev, status }: { id: number; rev: number; status: 'active' | 'disabled' },
): Promise<Role> {
  const before = await roles.lock(ctx, id, rev)
  refuseAdminRole(before)
  await checkStatus(ctx, before, status)
  const { key, name_zh: nameZh, name_en: nameEn, sort, remark } = before
  await roles.update(ctx, before, { key, nameZh, nameEn, sort, remark, status })
  return roles.read(ctx, id)
}

export async function removeRole(ctx: UserCtx, id: number): Promise<void> {
  const role = await roles.lock(ctx, id)
  refuseAdminRole(role)
  if (neededKeys.includes(role.key))
    throw conflict([
      `角色“${nameOf(ctx, role)}”由系统自动使用，不能删除`,
      `The register itself needs the role "${nameOf(ctx, role)}", which cannot be deleted`,
    ])
  await refuseUsed(ctx, usedBy, id, nameOf(ctx, role))
  await roles.erase(ctx, role)
}
