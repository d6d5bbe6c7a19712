// Marks the wrong cells of a workbook in a separate thread: a colour and a comment at each, and a column with all problems of a row. Started by markSheet.ts.
import { parentPort, workerData } from 'node:worker_threads'
import { openXlsx, saveXlsx } from 'hucre/xlsx'
import { chosenSheet } from './chosenSheet.mjs'

/** The author of our comments: identifies marks of an earlier import, which are removed when the file is marked again. */
const author = 'type-test-register'
/** Excel draws comments one by one when the file is opened; beyond this number only the column explains the problems. */
const maxComments = 2_000

const fill = /** @type {const} */ ({ type: 'pattern', pattern: 'solid', fgColor: { rgb: 'FFFFC7CE' } })

/** @param {string} letters A is 0, AA is 26. */
const indexOf = (letters) => [...letters].reduce((sum, one) => sum * 26 + (one.codePointAt(0) ?? 0) - 64, 0) - 1

/** @param {Map<string, import('hucre').Cell>} cells */
function withoutOldMarks(cells) {
  for (const [key, cell] of cells) {
    if (cell.comment?.author !== author) continue
    const { comment: _, style, ...rest } = cell
    const { fill: _old, ...others } = style ?? {}
    cells.set(key, { ...rest, style: others })
  }
}

/** @param {import('../table/markSheet.ts').Marking & { bytes: Uint8Array }} given */
async function mark({ bytes, headRow, heading, marks, sheets }) {
  const book = await openXlsx(bytes, { readStyles: true })
  const chosen = await chosenSheet(bytes, sheets)
  const sheet = book.sheets[chosen.index]
  if (!sheet) throw new Error('A workbook without a sheet')
  /** @type {Map<string, import('hucre').Cell>} */
  const none = new Map()
  const cells = (sheet.cells ??= none)
  withoutOldMarks(cells)
  const head = (sheet.rows[headRow - 1] ??= [])
  const former = head.findIndex((cell) => typeof cell === 'string' && heading.known.includes(cell.trim()))
  const column = former >= 0 ? former : sheet.rows.reduce((most, row) => Math.max(most, row?.length ?? 0), 0)
  /** @param {number} row @param {string | null} text @param {import('hucre').CellStyle} [style] */
  const write = (row, text, style) => {
    const rowCells = (sheet.rows[row] ??= [])
    while (rowCells.length < column) rowCells.push(null)
    rowCells[column] = text
    const key = `${row},${column}`
    if (text === null) cells.delete(key)
    else cells.set(key, { value: text, type: 'string', ...(style && { style }) })
  }
  if (former >= 0) for (const row of sheet.rows.keys()) write(row, null)
  write(headRow - 1, heading.text, { font: { bold: true } })
  /** @type {Map<number, string[]>} */
  const byRow = new Map()
  for (const [at, { row, column: letters, text }] of marks.entries()) {
    const index = row - 1
    const line = letters ? `${letters}${row}: ${text}` : text
    byRow.set(index, [...(byRow.get(index) ?? []), line])
    if (!letters) continue
    const place = indexOf(letters)
    const key = `${index},${place}`
    const cell = cells.get(key)
    const value = cell?.value ?? sheet.rows[index]?.[place] ?? null
    cells.set(key, {
      ...(cell ?? { type: value === null ? 'empty' : typeof value === 'number' ? 'number' : 'string' }),
      value,
      style: { ...cell?.style, fill },
      ...(at < maxComments && { comment: { author, text } }),
    })
  }
  for (const [row, lines] of byRow)
    if (row !== headRow - 1) write(row, lines.join('\n'), { alignment: { wrapText: true, vertical: 'top' } })
  if (sheet.columns) {
    while (sheet.columns.length < column) sheet.columns.push({})
    sheet.columns[column] = { width: 60 }
  }
  return saveXlsx(book)
}

if (!parentPort) throw new Error('sheetMarker.mjs is started as a thread')
const given = /** @type {Parameters<typeof mark>[0]} */ (/** @type {unknown} */ (workerData))
const marked = await mark(given)
parentPort.postMessage(marked)
parentPort.close()
