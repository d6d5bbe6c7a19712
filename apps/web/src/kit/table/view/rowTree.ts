// Flattens rows with children into a list: for cards, and for counting.

export interface Branch<Row> {
  row: Row
  /** 0 at the top. */
  level: number
}

/** `tree`: the name of the property that holds the children. */
export function branchesOf<Row>(rows: readonly Row[], tree: string | undefined, level = 0): Branch<Row>[] {
  if (tree === undefined) return rows.map((row) => ({ row, level }))
  return rows.flatMap((row) => {
    const below = (row as Record<string, unknown>)[tree]
    return [{ row, level }, ...(Array.isArray(below) ? branchesOf(below as Row[], tree, level + 1) : [])]
  })
}
