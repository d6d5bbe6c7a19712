// The menu tree of a signed-in user: what the permissions open, directories only where something is left in them.
import { permissions, wildcards, type Permission } from '@register/contract/permissions'
import type { RouteNode } from '@register/contract/system/account'
import type { UserCtx } from '../../../../access/ctx.ts'
import { readMenus } from '../store.ts'

type Menu = Awaited<ReturnType<typeof readMenus>>[number]

export async function menusFor(ctx: UserCtx): Promise<RouteNode[]> {
  const menus = (await readMenus(ctx.db)).filter(({ type }) => type !== 'button')
  const all = wildcards.some((wild) => ctx.actor.permissions.includes(wild))
  const forRole = ({ roles }: Menu) => all || roles.length === 0 || roles.some((key) => ctx.actor.roles.includes(key))
  const allowed = ({ permission }: Menu) =>
    !permission || (Object.hasOwn(permissions, permission) ? ctx.actor.grants.has(permission as Permission) : all)
  const open = (menu: Menu) => allowed(menu) && forRole(menu)
  const under = (parent: number | null): RouteNode[] =>
    menus
      .filter((menu) => menu.parent_id === parent && open(menu))
      .map((menu) => ({
        name: menu.name,
        path: menu.path,
        component: menu.component,
        meta: {
          title: ctx.say([menu.title_zh, menu.title_en]),
          icon: menu.icon,
          type: menu.type as RouteNode['meta']['type'],
          hidden: menu.hidden,
          active: menu.active,
          fullpage: menu.fullpage,
          tag: menu.tag,
        },
        children: under(menu.id),
      }))
      .filter((node) => node.component !== '' || node.meta.type !== 'menu' || node.children.length > 0)
  return under(null)
}
