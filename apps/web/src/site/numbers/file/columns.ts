// The columns of a sheet without their headings, and which column and sheet are taken for those with the numbers.
import { fitsFormat } from '@register/contract/rules/numbers/certificateNo'
import { columnLetter } from '@register/contract/workbook/columnLetter'
import type { Phrase } from '@register/contract/phrase'

export interface Column {
  /** A, B, … as Excel names them. */
  letter: string
  /** Its heading; of a column without one the content of its first cell. */
  head: string
  /** The cells below the heading that are not empty. */
  values: readonly string[]
}

export interface Sheet {
  name: string
  columns: readonly Column[]
  /** What to know of the sheet: rows that are hidden and were left out, cells of merged areas, cells that cannot be read. */
  notes: readonly Phrase[]
}

/** Rows in which a heading is looked for, because titles and remarks stand above it. Imports look in as many. */
const mostAbove = 10

const saysNumber = /编号|编码|证书|certificate|number|\bno\b/i
/** Every number has a digit; a heading has one at most in brackets, as 证书编号（17 位）. */
const hasDigit = (cell: string): boolean => /\d/.test(cell.normalize('NFKC').replaceAll(/\([^)]*\)/g, ''))

/**
 * Where the cells below the heading begin, in the cells of a column from the first row on. The heading is the last cell above
 * the first number that speaks of numbers; where none does, the last one of those at the top. A cell with a digit is never
 * taken for a heading: it may be a misprinted number, which must be answered too.
 */
function belowHeading(cells: readonly string[]): number {
  const first = cells.findIndex((cell) => fitsFormat(cell))
  const above = cells.slice(0, first === -1 ? mostAbove : Math.min(first, mostAbove))
  const spoken = above.findLastIndex((cell) => saysNumber.test(cell) && !hasDigit(cell))
  if (spoken !== -1) return spoken + 1
  const digits = above.findIndex(hasDigit)
  const top = digits === -1 ? above : above.slice(0, digits)
  // A column without any number may have other texts from its second cell on.
  return (first === -1 ? top.slice(0, 1) : top).findLastIndex((cell) => cell !== '') + 1
}

/** The columns with content, of rows of texts. */
export function columnsOf(rows: readonly (readonly string[])[]): Column[] {
  const width = Math.max(0, ...rows.map((row) => row.length))
  return Array.from({ length: width }, (_, at) => {
    const cells = rows.map((row) => row[at] ?? '')
    const start = belowHeading(cells)
    const filled = cells.filter((cell) => cell !== '')
    const head = cells.slice(0, start).findLast((cell) => cell !== '') ?? filled[0] ?? ''
    return { letter: columnLetter(at), head, values: cells.slice(start).filter((cell) => cell !== '') }
  }).filter(({ values }) => values.length > 0)
}

const numbersIn = ({ values }: Column): number => values.filter((value) => fitsFormat(value)).length

/** The column with the most certificate numbers; the first where none has any. */
export const likeliest = (columns: readonly Column[]): Column | undefined =>
  columns.toSorted((a, b) => numbersIn(b) - numbersIn(a))[0]

/** How many certificate numbers the likeliest column of a sheet has. */
export function numbersOn({ columns }: Sheet): number {
  const column = likeliest(columns)
  return column ? numbersIn(column) : 0
}

/** The sheets with certificate numbers, the one with the most first; all with content where none has any. */
export function offered(sheets: readonly Sheet[]): Sheet[] {
  const filled = sheets.filter(({ columns }) => columns.length > 0)
  const having = filled.filter((sheet) => numbersOn(sheet) > 0)
  return having.length > 0 ? having.toSorted((a, b) => numbersOn(b) - numbersOn(a)) : filled
}
