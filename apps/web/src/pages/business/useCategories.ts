// The equipment catalogue as choices for selects, filters and names.
import { ownApprovals } from '@register/contract/business/body'
import { getCategoryTree, type CategoryNode } from '@register/contract/business/category/category'
import { isPrintedCode, unconfirmed } from '@register/contract/rules/categoryCode'
import type { Phrase } from '@register/contract/phrase'
import { useMemo } from 'react'
import { useTranslate } from '../../api/language.ts'
import { useRead } from '../../api/query.ts'
import { hasOption, type TreeOption } from '../../kit/input/tree/treeOptions.ts'

/** any: a filter takes every branch · new: what a record of today can be filed under · existing: also categories that only old certificates have. */
type Use = 'any' | 'new' | 'existing'

/** Appended to categories that the reader's body may not test. */
const unapproved: Phrase = ['本机构未获核准', 'your body is not approved']

const isOffered = ({ retired, confirmed }: CategoryNode, use: Use): boolean =>
  use === 'any' || (!retired && (confirmed || use === 'existing'))

interface Offer {
  use: Use
  /** Codes that the reader's body is approved for, at any level; empty means everything. */
  approved: readonly string[]
  t: (phrase: Phrase) => string
}

/** `within`: an ancestor is approved. */
function optionOf(node: CategoryNode, offer: Offer, within = offer.approved.length === 0): TreeOption {
  const { use, approved, t } = offer
  const end = node.children.length === 0
  const allowed = within || approved.includes(node.code)
  // A heading of a rule's list needs no code, and an internal key is not meant to be read.
  const known = node.confirmed || !end ? node.name : t(unconfirmed(node.name))
  const name = end && !allowed ? `${known} (${t(unapproved)})` : known
  const printed = isPrintedCode(node.code)
  return {
    value: node.code,
    title: printed ? `${node.code} ${name}` : name,
    name: printed ? `${name} ${node.code}` : name,
    search: `${node.code} ${name}`,
    selectable: use === 'any' || (end && node.ready && allowed),
    disabled: use !== 'any' && end && !(node.ready && allowed),
    children: node.children.filter((child) => isOffered(child, use)).map((child) => optionOf(child, offer, allowed)),
  }
}

const isRetired: Phrase = ['已停用', 'disabled']

interface Found {
  node: CategoryNode
  /** Whether it or an ancestor is retired. */
  retired: boolean
}

/** The entry with this code, or with this key before its code was confirmed. */
function find(nodes: readonly CategoryNode[], code: string, within = false): Found | undefined {
  for (const node of nodes) {
    const retired = within || node.retired
    if (node.code === code || node.keys?.includes(code)) return { node, retired }
    const found = find(node.children, code, retired)
    if (found) return found
  }
  return undefined
}

/** The category that a record already has and that is no longer offered to others: retired, or a key that became a code. */
function keptOption(nodes: readonly CategoryNode[], code: string, t: Offer['t']): TreeOption[] {
  const found = find(nodes, code)
  if (!found || (found.node.code === code && !found.retired)) return []
  const name = isPrintedCode(code) ? `${found.node.name} (${t(isRetired)})` : t(unconfirmed(found.node.name))
  const [title, called] = isPrintedCode(code) ? [`${code} ${name}`, `${name} ${code}`] : [name, name]
  return [{ value: code, title, name: called, search: title, selectable: true, children: [] }]
}

/** The branches that have a leaf of this kind, cut to those leaves. */
const ofKind = (nodes: readonly CategoryNode[], kind: string): CategoryNode[] =>
  nodes.flatMap((node) => {
    const children = ofKind(node.children, kind)
    if (node.children.length === 0 ? node.formKind !== kind : children.length === 0) return []
    return [{ ...node, children }]
  })

const productNameOf = (node: CategoryNode | undefined): string => node?.nameZh ?? node?.name ?? ''

interface Choosing {
  /** Only categories of this form kind can be chosen. */
  kind?: string | undefined
  /** For a certificate from before the register. */
  existing?: boolean
  /** For a record of the reader's body: only categories the body is approved for can be chosen. */
  filing?: boolean
  /** The present category of the record: it stays selectable, even when it was retired. */
  kept?: string | undefined
  /** The catalogue is read only when this is true. */
  wanted?: boolean
}

const none: readonly string[] = []

export function useCategories({ kind, existing = false, filing = false, kept, wanted = true }: Choosing = {}) {
  const t = useTranslate()
  // Read again after a minute, because the office may change the catalogue.
  const {
    data: tree,
    isPending,
    isError,
    refetch,
  } = useRead(getCategoryTree, {}, { enabled: wanted, staleTime: 60_000 })
  const asked = filing && !existing
  const approvals = useRead(ownApprovals, {}, { enabled: asked, staleTime: 60_000 })
  // Without an answer nothing is limited here: the server refuses in any case, and says why.
  const approved = (asked && approvals.data?.categories) || none
  return useMemo(() => {
    const nodes = tree ?? []
    const offer: Offer = { use: existing ? 'existing' : 'new', approved, t }
    const anything: Offer = { use: 'any', approved: none, t }
    const choices = (kind ? ofKind(nodes, kind) : nodes)
      .filter((node) => isOffered(node, offer.use))
      .map((node) => optionOf(node, offer))
    return {
      isError: isError && tree === undefined,
      reread: refetch,
      isPending: isPending || (asked && approvals.isPending),
      choices: kept && !hasOption(choices, kept) ? [...choices, ...keptOption(nodes, kept, t)] : choices,
      branches: nodes.map((node) => optionOf(node, anything)),
      nameOf: (code: string) => find(nodes, code)?.node.name ?? code,
      /** What a product of the category is called until its writer calls it otherwise: the register keeps Chinese names, so this is Chinese for every reader. Empty while it is not known. */
      productNameOf: (code: string) => productNameOf(find(nodes, code)?.node),
      /** The key of its form kind; empty while it is not known. */
      kindOf: (code: string) => find(nodes, code)?.node.formKind ?? '',
    }
  }, [tree, isPending, isError, refetch, asked, approvals.isPending, approved, kind, existing, kept, t])
}
