// Groups statements that ran at the same time: a stage ends where a statement begins after all before it have ended.

/**
 * @template T @param {readonly { statement: T, began: number, ended: number }[]} seen in the order they began
 * @returns {T[][]}
 */
export function stagesOf(seen) {
  /** @type {T[][]} */
  const stages = []
  let latestEnd = 0
  for (const { statement, began, ended } of seen) {
    const current = stages.at(-1)
    if (current && began < latestEnd) current.push(statement)
    else stages.push([statement])
    latestEnd = Math.max(latestEnd, ended)
  }
  return stages
}
