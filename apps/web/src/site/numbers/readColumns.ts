// The columns of the first visible sheet of a workbook as Excel shows them, read in the browser: only the numbers of the file are sent to the server.
import { columnLetter } from '@register/contract/workbook/columnLetter'
import type { ShownCell, Stored } from '@register/contract/workbook/cell'
import { UnreadCell } from '@register/contract/workbook/unreadCell'
import { newNotes, noted, noteTexts } from '@register/contract/workbook/notes'
import { rowShower } from '@register/contract/workbook/rows'
import type { Phrase } from '@register/contract/phrase'
import { formatValue } from 'hucre'
import { readXlsx } from 'hucre/xlsx'
import type { Column } from './givenNumbers.ts'

/** How many cells of a column are read. */
const maxRows = 20_000
const maxColumns = 60

/** A cell that cannot be read is left out, and the notes name it. */
const textOf = (cell: ShownCell | undefined): string =>
  cell instanceof UnreadCell ? '' : cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell ?? '').trim()

export interface ReadColumns {
  columns: Column[]
  /** What to know of the sheet: rows that are hidden and were left out, cells of merged areas. */
  notes: Phrase[]
}

function columnsOf(rows: readonly (readonly ShownCell[])[]): Column[] {
  const width = Math.max(0, ...rows.map((row) => row.length))
  return Array.from({ length: width }, (_, at) => {
    const values = rows.map((row) => textOf(row[at])).filter((value) => value !== '')
    return { letter: columnLetter(at), head: values[0] ?? '', values }
  }).filter(({ values }) => values.length > 0)
}

/** The columns that are not empty; throws where the file is no workbook. */
export async function readColumns(file: Blob): Promise<ReadColumns> {
  let first: number | undefined
  const { sheets, dateSystem } = await readXlsx(new Uint8Array(await file.arrayBuffer()), {
    readStyles: true,
    sheets: ({ hidden, veryHidden }, index) => !hidden && !veryHidden && (first ??= index) === index,
  })
  const [sheet] = sheets
  const notes = newNotes()
  const show = rowShower({ is1904: dateSystem === '1904', formatValue, merges: sheet?.merges ?? [] }, notes)
  const shownAt = (values: readonly Stored[], at: number): ShownCell[] | undefined => {
    const { hidden = false, height } = sheet?.rowDefs?.get(at) ?? {}
    const facts = values.map((_, column) => sheet?.cells?.get(`${at},${column}`))
    return show({ at, hidden: hidden || height === 0, values, facts })?.cells.slice(0, maxColumns)
  }
  const rows = (sheet?.rows ?? []).slice(0, maxRows).flatMap((values, at) => {
    const row = shownAt(values, at)
    if (!row) return []
    for (const [column, cell] of row.entries())
      if (cell instanceof UnreadCell && !cell.covered) noted(notes.unread, { row: at + 1, column })
    return [row]
  })
  return { columns: columnsOf(rows), notes: noteTexts(notes) }
}
