// Search terms as people type them, cut from the register itself: two to six characters of a name, a part of a number or of a model.

/** @typedef {import('../dice.mjs').Dice} Dice */

const chinese = /^\p{Script=Han}+$/u
/** The longest part of a number or a model. */
const longest = 10

/** One term of a line of search text; undefined when the line offers none at the drawn place. @param {Dice} dice @param {string} line */
export function cut(dice, line) {
  const chars = [...line]
  if (chars.length < 2) return undefined
  const name = /\p{Script=Han}/u.test(line)
  // Two-character terms are what Chinese readers type most.
  const length = name ? dice.pick([2, 2, 2, 3, 4, 4, 5, 6]) : dice.between(3, longest)
  if (length > chars.length) return undefined
  const at = dice.between(0, chars.length - length)
  const term = chars.slice(at, at + length).join('')
  return name && !chinese.test(term) ? undefined : term
}

/**
 * Distinct candidates, cut at random places, so that frequent terms are drawn as often as they occur.
 * @param {Dice} dice @param {readonly string[]} texts search texts, a line per field @param {number} count at most
 */
export function candidates(dice, texts, count) {
  /** @type {Set<string>} */
  const found = new Set()
  // Limited, because a small register may not have so many.
  for (let tries = 0; tries < count * 20 && found.size < count; tries++) {
    const term = cut(dice, dice.pick(dice.pick(texts).split('\n')))
    if (term) found.add(term)
  }
  return [...found]
}
