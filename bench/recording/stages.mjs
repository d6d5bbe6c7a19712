// Which statements ran side by side: a stage ends where a statement begins after all before it have ended.

/**
 * @template T @param {readonly { statement: T, began: number, ended: number }[]} seen in the order they began
 * @returns {T[][]}
 */
export function stagesOf(seen) {
  /** @type {T[][]} */
  const stages = []
  let open = 0
  for (const { statement, began, ended } of seen) {
    const current = stages.at(-1)
    if (current && began < open) current.push(statement)
    else stages.push([statement])
    open = Math.max(open, ended)
  }
  return stages
}
