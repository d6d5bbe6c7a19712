// The equipment catalogue for selects, filters and names.
import { getCategoryTree, type CategoryNode } from '@register/contract/business/category'
import { isPrintedCode, unconfirmed } from '@register/contract/business/categoryCode'
import type { Phrase } from '@register/contract/phrase'
import { useMemo } from 'react'
import { useSay } from '../../api/language.ts'
import { useRead } from '../../api/query.ts'
import type { TreeOption } from '../../kit/input/treeOptions.ts'

/** any: a filter takes every branch · new: what a record of today can be filed under · existing: also what only old certificates are of. */
type Use = 'any' | 'new' | 'existing'

const isOffered = ({ retired, confirmed }: CategoryNode, use: Use): boolean =>
  use === 'any' || (!retired && (confirmed || use === 'existing'))

const optionOf = (node: CategoryNode, use: Use, say: (phrase: Phrase) => string): TreeOption => {
  const end = node.children.length === 0
  // A heading of a rule's list needs no code; a key of ours is nothing to read.
  const name = node.confirmed || !end ? node.name : say(unconfirmed(node.name))
  const printed = isPrintedCode(node.code)
  return {
    value: node.code,
    title: printed ? `${node.code} ${name}` : name,
    name: printed ? `${name} ${node.code}` : name,
    search: `${node.code} ${name}`,
    selectable: use === 'any' || (end && node.ready),
    disabled: use !== 'any' && end && !node.ready,
    children: node.children.filter((child) => isOffered(child, use)).map((child) => optionOf(child, use, say)),
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

/** `kind`: what can be chosen is of this form kind. `existing`: for a certificate from before the register. */
export function useCategories({ kind, existing = false }: { kind?: string | undefined; existing?: boolean } = {}) {
  const say = useSay()
  // The catalogue changes by an official announcement, not while someone works.
  const { data: tree, isPending } = useRead(getCategoryTree, {}, { staleTime: Number.POSITIVE_INFINITY })
  return useMemo(() => {
    const nodes = tree ?? []
    return {
      isPending,
      choices: (kind ? ofKind(nodes, kind) : nodes).map((node) => optionOf(node, existing ? 'existing' : 'new', say)),
      branches: nodes.map((node) => optionOf(node, 'any', say)),
      nameOf: (code: string) => find(nodes, code)?.name ?? code,
    }
  }, [tree, isPending, kind, existing, say])
}
