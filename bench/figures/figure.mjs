// One measured number with its unit, the size of the register it was measured at, and its target.

/**
 * @typedef {{ most?: number, least?: number, at?: number }} Target `at`: holds only at this size.
 * @typedef {{ bench: string, what: string, rows: number, value: number, unit: string, target?: Target }} Figure
 */

/** Three significant digits. @param {number} value */
export const rounded = (value) => (Number.isFinite(value) ? Number(value.toPrecision(3)) : value)

/**
 * Makes the figures of one benchmark at one size.
 * @param {string} bench @param {number} rows
 * @returns {(what: string, value: number, unit: string, target?: Target) => Figure}
 */
export const figuring = (bench, rows) => (what, value, unit, target) => ({
  bench,
  what,
  rows,
  value: rounded(value),
  unit,
  ...(target ? { target } : {}),
})

/** Whether a figure misses its target; false where it has no target at its size. @param {Figure} figure */
export function misses({ value, rows, target }) {
  if (!target || (target.at !== undefined && target.at !== rows)) return false
  return value > (target.most ?? Number.POSITIVE_INFINITY) || value < (target.least ?? Number.NEGATIVE_INFINITY)
}
