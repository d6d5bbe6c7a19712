// Rows with children as a list, for cards and for counting; and the first ones of them, because a browser draws thousands of rows slowly.

export interface Branch<Row> {
  row: Row
  /** 0 at the top. */
  level: number
}

/** The children of a row; `tree`: the name of the property that holds them. */
export function childrenOf<Row>(row: Row, tree: string): readonly Row[] {
  const below = (row as Record<string, unknown>)[tree]
  return Array.isArray(below) ? (below as Row[]) : []
}

/** `opens`: whether the children of a row are wanted too; without it those of all rows are. */
export function branchesOf<Row>(
  rows: readonly Row[],
  tree: string | undefined,
  opens: (row: Row) => boolean = () => true,
  level = 0,
): Branch<Row>[] {
  if (tree === undefined) return rows.map((row) => ({ row, level }))
  return rows.flatMap((row) => [
    { row, level },
    ...(opens(row) ? branchesOf(childrenOf(row, tree), tree, opens, level + 1) : []),
  ])
}

/** The first `most` rows, children counted where they are drawn; a row whose children are cut off keeps those before. */
export function firstRows<Row>(rows: readonly Row[], tree: string | undefined, most: number): readonly Row[] {
  let left = most
  const take = (some: readonly Row[]): Row[] =>
    some.flatMap((row) => {
      if (left <= 0) return []
      left -= 1
      const below = tree === undefined ? [] : childrenOf(row, tree)
      return [tree !== undefined && below.length > 0 ? { ...row, [tree]: take(below) } : row]
    })
  return branchesOf(rows, tree).length > most ? take(rows) : rows
}
