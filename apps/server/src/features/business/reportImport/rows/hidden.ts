// Reports invisible characters in a cell as a problem, and shows a mark in their place, because some of them reverse the text after them.
import { hiddenProblem, hiddenShown } from '@register/contract/hidden'
import type { Phrase } from '@register/contract/phrase'
import { columnLetter } from '@register/contract/workbook/columnLetter'
import type { ShownCell } from '@register/contract/workbook/cell'
import { isHiddenCell } from '../../../../files/sheet/hiddenCells.ts'
import type { Column } from './columns.ts'
import { also } from './joined.ts'

/** A cell as text for the list of problems. */
export const shown = (cell: ShownCell | undefined): string =>
  hiddenShown(cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell ?? '')).slice(0, 100)

/** The cells without those that have invisible characters. */
export const withoutHidden = (cells: readonly ShownCell[]): ShownCell[] =>
  cells.map((cell) => (isHiddenCell(cell) ? null : cell))

/** Adds a problem for each cell that contains refused characters. A column that the import does not read has no path, so its problem is reported for the row and names the column. */
export function reportHidden(
  wrong: Map<string, Phrase>,
  columns: readonly (Column | undefined)[],
  cells: readonly ShownCell[],
): void {
  for (const [at, cell] of cells.entries()) {
    if (!isHiddenCell(cell)) continue
    const column = columns[at]
    const letter = columnLetter(at)
    also(wrong, column?.path ?? '', hiddenProblem(column?.label ?? [`${letter} 列`, `Column ${letter}`]))
  }
}
