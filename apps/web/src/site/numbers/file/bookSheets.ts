// The visible sheets of a workbook as Excel shows them, read in the browser: only the numbers of the file are sent to the server.
import type { ShownCell, Stored } from '@register/contract/workbook/cell'
import { UnreadCell } from '@register/contract/workbook/unreadCell'
import { newNotes, noted, noteTexts } from '@register/contract/workbook/notes'
import { rowShower } from '@register/contract/workbook/rows'
import { formatValue, type Sheet as StoredSheet, type Workbook } from 'hucre'
import { readXlsx } from 'hucre/xlsx'
import { columnsOf, type Sheet } from './columns.ts'
import { maxColumns, maxRows } from './limits.ts'

/** A cell that cannot be read is left out, and the notes name it. */
const textOf = (cell: ShownCell): string =>
  cell instanceof UnreadCell ? '' : cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell ?? '').trim()

function shown(sheet: StoredSheet, is1904: boolean): Sheet {
  const notes = newNotes()
  const show = rowShower({ is1904, formatValue, merges: sheet.merges ?? [] }, notes)
  const rows = sheet.rows.slice(0, maxRows).flatMap((values: readonly Stored[], at) => {
    const { hidden = false, height } = sheet.rowDefs?.get(at) ?? {}
    const facts = values.map((_, column) => sheet.cells?.get(`${at},${column}`))
    const row = show({ at, hidden: hidden || height === 0, values, facts })?.cells.slice(0, maxColumns)
    if (!row) return []
    for (const [column, cell] of row.entries())
      if (cell instanceof UnreadCell && !cell.covered) noted(notes.unread, { row: at + 1, column })
    return [row.map(textOf)]
  })
  return { name: sheet.name, columns: columnsOf(rows), notes: noteTexts(notes) }
}

/** Only the beginning of a sheet is read where a formatted cell far off makes it too wide for the library. */
const beginning = `A1:BH${maxRows}`

async function sheetAt(bytes: Uint8Array, index: number): Promise<Workbook> {
  const asked = { sheets: [index], readStyles: true }
  try {
    return await readXlsx(bytes, asked)
  } catch {
    return readXlsx(bytes, { ...asked, range: beginning })
  }
}

/** The visible sheets in their order, and the names of the hidden ones, which nobody sees who chooses the file. Throws where the file is no workbook. */
export async function bookSheets(bytes: Uint8Array): Promise<{ sheets: Sheet[]; hidden: string[] }> {
  const visible: number[] = []
  const hidden: string[] = []
  // Called for each sheet before its rows are read: refuses all, because only the names are needed.
  await readXlsx(bytes, {
    sheets: ({ name, hidden: isHidden, veryHidden }, index) => {
      if (isHidden || veryHidden) hidden.push(name)
      else visible.push(index)
      return false
    },
  })
  const sheets: Sheet[] = []
  for (const index of visible) {
    const { sheets: read, dateSystem } = await sheetAt(bytes, index)
    sheets.push(...read.map((sheet) => shown(sheet, dateSystem === '1904')))
  }
  return { sheets, hidden }
}
