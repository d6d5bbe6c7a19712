// Finds the place of an address: its screen, its title, and the menu entries that lead to it.
import type { RouteNode } from '@register/contract/system/account'
import type { Phrase } from '@register/contract/phrase'
import { matchPath } from 'react-router'
import { menuScreens } from '../../screens/menu/menuScreens.ts'
import { officeScreens } from '../../screens/office.ts'
import type { Screen } from '../../screens/screen.ts'
import { trailTo } from '../../screens/menu/nodes.ts'

export interface Place {
  /** Undefined where there is no such page. */
  screen: Screen | undefined
  title: Phrase | undefined
  /** Shown alone, without menu, bar and tabs. */
  fullpage: boolean
  /** The address whose menu entry is marked. */
  marked: string
}

const known = new WeakMap<readonly RouteNode[], Map<string, Place>>()

/** Cached for every address of a menu, because each tab and each part of the frame needs it at every change of address. */
export function placeOf(pathname: string, menu: readonly RouteNode[]): Place {
  const places = known.get(menu) ?? new Map<string, Place>()
  known.set(menu, places)
  const place = places.get(pathname) ?? findPlace(pathname, menu)
  places.set(pathname, place)
  return place
}

/** Whether an address of the office opens one of its screens: an address stored long ago may not. */
export const isKnownPlace = (pathname: string): boolean => officeScreens.some(({ path }) => matchPath(path, pathname))

/** The titles in the stored menu win, because an administrator wrote them. */
function findPlace(pathname: string, menu: readonly RouteNode[]): Place {
  const entry = trailTo(menu, pathname).at(-1)
  const screen = [...officeScreens, ...menuScreens(menu)].find(({ path }) => matchPath(path, pathname))
  const title: Phrase | undefined = entry ? [entry.meta.title, entry.meta.title] : screen?.title
  return {
    screen,
    title,
    fullpage: screen?.fullpage ?? entry?.meta.fullpage ?? false,
    marked: screen?.under ?? (entry?.meta.active || pathname),
  }
}
