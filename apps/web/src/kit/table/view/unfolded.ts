// Which branches of a tree are unfolded: those of its first drawing, and what people fold and unfold. A branch that comes later follows the same rule, so that what was just added below an entry is visible.
import { useState } from 'react'
import { branchesOf, childrenOf } from './rowTree.ts'
import type { RowKey } from './viewProps.ts'

export interface Unfolded {
  /** Which branches are unfolded until people change it: all, or these. */
  start: boolean | readonly RowKey[]
  /** The branches that people have folded or unfolded. */
  turned: ReadonlySet<RowKey>
}

/** The keys of the rows that have children and show them. */
export function unfoldedKeys<Row>(
  rows: readonly Row[],
  tree: string,
  rowKey: (row: Row) => RowKey,
  { start, turned }: Unfolded,
): RowKey[] {
  const opensFirst = (key: RowKey) => (typeof start === 'boolean' ? start : start.includes(key))
  return branchesOf(rows, tree).flatMap(({ row }) => {
    const key = rowKey(row)
    return childrenOf(row, tree).length > 0 && opensFirst(key) !== turned.has(key) ? [key] : []
  })
}

/** The props of a table for its branches; none without a tree. */
export function useUnfolded<Row>(
  rows: readonly Row[],
  tree: string | undefined,
  rowKey: (row: Row) => RowKey,
  start: Unfolded['start'],
) {
  const [turned, setTurned] = useState<ReadonlySet<RowKey>>(new Set())
  if (tree === undefined) return {}
  return {
    expandedRowKeys: unfoldedKeys(rows, tree, rowKey, { start, turned }),
    onExpand: (_open: boolean, row: Row) =>
      setTurned((before) => {
        const after = new Set(before)
        if (!after.delete(rowKey(row))) after.add(rowKey(row))
        return after
      }),
  }
}
