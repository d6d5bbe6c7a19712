// Finds the path in the equipment catalogue from the top to a code.
import type { CategoryNode } from '@register/contract/business/category/category'

/** The nodes from the first level down to the code, also by a former key of it; empty when the catalogue does not contain it. */
export function trailTo(tree: readonly CategoryNode[], code: string): CategoryNode[] {
  for (const node of tree) {
    if (node.code === code || node.keys?.includes(code)) return [node]
    const rest = trailTo(node.children, code)
    if (rest.length > 0) return [node, ...rest]
  }
  return []
}
