// Finds the entries of the catalogue that contain the typed text, and cuts the tree to them.
import { isPrintedCode } from '@register/contract/rules/categoryCode'
import type { CategoryNode } from '@register/contract/business/category/category'
import { fold } from '@register/contract/fold'

export interface Found {
  nodes: readonly CategoryNode[]
  count: number
  /** The branches that contain matches. */
  around: ReadonlySet<string>
}

/** Undefined for text that is too short to search: the page then shows every entry, without a count. */
export function findIn(tree: readonly CategoryNode[], typed: string): Found | undefined {
  const wanted = fold(typed)
  if ([...wanted].length < 2) return undefined
  const around = new Set<string>()
  let count = 0
  const within = (nodes: readonly CategoryNode[]): CategoryNode[] =>
    nodes.flatMap((node) => {
      const has = [isPrintedCode(node.code) ? node.code : '', node.name].some((text) => fold(text).includes(wanted))
      if (has) count++
      const children = within(node.children)
      if (children.length > 0) around.add(node.code)
      if (!has && children.length === 0) return []
      // An entry that matches keeps everything below it, folded, unless something below matches too.
      return [children.length > 0 ? { ...node, children } : node]
    })
  return { nodes: within(tree), count, around }
}

/** The codes of the branches that can be unfolded. */
export const branchesIn = (nodes: readonly CategoryNode[]): string[] =>
  nodes.flatMap(({ code, children }) => (children.length > 0 ? [code, ...branchesIn(children)] : []))
