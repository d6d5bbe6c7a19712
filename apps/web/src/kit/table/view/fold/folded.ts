// Which columns of a table become the second line of another, because the table is too narrow for all of them side by side.
import type { Phrase } from '@register/contract/phrase'
import { leavesOf, type Column, type Columns } from '../../columns.ts'

/** A column without a width needs at least this much before the table scrolls sideways. */
const leastWidth = 180

/** A column with the one that is drawn as its second line. */
export type FoldedColumn<Row> = Column<Row> & { second?: Column<Row> }

/** The width that the name of a second line needs in either language, next to the sort arrows of the first line. */
const secondWidth = ({ title: [zh, en] }: { title: Phrase }): number => Math.max(13 * zh.length, 6.7 * en.length) + 36

/** The width that columns need side by side, in pixels. */
export const widthOf = <Row>(columns: Columns<Row>): number =>
  leavesOf(columns).reduce((sum, { width = leastWidth }) => sum + width, 0)

/**
 * The columns for a table with room for so many pixels. While they do not fit, the last one that says what it may go
 * `under` becomes the second line of that column; a column has at most one, and what is a second line has none.
 */
export function folded<Row>(columns: Columns<Row>, room: number): Columns<Row> {
  if (widthOf(columns) <= room) return columns
  let left: (FoldedColumn<Row> | Columns<Row>[number])[] = [...columns]
  for (const one of columns.toReversed()) {
    if (widthOf(left) <= room) break
    if ('columns' in one || one.under === undefined || one.fixed) continue
    const target = left.find((other) => other.key === one.under)
    // One that took a second line itself stays, because three lines in a row are hard to read.
    const own = left.find((other) => other.key === one.key)
    if (!target || 'columns' in target || 'second' in target || !own || 'second' in own) continue
    const width = Math.max(target.width ?? leastWidth, secondWidth(one))
    const both = { ...target, ...(target.width !== undefined && { width }), second: one }
    left = left.flatMap((other) => (other === own ? [] : other === target ? [both] : [other]))
  }
  return left
}
