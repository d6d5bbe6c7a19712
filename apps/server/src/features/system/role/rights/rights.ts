// The permissions and the scope of a role: read as stored, written as a whole. People cannot grant more than their own rights, nor change their own roles.
import { sql } from 'kysely'
import { badField } from '@register/contract/errors'
import type { Input } from '@register/contract/endpoint'
import { isPermission, permissionNames, permissions } from '@register/contract/permissions'
import type { setRoleRights, RoleGrant } from '@register/contract/system/role/rights'
import { isScopeKind, type ScopeKind } from '@register/contract/system/scopes'
import type { UserCtx } from '../../../../access/ctx.ts'
import { givenBy, refusePassing } from '../../../../access/rights/passOn.ts'
import type { Given } from '../../../../access/rights/reach.ts'
import { inScope } from '../../../../access/scope.ts'
import type { Locked } from '../../../../records/store.ts'
import { recipientsOf, refuseAdminRole, refuseAutomatic, refuseOwnRole } from '../service.ts'
import { roles } from '../store.ts'

export interface RoleScope {
  scope: ScopeKind
  deptIds: number[]
}
type Rights = RoleScope & { grants: RoleGrant[] }
type StoredGrant = Omit<RoleGrant, 'permission'> & { permission: string }

/** The database has no other kinds. */
const kindOf = (stored: string): ScopeKind => (isScopeKind(stored) ? stored : 'self')

/** The permissions of a role, each with its own scope where it has one. */
export const grantsOf = async ({ db }: UserCtx, roleId: number): Promise<StoredGrant[]> =>
  (
    await db
      .selectFrom('role_grant')
      .select(['permission', 'scope', 'dept_ids'])
      .where('role_id', '=', roleId)
      .orderBy('permission')
      .execute()
  ).map(({ permission, scope, dept_ids }) => ({
    permission,
    scope: scope === null ? null : kindOf(scope),
    deptIds: dept_ids,
  }))

/** Refuses departments that do not exist or are out of the caller's scope; those that were chosen before may stay. */
async function refuseStrangeDepts(ctx: UserCtx, wanted: readonly number[], before: readonly number[]): Promise<void> {
  const fresh = [...new Set(wanted)].filter((id) => !before.includes(id))
  if (fresh.length === 0) return
  const reached = await ctx.db
    .selectFrom('dept')
    .select('id')
    .where(sql<boolean>`dept.id = any(${fresh}::bigint[])`)
    .where(inScope(ctx.scope, { dept: 'dept.id' }))
    .execute()
  const known = new Set(reached.map(({ id }) => id))
  const strange = fresh.filter((id) => !known.has(id))
  if (strange.length > 0)
    throw badField('deptIds', [
      `指定部门：部门 ${strange.join('、')} 不存在，或不在您的数据范围内`,
      `Chosen departments: ${strange.join(', ')} does not exist or is outside your data scope`,
    ])
}

/** Only the scope `chosen` has departments, and it needs at least one. */
function scopeWithDepts(field: string, { scope, deptIds }: RoleScope): RoleScope {
  if (scope !== 'chosen') return { scope, deptIds: [] }
  if (deptIds.length === 0)
    throw badField(field, ['指定部门：请至少选择一个部门', 'Chosen departments: choose at least one'])
  return { scope, deptIds: [...new Set(deptIds)].toSorted((a, b) => a - b) }
}

function checked({ grants, ...scope }: Rights): Rights {
  const named = grants.map(({ permission }) => permission)
  const twice = named.find((permission, at) => named.indexOf(permission) !== at)
  if (twice)
    throw badField('grants', [
      `权限“${permissions[twice][0]}”重复`,
      `The permission "${permissions[twice][1]}" is named twice`,
    ])
  return {
    ...scopeWithDepts('deptIds', scope),
    grants: grants.map(({ permission, scope: own, deptIds }) => ({
      permission,
      ...(own === null ? { scope: null, deptIds: [] } : scopeWithDepts('grants', { scope: own, deptIds })),
    })),
  }
}

const inForce = (rights: RoleScope & { grants: readonly StoredGrant[] }): Given[] =>
  rights.grants.map(({ permission, scope, deptIds }) =>
    scope === null ? { permission, scope: rights.scope, deptIds: rights.deptIds } : { permission, scope, deptIds },
  )
const textOf = ({ permission, scope, deptIds }: Given): string => `${permission} ${scope} ${deptIds.join()}`

/** The role, locked, when the caller may change its rights. */
async function lockForRights(ctx: UserCtx, id: number, rev: number): Promise<Locked<'role'>> {
  const role = await roles.lock(ctx, id, rev)
  refuseAdminRole(role)
  await refuseOwnRole(ctx, role)
  return role
}

/** Writes the rights of the role; the caller must be allowed to give those that are new. */
async function write(ctx: UserCtx, role: Locked<'role'>, given: Rights): Promise<void> {
  const rights = checked(given)
  const before = await givenBy(ctx, [role.id])
  const known = await grantsOf(ctx, role.id)
  await refuseStrangeDepts(
    ctx,
    [...rights.deptIds, ...rights.grants.flatMap(({ deptIds }) => deptIds)],
    [...role.dept_ids, ...known.flatMap(({ deptIds }) => deptIds)],
  )
  const was = new Set(before.map(textOf))
  const after = inForce(rights)
  const fresh = after.filter((one) => !was.has(textOf(one)))
  refuseAutomatic(
    role,
    fresh.map(({ permission }) => permission),
  )
  await refusePassing(ctx, fresh, await recipientsOf(ctx, role.id))
  // Permissions of another product version stay, because this version does not show them.
  await ctx.db
    .deleteFrom('role_grant')
    .where('role_id', '=', role.id)
    .where('permission', 'in', permissionNames)
    .execute()
  if (rights.grants.length > 0)
    await ctx.db
      .insertInto('role_grant')
      .values(
        rights.grants.map(({ permission, scope, deptIds }) => ({
          role_id: role.id,
          permission,
          scope,
          dept_ids: deptIds,
        })),
      )
      .execute()
  await ctx.db
    .updateTable('role')
    .set({
      scope: rights.scope,
      dept_ids: rights.deptIds,
      updated_by: ctx.actor.id,
      updated_at: sql<string>`now()`,
    })
    .set((row) => ({ rev: row('rev', '+', 1) }))
    .where('id', '=', role.id)
    .execute()
  const is = new Set(after.map(textOf))
  ctx.note.object = `role:${role.id}`
  ctx.note.detail = {
    key: role.key,
    nameZh: role.name_zh,
    scope: rights.scope,
    ...(role.scope !== rights.scope && { was: { scope: role.scope } }),
    ...(rights.deptIds.length > 0 && { deptIds: rights.deptIds }),
    granted: fresh.map(textOf),
    withdrawn: before.filter((one) => !is.has(textOf(one))).map(textOf),
  }
}

export async function setRights(
  ctx: UserCtx,
  { id, rev, ...rights }: Input<typeof setRoleRights>['body'],
): Promise<{ id: number; rev: number }> {
  await write(ctx, await lockForRights(ctx, id, rev), rights)
  return { id, rev: rev + 1 }
}

export async function setScope(
  ctx: UserCtx,
  { id, rev, ...scope }: RoleScope & { id: number; rev: number },
): Promise<{ id: number; rev: number } & RoleScope> {
  const role = await lockForRights(ctx, id, rev)
  const grants = (await grantsOf(ctx, id)).flatMap(({ permission, ...reach }) =>
    isPermission(permission) ? [{ permission, ...reach }] : [],
  )
  await write(ctx, role, { ...scope, grants })
  return readScope(ctx, id)
}

export async function readScope(ctx: UserCtx, id: number): Promise<{ id: number; rev: number } & RoleScope> {
  const { rev, scope } = await roles.read(ctx, id)
  const { dept_ids } = await ctx.db.selectFrom('role').select('dept_ids').where('id', '=', id).executeTakeFirstOrThrow()
  return { id, rev, scope, deptIds: dept_ids }
}
