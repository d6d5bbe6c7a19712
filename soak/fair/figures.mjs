// Percentiles of times and medians of phases.

/** @param {readonly number[]} sorted ascending @param {number} part from 0 to 1 */
export const at = (sorted, part) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0

/** @param {readonly number[]} values */
export const median = (values) => {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const [lower = 0, upper = 0] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[middle]]
  return (lower + upper) / 2
}
