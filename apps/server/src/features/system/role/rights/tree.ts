// The tree of a role: menu entries with their permissions, marked where the role has them; and the departments it may choose.
import { wildcards } from '@register/contract/access/held'
import { isPermission, permissionNames, permissions } from '@register/contract/permissions'
import { bothNames, type Phrase } from '@register/contract/phrase'
import type { DeptChoice, RightsNode, RoleWithScope } from '@register/contract/system/role/rights'
import type { UserCtx } from '../../../../access/ctx.ts'
import { inScope } from '../../../../access/scope.ts'
import { allEntries, entryType, type MenuEntry } from '../../menu/service.ts'
import { whyFixed } from '../service.ts'
import { roles } from '../store.ts'
import { grantsOf, readScope } from './rights.ts'

/** Permissions without a menu entry. */
const further: Phrase = ['不属于任何菜单的权限', 'Permissions of no menu entry']

function nodes(entries: readonly MenuEntry[], parent: number | null): RightsNode[] {
  return entries
    .filter(({ parent_id }) => parent_id === parent)
    .map(({ id, title_zh, title_en, type, permission }) => ({
      id,
      label: bothNames(title_zh, title_en),
      type: entryType(type),
      permission: isPermission(permission) ? permission : '',
      children: nodes(entries, id),
    }))
}

/** Listed too, so that a permission can still be changed after its menu entry was deleted. */
function withoutEntry(entries: readonly MenuEntry[]): RightsNode[] {
  const placed = new Set(entries.map(({ permission }) => permission))
  const children = Object.entries(permissions)
    .filter(([permission]) => !placed.has(permission))
    .map(([permission, title], at): RightsNode => ({
      id: -2 - at,
      label: title,
      type: 'button',
      permission,
      children: [],
    }))
  return children.length > 0 ? [{ id: -1, label: further, type: 'menu', permission: '', children }] : []
}

const idsOf = (tree: readonly RightsNode[], held: ReadonlySet<string>): number[] =>
  tree.flatMap(({ id, permission, children }) => [...(held.has(permission) ? [id] : []), ...idsOf(children, held)])

export async function readRights(ctx: UserCtx, id: number) {
  const role = await roles.read(ctx, id)
  const [{ scope, deptIds }, grants, entries] = await Promise.all([
    readScope(ctx, id),
    grantsOf(ctx, id),
    allEntries(ctx),
  ])
  const menus = [...nodes(entries, null), ...withoutEntry(entries)]
  const everything = grants.some(({ permission }) => wildcards.includes(permission))
  const held = new Set(everything ? permissionNames : grants.map(({ permission }) => permission))
  const why = await whyFixed(ctx, role)
  const described: RoleWithScope = {
    id,
    rev: role.rev,
    key: role.key,
    name: bothNames(role.nameZh, role.nameEn),
    scope,
    deptIds,
    people: role.peopleCount,
    fixed: why ?? null,
  }
  return { role: described, menus, checkedKeys: idsOf(menus, held), grants }
}

/** The departments in the caller's scope, as a tree; one whose parent is out of scope is at the top level. */
export async function readDepts(ctx: UserCtx, id: number): Promise<{ depts: DeptChoice[]; checkedKeys: number[] }> {
  const { deptIds } = await readScope(ctx, id)
  const rows = await ctx.db
    .selectFrom('dept')
    .select(['id', 'parent_id', 'name_zh', 'name_en'])
    .where(inScope(ctx.scope, { dept: 'dept.id' }))
    .orderBy('sort')
    .orderBy('id')
    .execute()
  const reached = new Set(rows.map((row) => row.id))
  const top = (parent: number | null) => parent === null || !reached.has(parent)
  const under = (parent: number | null): DeptChoice[] =>
    rows
      .filter(({ parent_id }) => (parent === null ? top(parent_id) : parent_id === parent))
      .map((row) => ({ id: row.id, label: ctx.say([row.name_zh, row.name_en]), children: under(row.id) }))
  return { depts: under(null), checkedKeys: deptIds.filter((one) => reached.has(one)) }
}
