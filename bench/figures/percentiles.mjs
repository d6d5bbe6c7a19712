// Percentiles and ratios of measured times; exact, by the nearest rank.

/** The value that a share of all does not exceed, e.g. 0.99; NaN for an empty list. @param {ArrayLike<number>} values @param {number} share */
export function percentile(values, share) {
  const sorted = Float64Array.from(values).toSorted()
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN
}

/** The middle value; the lower of the two middle ones when the count is even. @param {ArrayLike<number>} values */
export const median = (values) => percentile(values, 0.5)

/** All values of several arrays. @param {readonly ArrayLike<number>[]} arrays @returns {Float64Array} */
export function together(arrays) {
  const all = new Float64Array(arrays.reduce((sum, one) => sum + one.length, 0))
  let at = 0
  for (const one of arrays) {
    all.set(one, at)
    at += one.length
  }
  return all
}
