// How many rows a page has when its reader has chosen no number: as many as the height of the table holds.
const least = 10
const most = 50

/** `height`: pixels for the rows; `rows`: the heights of the rows that are drawn. Undefined where nothing can be measured, as on a hidden page. */
export function rowsOfHeight(height: number, rows: readonly number[]): number | undefined {
  const all = rows.reduce((sum, one) => sum + one, 0)
  if (height <= 0 || all <= 0) return undefined
  return Math.min(most, Math.max(least, Math.floor((height * rows.length) / all)))
}
