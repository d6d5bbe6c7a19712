// The rows of a sheet as Excel shows them: merged areas filled from their first cell, hidden rows left out, both noted.
import { shownCell, type BookFacts, type CellFacts, type ShownCell, type Stored } from './cell.ts'
import { UnreadCell } from './unreadCell.ts'
import { noted, type SheetNotes } from './notes.ts'

/** A merged area; rows and columns count from 0. */
export interface Merge {
  startRow: number
  startCol: number
  endRow: number
  endCol: number
}

/** A row as the reader of the file finds it. */
export interface StoredRow {
  /** Counted from 0. */
  at: number
  hidden: boolean
  values: readonly Stored[]
  /** By column: what is known of a cell in addition to its value. */
  facts: readonly (CellFacts | undefined)[]
}

export interface ShownRow {
  /** The row number in Excel, from 1. */
  row: number
  cells: ShownCell[]
}

const none: CellFacts = {}

const isBlank = (cell: ShownCell): boolean => cell === null || (typeof cell === 'string' && cell.trim() === '')

const covered = (first: ShownCell): UnreadCell =>
  new UnreadCell(
    [
      '与左侧的单元格合并，无法确定其内容；请取消合并后分别填写',
      'is merged with the cell on its left, so its content is not clear. Unmerge the cells and fill in each',
    ],
    String(first),
    true,
  )

interface Area extends Merge {
  /** What its first cell shows. */
  first: ShownCell
}

/**
 * Shows rows one after the other, in their order. Undefined for a row that has no content of its own, and for a hidden one,
 * which is left out and noted. `merges` may not be more than the reader of the file allows.
 */
export function rowShower(
  { merges, ...book }: BookFacts & { merges: readonly Merge[] },
  notes: SheetNotes,
): (row: StoredRow) => ShownRow | undefined {
  const waiting = merges.toSorted((a, b) => a.startRow - b.startRow)
  let next = 0
  /** By its first column: merged areas do not overlap in a valid file, and a later one replaces an invalid one. */
  const areas = new Map<number, Area>()
  return ({ at, hidden, values, facts }) => {
    const cells = values.map((value, column) => shownCell(value, facts[column] ?? none, book))
    for (let merge = waiting[next]; merge && merge.startRow <= at; merge = waiting[++next])
      areas.set(merge.startCol, { ...merge, first: merge.startRow === at ? (cells[merge.startCol] ?? null) : null })
    if (cells.every(isBlank)) return undefined
    if (hidden) {
      noted(notes.hidden, { row: at + 1 })
      return undefined
    }
    for (const [column, area] of areas) {
      if (area.endRow < at) areas.delete(column)
      else fill(cells, area, at, notes)
    }
    return { row: at + 1, cells }
  }
}

/** Fills the cells of an area. Excel shows nothing of their own content, which some programs leave there. */
function fill(cells: ShownCell[], { startRow, startCol, endCol, first }: Area, at: number, notes: SheetNotes): void {
  if (isBlank(first)) return
  while (cells.length <= Math.min(endCol, startCol + maxWide)) cells.push(null)
  if (at > startRow) {
    cells[startCol] = first
    if (!(first instanceof UnreadCell)) noted(notes.merged, { row: at + 1, column: startCol })
  }
  for (let column = startCol + 1; column <= endCol && column < cells.length; column++) cells[column] = covered(first)
}

/** Columns of a merged area that are filled. */
const maxWide = 500
