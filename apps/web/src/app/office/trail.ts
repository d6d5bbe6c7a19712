// Where the reader is: the path of menu entries down to the open screen, for breadcrumb and marked entry.
import type { RouteNode } from '@register/contract/system/account'
import { matchPath } from 'react-router'
import { officeScreens } from '../screens/office.ts'
import type { Screen } from '../screens/screen.ts'

export const placeAt = (pathname: string): Screen | undefined =>
  officeScreens.find(({ path }) => matchPath(path, pathname))

/** The entries from the top down to the one with this path; empty when none has it. */
export function trailTo(menu: readonly RouteNode[], path: string): readonly RouteNode[] {
  for (const node of menu) {
    if (node.path === path && node.children.length === 0) return [node]
    const below = trailTo(node.children, path)
    if (below.length > 0) return [node, ...below]
  }
  return []
}

/** The menu entry to mark for an address: its own, or the one it belongs under. */
export const markedPath = (pathname: string): string => placeAt(pathname)?.under ?? pathname
