// The columns of the first sheet of a workbook, read in the browser: only the numbers of the file are sent to the server.
import { colToLetter, readXlsx } from 'hucre/xlsx'
import type { Column } from './givenNumbers.ts'

/** How many cells of a column are read. */
const maxRows = 20_000
const maxColumns = 60

const textOf = (cell: unknown): string =>
  typeof cell === 'string' ? cell.trim() : typeof cell === 'number' || typeof cell === 'bigint' ? String(cell) : ''

/** The columns that are not empty; throws where the file is no workbook. */
export async function readColumns(file: Blob): Promise<Column[]> {
  const { sheets } = await readXlsx(new Uint8Array(await file.arrayBuffer()))
  const rows = (sheets[0]?.rows ?? []).slice(0, maxRows)
  const width = Math.min(maxColumns, Math.max(0, ...rows.map((row) => row.length)))
  return Array.from({ length: width }, (_, at) => {
    const values = rows.map((row) => textOf(row[at])).filter((value) => value !== '')
    return { letter: colToLetter(at), head: values[0] ?? '', values }
  }).filter(({ values }) => values.length > 0)
}
