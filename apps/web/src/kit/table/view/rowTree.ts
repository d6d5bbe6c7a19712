// Rows with rows below them, in one line each: for cards, and for counting.

export interface Branch<Row> {
  row: Row
  /** 0 at the top. */
  level: number
}

/** `tree`: the name of the property that holds the rows below. */
export function branchesOf<Row>(rows: readonly Row[], tree: string | undefined, level = 0): Branch<Row>[] {
  if (tree === undefined) return rows.map((row) => ({ row, level }))
  return rows.flatMap((row) => {
    const below = (row as Record<string, unknown>)[tree]
    return [{ row, level }, ...(Array.isArray(below) ? branchesOf(below as Row[], tree, level + 1) : [])]
  })
}
