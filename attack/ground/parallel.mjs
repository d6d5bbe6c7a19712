// Several calls under way at a time, in the order of their list.

/** @template T @param {readonly T[]} list @param {(one: T) => Promise<void>} work @param {number} [atOnce] */
export async function inParallel(list, work, atOnce = 8) {
  const waiting = [...list].toReversed()
  const hand = async () => {
    for (let one = waiting.pop(); one !== undefined; one = waiting.pop()) await work(one)
  }
  await Promise.all(Array.from({ length: atOnce }, hand))
}
