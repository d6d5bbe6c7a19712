// Walking the equipment catalogue: from a code to the nodes that lead to it.
import type { CategoryNode } from '@register/contract/business/category'

/** The nodes from the first level down to the code, or to the one that a key became; empty when the catalogue does not hold it. */
export function trailTo(tree: readonly CategoryNode[], code: string): CategoryNode[] {
  for (const node of tree) {
    if (node.code === code || node.keys?.includes(code)) return [node]
    const rest = trailTo(node.children, code)
    if (rest.length > 0) return [node, ...rest]
  }
  return []
}
