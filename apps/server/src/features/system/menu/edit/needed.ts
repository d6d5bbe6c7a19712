// Protects the entries that open the home page and the menu settings, because without them an administrator could not find the way back.
import { conflict } from '@register/contract/errors'
import type { Phrase } from '@register/contract/phrase'
import { homeScreens } from '@register/contract/screens/home'
import { systemScreens } from '@register/contract/screens/system'
import type { MenuEntry } from '../service.ts'

type Standing = Pick<MenuEntry, 'id' | 'parent_id' | 'type' | 'component' | 'hidden'>

/** By the view that the entry opens. */
const needed: Readonly<Record<string, Phrase>> = {
  home: homeScreens.home.title,
  'settings/menu': systemScreens['settings/menu'].title,
}

/** Visible in the menu: neither the entry nor an ancestor is hidden. */
function inSight(all: readonly Standing[], entry: Standing): boolean {
  if (entry.hidden) return false
  const parent = all.find(({ id }) => id === entry.parent_id)
  return parent === undefined || inSight(all, parent)
}

const isReachable = (all: readonly Standing[], view: string): boolean =>
  all.some((entry) => entry.type === 'menu' && entry.component === view && inSight(all, entry))

const refusalOf = ([zh, en]: Phrase): Phrase => [
  `菜单中须保留可见的“${zh}”，否则无法找回；不能删除、隐藏或改为其他页面，可以改名或移动`,
  `An entry that opens "${en}" must stay visible, because there is no other way back: it can be renamed or moved, but not deleted, hidden or pointed at another page`,
]

/** 409 when the menu would lose an entry that every person needs and that it shows now. Both arguments are whole menus. */
export function refuseLost(before: readonly Standing[], after: readonly Standing[]): void {
  for (const [view, title] of Object.entries(needed))
    if (isReachable(before, view) && !isReachable(after, view)) throw conflict(refusalOf(title))
}
