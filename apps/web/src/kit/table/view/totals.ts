// The totals of a list: what stands under a column, and whether there is anything to say at all.
import type { Column, Entry } from '../columns.ts'

export type Totals = Readonly<Record<string, Entry>>

export const totalOf = <Row>(column: Column<Row>, totals: Totals) => {
  const total = totals[column.key]
  if (total === undefined || total === null) return null
  return column.drawTotal ? column.drawTotal(total) : String(total)
}

/** Whether there is anything to say under the columns that are shown: a row of nothing but its name is none. */
export const hasTotals = <Row>(columns: readonly Column<Row>[], totals: Totals | undefined): totals is Totals =>
  totals !== undefined && columns.some((column) => totalOf(column, totals) !== null)
