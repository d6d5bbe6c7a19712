// Lists the pages of a stored menu.
import type { RouteNode } from '@register/contract/system/account'

/** In the order of the menu, hidden ones left out. */
export const pagesOf = (nodes: readonly RouteNode[]): RouteNode[] =>
  nodes.flatMap((node) => [
    ...(node.meta.type === 'menu' && node.component !== '' && !node.meta.hidden ? [node] : []),
    ...pagesOf(node.children),
  ])
