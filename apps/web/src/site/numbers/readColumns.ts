// The columns of the first sheet of a workbook, read in the browser: nothing of the file leaves this machine but the numbers.
import { colToLetter, readXlsx } from 'hucre/xlsx'
import type { Column } from './givenNumbers.ts'

/** Cells of a column that are looked at. */
const maxRows = 20_000
const maxColumns = 60

const textOf = (cell: unknown): string =>
  typeof cell === 'string' ? cell.trim() : typeof cell === 'number' || typeof cell === 'bigint' ? String(cell) : ''

/** Columns that hold something; throws where the file is no workbook. */
export async function readColumns(file: Blob): Promise<Column[]> {
  const { sheets } = await readXlsx(new Uint8Array(await file.arrayBuffer()))
  const rows = (sheets[0]?.rows ?? []).slice(0, maxRows)
  const width = Math.min(maxColumns, Math.max(0, ...rows.map((row) => row.length)))
  return Array.from({ length: width }, (_, at) => {
    const values = rows.map((row) => textOf(row[at])).filter((value) => value !== '')
    return { letter: colToLetter(at), head: values[0] ?? '', values }
  }).filter(({ values }) => values.length > 0)
}
