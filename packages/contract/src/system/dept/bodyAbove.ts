// The body that a department is or belongs to, in a tree of departments.
import type { DeptNode } from './tree.ts'

/** The code of the body; undefined for a department outside of all bodies, or outside of the tree. */
export function bodyAbove(nodes: readonly DeptNode[], id: number | null, above?: string): string | undefined {
  for (const node of nodes) {
    const body = node.bodyCode || above
    if (node.id === id) return body
    const below = bodyAbove(node.children, id, body)
    if (below !== undefined) return below
  }
  return undefined
}
