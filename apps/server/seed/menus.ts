// The first menus of the office: the screens that declare one, in the order of their declarations; `component` names the view. Below a page come, as
// buttons, the permissions that people use there.
import { permissions, type Permission } from '@register/contract/permissions'
import type { Phrase } from '@register/contract/phrase'
import { officeScreens } from '@register/contract/screens/all'
import { menuGroups } from '@register/contract/screens/menuGroups'

export interface SeedMenu {
  /** The name that identifies the entry; for a button its permission. */
  name: string
  path: string
  type?: 'button'
  component?: string
  title: Phrase
  icon?: string
  permission?: Permission
  roles?: readonly string[]
  children?: readonly SeedMenu[]
}

/** The record of a permission, without the act. */
const objectOf = (permission: string): string => permission.slice(0, permission.lastIndexOf(':'))

const pages = Object.entries(officeScreens).filter(([, { menu }]) => menu)
const opening = new Set<string>(pages.flatMap(([, { needs }]) => needs ?? []))

/** The other permissions of a record, for its first page, except those that open other pages. */
function buttonsOf(page: { needs?: Permission }): SeedMenu[] {
  const { needs } = page
  if (!needs) return []
  const first = pages.find(([, other]) => other.needs && objectOf(other.needs) === objectOf(needs))
  if (first?.[1] !== page) return []
  return (Object.entries(permissions) as [Permission, Phrase][])
    .filter(([permission]) => objectOf(permission) === objectOf(needs) && !opening.has(permission))
    .map(([permission, title]) => ({ name: permission, path: '', type: 'button', title, permission }))
}

/** A directory comes where its first screen is declared. */
function firstMenus(): readonly SeedMenu[] {
  const top = new Map<string, SeedMenu>()
  for (const [view, screen] of pages) {
    const { path, title, needs, roles, menu } = screen
    if (!menu) continue
    const { name, group, icon = '' } = menu
    const entry = {
      name,
      path,
      component: view,
      title: menu.title ?? title,
      icon,
      ...(needs && { permission: needs }),
      ...(roles && { roles }),
      children: buttonsOf(screen),
    }
    if (!group) top.set(name, entry)
    else top.set(group, { name: group, ...menuGroups[group], children: [...(top.get(group)?.children ?? []), entry] })
  }
  return [...top.values()]
}

export const menus = firstMenus()
