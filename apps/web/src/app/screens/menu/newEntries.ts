// Which entries of a menu an earlier one did not have, by their titles.
import type { RouteNode } from '@register/contract/system/account'
import { leaves, shown } from './nodes.ts'

export function newEntries(before: readonly RouteNode[], now: readonly RouteNode[]): string[] {
  const known = new Set(leaves(shown(before)).map(({ path }) => path))
  return leaves(shown(now))
    .filter(({ path }) => !known.has(path))
    .map(({ meta }) => meta.title)
}
