// The menu as rows: which entries are unfolded, and where an entry goes that is dropped between two rows.
import type { MenuNode } from '@register/contract/system/menu'
import { fold } from '@register/contract/fold'
import { useMemo, useState } from 'react'

export interface MenuRowData {
  node: MenuNode
  level: number
}

/** What an entry can contain: a directory contains entries, a page its permissions, and other entries nothing. */
export const placeOf = ({ type, component }: Pick<MenuNode, 'type' | 'component'>): 'directory' | 'page' | 'end' =>
  type !== 'menu' ? 'end' : component === '' ? 'directory' : 'page'

const holds = (parent: MenuNode | undefined, { type }: MenuNode): boolean =>
  parent === undefined ? type !== 'button' : placeOf(parent) === (type === 'button' ? 'page' : 'directory')

/** Everything below an entry. */
export const allBelow = (node: MenuNode): MenuNode[] => node.children.flatMap((child) => [child, ...allBelow(child)])

const fits = ({ titleZh, titleEn, name, path, permission }: MenuNode, word: string): boolean =>
  [titleZh, titleEn, name, path, permission].some((text) => fold(text).includes(word))

/** The entries that contain the keyword, with their ancestors. */
const found = (nodes: readonly MenuNode[], word: string): MenuNode[] =>
  nodes.flatMap((node) => {
    const children = found(node.children, word)
    return children.length > 0 || fits(node, word) ? [{ ...node, children }] : []
  })

const linesOf = (nodes: readonly MenuNode[], isOpen: (node: MenuNode) => boolean, level = 0): MenuRowData[] =>
  nodes.flatMap((node) => [{ node, level }, ...(isOpen(node) ? linesOf(node.children, isOpen, level + 1) : [])])

/** Directories are unfolded at first, pages are not. */
export function useMenuRows(tree: readonly MenuNode[], sought: string) {
  const [toggled, setToggled] = useState<ReadonlySet<number>>(new Set())
  const word = fold(sought.trim())
  const lines = useMemo(() => {
    if (word !== '') return linesOf(found(tree, word), () => true)
    return linesOf(tree, (node) => (placeOf(node) === 'directory') !== toggled.has(node.id))
  }, [tree, toggled, word])
  return {
    lines,
    isOpen: (node: MenuNode) => word !== '' || (placeOf(node) === 'directory') !== toggled.has(node.id),
    toggle: ({ id }: MenuNode) =>
      setToggled((before) => {
        const after = new Set(before)
        if (!after.delete(id)) after.add(id)
        return after
      }),
  }
}

export interface Place {
  parentId: number | null
  before: number | null
}

/**
 * The new place of an entry dragged from one row to another, both counted from 0: in front of the row below where that has its own level,
 * else after the row above it, or as the first in it when that is unfolded. Undefined when it is not allowed there.
 */
export function placeAt(
  tree: readonly MenuNode[],
  lines: readonly MenuRowData[],
  from: number,
  to: number,
): Place | undefined {
  const moving = lines[from]
  if (!moving) return undefined
  const branch = new Set([moving.node, ...allBelow(moving.node)].map(({ id }) => id))
  const target = lines[to]
  if (!target || branch.has(target.node.id)) return undefined
  const after = lines.toSpliced(from, 1).toSpliced(to, 0, moving)
  const rest = (list: readonly MenuRowData[]) => list.filter(({ node }) => !branch.has(node.id))
  const above = rest(after.slice(0, to)).at(-1)
  const below = rest(after.slice(to + 1))[0]
  const byId = new Map(tree.flatMap((node) => [node, ...allBelow(node)]).map((node) => [node.id, node]))
  const parentOf = ({ parentId }: MenuNode) => (parentId === null ? undefined : byId.get(parentId))
  const beside = (node: MenuNode) => (parentOf(node)?.children ?? tree).filter(({ id }) => id !== moving.node.id)
  if (below && below.level === moving.level && holds(parentOf(below.node), moving.node))
    return { parentId: below.node.parentId, before: below.node.id }
  if (!above) return holds(undefined, moving.node) ? { parentId: null, before: tree[0]?.id ?? null } : undefined
  const opened = lines.some(({ node }) => node.parentId === above.node.id) || above.node.children.length === 0
  if (opened && holds(above.node, moving.node)) {
    const first = above.node.children.find(({ id }) => id !== moving.node.id)
    return { parentId: above.node.id, before: first?.id ?? null }
  }
  for (let at: MenuNode | undefined = above.node; at; at = parentOf(at))
    if (holds(parentOf(at), moving.node)) {
      const list = beside(at)
      const next = list[list.findIndex(({ id }) => id === at?.id) + 1]
      return { parentId: at.parentId, before: next?.id ?? null }
    }
  return undefined
}
