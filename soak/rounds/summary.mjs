// The figures of all rounds by kind of fault, and which of them are over their goals.
/** @typedef {{ calls: number, answered: number, asOf: number, others: Record<string, number>, gapSeconds: number }} Seen */
/** @typedef {{ kind: string, at: string, seen: Record<string, Seen> }} Round */

/** Seconds without a write that each fault may cost. @type {Readonly<Record<string, number>>} */
const most = { databaseKilled: 6, nodeLost: 25, databaseFrozen: 25, nodeFrozen: 25, switchOver: 5 }
/** The share of strangers' reads that is answered. */
const leastAnswered = 0.999

/** @param {readonly number[]} numbers */
function median(numbers) {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0
}

/** @param {readonly Round[]} rounds @param {readonly string[]} kinds */
function total(rounds, kinds) {
  const all = rounds.flatMap(({ seen }) => kinds.flatMap((kind) => (seen[kind] ? [seen[kind]] : [])))
  const sum = (/** @type {(one: Seen) => number} */ of) => all.reduce((whole, one) => whole + of(one), 0)
  return { calls: sum((one) => one.calls), answered: sum((one) => one.answered), asOf: sum((one) => one.asOf) }
}

const strangers = ['read', 'list']

/** @param {readonly Round[]} rounds */
function byKind(rounds) {
  /** @type {Map<string, Round[]>} */
  const groups = new Map()
  for (const one of rounds) groups.set(one.kind, [...(groups.get(one.kind) ?? []), one])
  return [...groups].map(([kind, own]) => {
    const gaps = own.map(({ seen }) => seen['write']?.gapSeconds ?? 0)
    return { kind, count: own.length, median: median(gaps), longest: Math.max(...gaps), read: total(own, strangers) }
  })
}

/** A line for each kind of fault. @param {readonly Round[]} rounds */
export const summary = (rounds) =>
  byKind(rounds).map(
    ({ kind, count, median: middle, longest, read }) =>
      `${kind.padEnd(30)} ${String(count).padStart(3)} rounds  no write for ${middle} s (longest ${longest} s)  ${read.answered} of ${read.calls} strangers' reads answered, ${read.asOf} as of a time`,
  )

/** What is over its goal. @param {readonly Round[]} rounds */
export function goals(rounds) {
  const slow = byKind(rounds).flatMap(({ kind, longest }) =>
    longest > (most[kind] ?? Infinity) ? [`${kind}: no write for ${longest} s, of ${most[kind]}`] : [],
  )
  const { calls, answered } = total(rounds, strangers)
  const few = calls > 0 && answered < calls * leastAnswered
  return few ? [...slow, `${calls - answered} of ${calls} strangers' reads were not answered`] : slow
}
