// The visible part of the stored menu, and functions to search it.
import type { RouteNode } from '@register/contract/system/account'

/** The entries from the top down to the one with this address; empty when none has it. */
export function trailTo(menu: readonly RouteNode[], address: string): readonly RouteNode[] {
  for (const node of menu) {
    if (node.children.length === 0 && node.path === address) return [node]
    const below = trailTo(node.children, address)
    if (below.length > 0) return [node, ...below]
  }
  return []
}

/** Without hidden entries, and without branches that have nothing else. */
export const shown = (menu: readonly RouteNode[]): RouteNode[] =>
  menu.flatMap((node) => {
    if (node.meta.hidden) return []
    if (node.children.length === 0) return [node]
    const children = shown(node.children)
    return children.length > 0 ? [{ ...node, children }] : []
  })

/** The entries at the end of every branch. */
export const leaves = (menu: readonly RouteNode[]): RouteNode[] =>
  menu.flatMap((node) => (node.children.length > 0 ? leaves(node.children) : [node]))

/** Where a click on an entry of the first level leads: to itself, or to the first page below it. */
export function entrance(node: RouteNode): string | undefined {
  const first = leaves([node]).find(({ meta }) => meta.type !== 'link')
  return first?.path
}

/** The branch of the first level that contains an address. */
export const branchOf = (menu: readonly RouteNode[], address: string): RouteNode | undefined =>
  trailTo(menu, address)[0]
