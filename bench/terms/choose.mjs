// Chooses terms by how many reports they find, a third of each class, and a page for each that exists.

/**
 * @typedef {import('./draw.mjs').Dice} Dice
 * @typedef {'few' | 'some' | 'many'} Class
 * @typedef {{ term: string, hits: number, class: Class, pageNum: number, pageSize: number }} Question
 */

export const pageSize = 10
/** Hits up to which a term is of the first class. */
const fewHits = 100
/** Share of the register up to which a term is of the second: 50,000 in a million. */
const someShare = 0.05

/** @param {number} hits @param {number} rows @returns {Class} */
export const classOf = (hits, rows) => (hits <= fewHits ? 'few' : hits <= rows * someShare ? 'some' : 'many')

/** Four of five the first page, the others anywhere down to the deepest that exists. @param {Dice} dice @param {number} hits @param {number} deepest */
export function pageFor(dice, hits, deepest) {
  const pages = Math.ceil(Math.min(hits, deepest) / pageSize)
  return pages > 1 && dice.chance(0.2) ? dice.between(2, pages) : 1
}

/**
 * A class that has too few terms is filled up from the others, so that the number is always the same.
 * @param {Dice} dice @param {ReadonlyMap<string, number>} counts @param {{ rows: number, count: number, deepest: number }} given
 * @returns {Question[]} in a mixed order
 */
export function choose(dice, counts, { rows, count, deepest }) {
  /** @type {Question[]} */
  const all = [...counts]
    .filter(([, hits]) => hits > 0)
    .map(([term, hits]) => ({
      term,
      hits,
      class: classOf(hits, rows),
      pageNum: pageFor(dice, hits, deepest),
      pageSize,
    }))
  const third = Math.ceil(count / 3)
  const chosen = /** @type {const} */ (['few', 'some', 'many']).flatMap((name) =>
    all.filter((one) => one.class === name).slice(0, third),
  )
  const taken = new Set(chosen)
  const filled = [...chosen, ...all.filter((one) => !taken.has(one))].slice(0, Math.max(count, 0))
  for (let at = filled.length - 1; at > 0; at--) {
    const other = dice.between(0, at)
    const [here, there] = [filled[at], filled[other]]
    if (here && there) [filled[at], filled[other]] = [there, here]
  }
  return filled
}
