// The office's first menus: the screens that say so, in the order of their declarations; `component` names the view.
import type { Permission } from '@register/contract/permissions'
import type { Phrase } from '@register/contract/phrase'
import { officeScreens } from '@register/contract/screens/all'
import { menuGroups } from '@register/contract/screens/menuGroups'

export interface SeedMenu {
  name: string
  path: string
  component?: string
  title: Phrase
  icon?: string
  permission?: Permission
  children?: readonly SeedMenu[]
}

/** A directory stands where its first screen is declared. */
function firstMenus(): readonly SeedMenu[] {
  const top = new Map<string, SeedMenu>()
  for (const [view, { path, title, needs, menu }] of Object.entries(officeScreens)) {
    if (!menu) continue
    const { name, group, icon = '' } = menu
    const entry = { name, path, component: view, title: menu.title ?? title, icon, ...(needs && { permission: needs }) }
    if (!group) top.set(name, entry)
    else top.set(group, { name: group, ...menuGroups[group], children: [...(top.get(group)?.children ?? []), entry] })
  }
  return [...top.values()]
}

export const menus = firstMenus()
