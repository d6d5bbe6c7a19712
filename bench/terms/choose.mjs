// Chooses terms by how many reports they find, a third of each class, and for each a page that exists.

/**
 * @typedef {import('../dice.mjs').Dice} Dice
 * @typedef {'few' | 'some' | 'many'} Class
 * @typedef {{ term: string, hits: number, class: Class, pageNum: number, pageSize: number }} Question
 */

export const classes = /** @type {const} */ (['few', 'some', 'many'])
const pageSize = 10
/** A term of the first class has at most so many hits. */
const fewHits = 100
/** A term of the second class finds at most this share of the register: 50,000 in a million. */
const someShare = 0.05

/** @param {number} hits @param {number} rows @returns {Class} */
export const classOf = (hits, rows) => (hits <= fewHits ? 'few' : hits <= rows * someShare ? 'some' : 'many')

/** @template T @param {Dice} dice @param {readonly T[]} list @returns {T[]} */
const mixed = (dice, list) =>
  list
    .map((one) => ({ one, at: dice.between(0, 1_000_000_000) }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ one }) => one)

/** One question of five is for a later page, as deep as its hits and the list's own end allow. @param {Dice} dice @param {readonly Question[]} questions @param {number} deepest row */
function spreadPages(dice, questions, deepest) {
  let left = Math.round(questions.length / 5)
  return questions.map((one) => {
    const pages = Math.ceil(Math.min(one.hits, deepest) / pageSize)
    if (pages < 2 || left === 0) return one
    left--
    return { ...one, pageNum: dice.between(2, pages) }
  })
}

/**
 * A class with too few terms is filled up from the others, so that the number is the same wherever possible.
 * @param {Dice} dice @param {ReadonlyMap<string, number>} counts @param {{ rows: number, count: number, deepest: number }} input
 * @returns {Question[]} in a mixed order
 */
export function choose(dice, counts, { rows, count, deepest }) {
  /** @type {Question[]} */
  const all = [...counts]
    .filter(([, hits]) => hits > 0)
    .map(([term, hits]) => ({ term, hits, class: classOf(hits, rows), pageNum: 1, pageSize }))
  const third = Math.ceil(count / classes.length)
  const chosen = classes.flatMap((name) => all.filter((one) => one.class === name).slice(0, third))
  const inClasses = new Set(chosen)
  const filled = [...chosen, ...all.filter((one) => !inClasses.has(one))].slice(0, count)
  // Mixed again at the end, so that the deep pages do not all come first.
  return mixed(dice, spreadPages(dice, mixed(dice, filled), deepest))
}
