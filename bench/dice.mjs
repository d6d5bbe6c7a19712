// Repeatable random numbers: the same seed draws the same terms, pages and names in every run.

/**
 * @typedef {{
 *   roll(): number, between(low: number, high: number): number, pick<T>(from: readonly T[]): T, chance(share: number): boolean,
 * }} Dice `roll`: from 0 up to 1. `between`: a whole number, both ends included.
 */

/** mulberry32. @param {number} seed @returns {Dice} */
export function dice(seed) {
  let state = seed | 0
  const roll = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  return {
    roll,
    between: (low, high) => low + Math.floor(roll() * (high - low + 1)),
    pick: (from) => {
      const chosen = from[Math.floor(roll() * from.length)]
      if (chosen === undefined) throw new Error('There is nothing to pick from')
      return chosen
    },
    chance: (share) => roll() < share,
  }
}
