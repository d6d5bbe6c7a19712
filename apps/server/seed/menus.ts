// The office's first menus: the screens that say so, in the order of their declarations; `component` names the view. Under a page stand, as
// buttons, the permissions that people use there.
import { permissions, type Permission } from '@register/contract/permissions'
import type { Phrase } from '@register/contract/phrase'
import { officeScreens } from '@register/contract/screens/all'
import { menuGroups } from '@register/contract/screens/menuGroups'

export interface SeedMenu {
  /** What it is known by; of a button its permission. */
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

/** A permission without what is done. */
const objectOf = (permission: string): string => permission.slice(0, permission.lastIndexOf(':'))

const pages = Object.entries(officeScreens).filter(([, { menu }]) => menu)
const opening = new Set<string>(pages.flatMap(([, { needs }]) => needs ?? []))

/** The permissions of the object's first page in addition to opening it, except those that other pages open with. */
function buttonsOf(page: { needs?: Permission }): SeedMenu[] {
  const { needs } = page
  if (!needs) return []
  const first = pages.find(([, other]) => other.needs && objectOf(other.needs) === objectOf(needs))
  if (first?.[1] !== page) return []
  return (Object.entries(permissions) as [Permission, Phrase][])
    .filter(([permission]) => objectOf(permission) === objectOf(needs) && !opening.has(permission))
    .map(([permission, title]) => ({ name: permission, path: '', type: 'button', title, permission }))
}

/** A directory is placed where its first screen is declared. */
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
