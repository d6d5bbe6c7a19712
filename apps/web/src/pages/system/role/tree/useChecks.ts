// The ticked entries of a tree: a tick counts for its branch, or for the entry alone.
import { fold } from '@register/contract/fold'
import { useState } from 'react'

export interface TreeItem {
  key: string
  label: string
  /** The entry has its own checkbox; otherwise the box checks everything below it. */
  box: boolean
  /** Next to the label: the technical key. */
  note?: string
  /** Why there is no checkbox. */
  remark?: string
  children: readonly TreeItem[]
}

/** The keys of all checkboxes in an entry, including its own. */
export const below = (item: TreeItem): string[] => [...(item.box ? [item.key] : []), ...item.children.flatMap(below)]

const holds = ({ label, note = '' }: TreeItem, word: string): boolean =>
  fold(label).includes(word) || fold(note).includes(word)

/** The entries that contain the keyword, with their ancestors and everything below them. */
export function fitting(items: readonly TreeItem[], sought: string): readonly TreeItem[] {
  const word = fold(sought.trim())
  if (word === '') return items
  return items.flatMap((item) => {
    if (holds(item, word)) return [item]
    const children = fitting(item.children, sought)
    return children.length > 0 ? [{ ...item, children }] : []
  })
}

/** The ancestors of an entry, from the top. */
function above(items: readonly TreeItem[], key: string): readonly TreeItem[] | undefined {
  for (const item of items) {
    if (item.key === key) return []
    const rest = above(item.children, key)
    if (rest) return [item, ...rest]
  }
  return undefined
}

interface Toggle {
  item: TreeItem
  on: boolean
  /** The entries below follow it. */
  whole: boolean
  /** Checking an entry checks its ancestors, because an entry is only reachable through its page. */
  up: boolean
}

/** The keys after an entry was ticked or cleared. `all`: the whole tree, because `item` may be cut by a search. */
export function toggled(
  all: readonly TreeItem[],
  before: ReadonlySet<string>,
  { item, on, whole, up }: Toggle,
): ReadonlySet<string> {
  const after = new Set(before)
  for (const key of whole || !item.box ? below(item) : [item.key])
    if (on) after.add(key)
    else after.delete(key)
  if (on && up) for (const { box, key } of above(all, item.key) ?? []) if (box) after.add(key)
  return after
}

/** `up`: checking an entry checks its ancestors. */
export function useChecks(all: readonly TreeItem[], up: boolean) {
  const [whole, setWhole] = useState(true)
  return {
    /** Whether ticking an entry also ticks those below it. */
    whole,
    setWhole,
    toggle: (before: ReadonlySet<string>, item: TreeItem, on: boolean) =>
      toggled(all, before, { item, on, whole, up: up && whole }),
  }
}
