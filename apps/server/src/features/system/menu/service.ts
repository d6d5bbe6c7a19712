// The menu of a person or a role: the entries that permissions and roles open, and only directories that are not empty.
import { insteadOf } from '@register/contract/screens/screen'
import { officeScreens } from '@register/contract/screens/all'
import { viewAt } from '@register/contract/screens/viewNames'
import { wildcards } from '@register/contract/access/held'
import { isPermission } from '@register/contract/permissions'
import type { RouteNode } from '@register/contract/system/account'
import { found, type UserCtx } from '../../../access/ctx.ts'
import { inScope } from '../../../access/scope.ts'
import { readMenus } from './store.ts'

export type MenuEntry = Awaited<ReturnType<typeof readMenus>>[number]

/** Every entry, visible or not, in order. */
export const allEntries = ({ db }: UserCtx): Promise<MenuEntry[]> => readMenus(db)

const types: readonly string[] = ['link', 'iframe', 'button']
const isType = (stored: string): stored is 'link' | 'iframe' | 'button' => types.includes(stored)
/** Types of stored entries; the database has no others. */
export const entryType = (stored: string) => (isType(stored) ? stored : 'menu')
/** The page types that the menu shows. */
const pageType = (stored: string): RouteNode['meta']['type'] =>
  stored === 'link' || stored === 'iframe' ? stored : 'menu'

/** The permissions and roles of the person or role that a menu is for. */
export interface MenuReader {
  permissions: readonly string[]
  roles: readonly string[]
}

/** The page inside the office that shows the address of an entry of type iframe (docs/rules/office.md#menu). */
const framePath = (name: string): string => `/i/${encodeURIComponent(name)}`

function nodeOf(ctx: UserCtx, entry: MenuEntry, children: RouteNode[]): RouteNode {
  const { name, path, component, icon, hidden, active, fullpage, tag } = entry
  const type = pageType(entry.type)
  const isFramed = type === 'iframe'
  return {
    name,
    path: isFramed ? framePath(name) : path,
    component,
    meta: {
      title: ctx.say([entry.title_zh, entry.title_en]),
      icon,
      type,
      url: isFramed ? path : '',
      hidden,
      active,
      fullpage,
      tag,
    },
    children,
  }
}

export function menuOf(ctx: UserCtx, entries: readonly MenuEntry[], reader: MenuReader): RouteNode[] {
  const all = wildcards.some((wild) => reader.permissions.includes(wild))
  const isElsewhere = (component: string, path: string) => {
    const screen = officeScreens[viewAt(component, path) ?? '']
    return screen !== undefined && insteadOf(screen, reader.roles) !== undefined
  }
  const isAllowed = ({ permission, roles, type, component, path }: MenuEntry) =>
    type !== 'button' &&
    (all || permission === '' || (isPermission(permission) && reader.permissions.includes(permission))) &&
    (all || roles.length === 0 || roles.some((key) => reader.roles.includes(key))) &&
    !isElsewhere(component, path)
  const under = (parent: number | null): RouteNode[] =>
    entries
      .filter((entry) => entry.parent_id === parent && isAllowed(entry))
      .map((entry) => nodeOf(ctx, entry, under(entry.id)))
      .filter((node) => node.component !== '' || node.meta.type !== 'menu' || node.children.length > 0)
  return under(null)
}

export const menusFor = async (ctx: UserCtx): Promise<RouteNode[]> => menuOf(ctx, await readMenus(ctx.db), ctx.actor)

/** The menu of a person who has only this role. */
export async function menuOfRole(ctx: UserCtx, key: string): Promise<RouteNode[]> {
  const role = found(
    await ctx.db
      .selectFrom('role')
      .select('id')
      .where('key', '=', key)
      .where(inScope(ctx.scope, { dept: 'role.dept_id', creator: 'role.created_by' }))
      .executeTakeFirst(),
  )
  const grants = await ctx.db.selectFrom('role_grant').select('permission').where('role_id', '=', role.id).execute()
  const permissions = grants.map(({ permission }) => permission)
  return menuOf(ctx, await readMenus(ctx.db), { permissions, roles: [key] })
}
