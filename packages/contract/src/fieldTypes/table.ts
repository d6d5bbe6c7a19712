// A table as the value of a field: rows in order, each with cells by the keys of the table's columns.
import type { FieldError } from '../errors.ts'
import type { Phrase } from '../phrase.ts'
import { storedText } from '../text/storedText.ts'
import { isEmptyRow, isNothing, isRow } from './empty.ts'

/** One row of a table, by the keys of its columns. */
export type TableRow = Readonly<Record<string, string | number | null>>

/** Rows a table may have where its field says nothing. */
export const defaultMaxRows = 200

/** Without empty rows and empty cells, so that one table has one spelling. */
export const filledRows = (rows: readonly unknown[]): TableRow[] =>
  rows
    .filter((row): row is TableRow => isRow(row) && !isEmptyRow(row))
    .map((row) =>
      Object.fromEntries(
        Object.entries(row).flatMap(([key, cell]) => {
          const trimmed = typeof cell === 'string' ? storedText(cell.trim()) : cell
          return isNothing(trimmed) ? [] : [[key, trimmed]]
        }),
      ),
    )
    .filter((row) => !isEmptyRow(row))

interface Column {
  readonly key: string
  readonly label: Phrase
}

/** What a table and its rows are called, and the bounds of the table. */
interface Table {
  readonly label: Phrase
  readonly columns: readonly Column[]
  readonly maxRows: number
}

/** A row in messages, counted from 1. */
export const rowLabel = ([zh, en]: Phrase, at: number): Phrase => [`${zh}第 ${at + 1} 行`, `${en}, row ${at + 1}`]

const notACell = ({ label: [zh, en] }: Column): Phrase => [`${zh}应为文本或数字`, `${en} must be a text or a number`]

function rowFaults<C extends Column>(
  row: unknown,
  [zh, en]: Phrase,
  columns: readonly C[],
  judge: (column: C, cell: unknown) => Phrase | undefined,
): FieldError[] {
  if (!isRow(row)) return [{ field: '', phrase: [`${zh}应为各列的值`, `${en} must be an object of cells`] }]
  const strangers = Object.keys(row).filter((key) => !columns.some((column) => column.key === key))
  return [
    // Messages repeat names sent by the caller, up to a length.
    ...strangers.slice(0, 1).map((key): FieldError => {
      const name = key.length > 40 ? `${key.slice(0, 40)}…` : key
      return { field: name, phrase: [`${zh}没有“${name}”这一列`, `${en} has no column "${name}"`] }
    }),
    ...columns.flatMap((column): FieldError[] => {
      const cell = row[column.key]
      // Empty values, lists and ranges without ends count as absent elsewhere, so none of them can be a cell.
      const phrase = typeof cell === 'object' && cell !== null ? notACell(column) : judge(column, cell)
      return phrase ? [{ field: column.key, phrase: [`${zh}：${phrase[0]}`, `${en}: ${phrase[1]}`] }] : []
    }),
  ]
}

/**
 * Everything wrong with a table, by path under it: `3.quantity`, `3` for a whole row, an empty path for the table. A table
 * with too many rows gets one message, and its rows are not checked. `check`: the problem of one cell, led by its column's name.
 */
export function tableFaults<C extends Column>(
  { label, columns, maxRows }: Table & { readonly columns: readonly C[] },
  value: unknown,
  judge: (column: C, cell: unknown) => Phrase | undefined,
): FieldError[] {
  const [zh, en] = label
  if (!Array.isArray(value)) return [{ field: '', phrase: [`${zh}应为各行的列表`, `${en} must be a list of rows`] }]
  if (value.length > maxRows)
    return [
      {
        field: '',
        phrase: [
          `${zh}最多 ${maxRows} 行，现有 ${value.length} 行`,
          `${en} may have at most ${maxRows} rows, and has ${value.length}`,
        ],
      },
    ]
  return value.flatMap((row, at) =>
    rowFaults(row, rowLabel(label, at), columns, judge).map(({ field, phrase }) => ({
      field: field === '' ? `${at}` : `${at}.${field}`,
      phrase,
    })),
  )
}
