// Excel workbooks out and in, row by row: the one place that knows the library. Cells are texts, numbers, booleans and dates.
import { Readable } from 'node:stream'
import { streamXlsxRows, writeXlsx, writeXlsxStream, type CellValue } from 'hucre/xlsx'
import { badField, Failure } from '@register/contract/errors'

export type { CellValue }

export const xlsxMime = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
/** Cells of a row that are looked at. */
const maxColumns = 500

export interface ColumnHead {
  header: string
  /** In characters. */
  width: number
}

/** A workbook of one sheet as bytes. Rows are pulled as the reader takes them; memory does not grow with their number. */
export function writeSheet(
  rows: AsyncIterable<CellValue[]>,
  { sheet, columns }: { sheet: string; columns: ColumnHead[] },
): Readable {
  const bytes = writeXlsxStream(rows, { name: sheet, columns, freezePane: { rows: 1 } })
  return Readable.fromWeb(bytes)
}

export interface BookSheet {
  name: string
  columns: (ColumnHead & {
    /** Only these may be chosen in the column's cells. */
    choices?: readonly string[]
    /** Dates look like 2026-03-02. */
    date?: true
    /** Long texts are broken into lines. */
    wrap?: true
  })[]
  rows: CellValue[][]
  /** Rows below the heading that choices and formats reach. */
  prepared?: number
}

/** Excel keeps at most so many characters of choices in a column's rule. */
const maxChoices = 255

/** Letters of a column: 0 is A, 26 is AA. */
export const columnLetter = (index: number): string =>
  (index >= 26 ? columnLetter(Math.floor(index / 26) - 1) : '') + String.fromCodePoint(65 + (index % 26))

/** A small workbook with headings in bold, choices and frozen heads, whole. */
export async function writeBook(sheets: readonly BookSheet[]): Promise<Buffer> {
  const bytes = await writeXlsx({
    sheets: sheets.map(({ name, columns, rows, prepared = 0 }) => ({
      name,
      columns: columns.map(({ width, wrap }) => ({
        width,
        ...(wrap ? { style: { alignment: { wrapText: true, vertical: 'top' as const } } } : {}),
      })),
      rows: [columns.map((column) => column.header), ...rows],
      cells: new Map(
        columns.map((column, at) => [
          `0,${at}`,
          {
            value: column.header,
            style: { font: { bold: true }, alignment: { wrapText: true, vertical: 'center' as const } },
          },
        ]),
      ),
      freezePane: { rows: 1 },
      dataValidations: columns.flatMap(({ choices }, at) =>
        choices && prepared > 0 && choices.join(',').length <= maxChoices
          ? [
              {
                type: 'list' as const,
                values: [...choices],
                allowBlank: true,
                range: `${columnLetter(at)}2:${columnLetter(at)}${prepared + 1}`,
              },
            ]
          : [],
      ),
    })),
  })
  return Buffer.from(bytes)
}

export interface SheetRow {
  /** As Excel counts. */
  row: number
  cells: CellValue[]
}

const isBlank = (cell: CellValue | undefined) =>
  cell === null || cell === undefined || (typeof cell === 'string' && cell.trim() === '')

/**
 * The rows of the first sheet that hold anything, at most `maxRows` of them. Refuse bombs first (`refuseZipBomb`).
 * Throws a failure on field `file` when the bytes are no workbook.
 */
export async function* readSheet(bytes: Buffer, { maxRows }: { maxRows: number }): AsyncGenerator<SheetRow> {
  let given = 0
  try {
    for await (const { index, values } of streamXlsxRows(bytes)) {
      const cells = values.slice(0, maxColumns)
      if (cells.every(isBlank)) continue
      yield { row: index + 1, cells }
      if (++given >= maxRows) return
    }
  } catch (error) {
    if (error instanceof Failure) throw error
    throw badField('file', [
      '文件不是可读取的 Excel 工作簿（.xlsx），可能已损坏或加密',
      'The file is not a readable Excel workbook (.xlsx). It may be damaged or encrypted',
    ])
  }
}
