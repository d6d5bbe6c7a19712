// The equipment catalogue for selects, filters and names.
import { getCategoryTree, type CategoryNode } from '@register/contract/business/category'
import { useMemo } from 'react'
import { useRead } from '../../api/query.ts'
import type { TreeOption } from '../../kit/input/treeOptions.ts'

/** `leaf`: only what a record can be filed under; a filter takes any branch. */
const optionOf = (node: CategoryNode, leaf: boolean): TreeOption => {
  const end = node.children.length === 0
  return {
    value: node.code,
    title: `${node.code} ${node.name}`,
    name: `${node.name} ${node.code}`,
    search: `${node.code} ${node.name}`,
    selectable: leaf ? end && node.ready : true,
    disabled: leaf && end && !node.ready,
    children: node.children.filter(({ retired }) => !leaf || !retired).map((child) => optionOf(child, leaf)),
  }
}

function find(nodes: readonly CategoryNode[], code: string): CategoryNode | undefined {
  for (const node of nodes) {
    const found = node.code === code ? node : find(node.children, code)
    if (found) return found
  }
  return undefined
}

/** The branches that have an end of this kind, cut to those ends. */
const ofKind = (nodes: readonly CategoryNode[], kind: string): CategoryNode[] =>
  nodes.flatMap((node) => {
    const children = ofKind(node.children, kind)
    if (node.children.length === 0 ? node.formKind !== kind : children.length === 0) return []
    return [{ ...node, children }]
  })

/** `kind`: what can be chosen is of this form kind. */
export function useCategories(kind?: string) {
  // The catalogue changes by an official announcement, not while someone works.
  const { data: tree, isPending } = useRead(getCategoryTree, {}, { staleTime: Number.POSITIVE_INFINITY })
  return useMemo(() => {
    const nodes = tree ?? []
    return {
      isPending,
      choices: (kind ? ofKind(nodes, kind) : nodes).map((node) => optionOf(node, true)),
      branches: nodes.map((node) => optionOf(node, false)),
      nameOf: (code: string) => find(nodes, code)?.name ?? code,
    }
  }, [tree, isPending, kind])
}
