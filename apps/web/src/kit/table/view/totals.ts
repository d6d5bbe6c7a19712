// The totals of a list: the entry under a column, and whether there is any.
import type { Column, Entry } from '../columns.ts'

export type Totals = Readonly<Record<string, Entry>>

export const totalOf = <Row>(column: Column<Row>, totals: Totals) => {
  const total = totals[column.key]
  if (total === undefined || total === null) return null
  return column.drawTotal ? column.drawTotal(total) : String(total)
}

/** Whether there is an entry under the shown columns: a row with only its name is left out. */
export const hasTotals = <Row>(columns: readonly Column<Row>[], totals: Totals | undefined): totals is Totals =>
  totals !== undefined && columns.some((column) => totalOf(column, totals) !== null)
