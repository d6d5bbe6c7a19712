// Reads the rows of a workbook in a separate thread, so that a huge file costs other people no time or memory. Started by excel.ts.
import { once } from 'node:events'
import { parentPort, workerData } from 'node:worker_threads'
import { streamXlsxRows } from 'hucre/xlsx'
import { chosenSheet } from './chosenSheet.mjs'

/** Rows sent in one message; the next ones wait for a request. */
const together = 200
/** Cells, empty ones included, above which a sheet is not read: some files stretch every row to the last column. */
const maxCells = 20_000_000

/** @param {unknown} cell */
const isBlank = (cell) => cell === null || cell === undefined || (typeof cell === 'string' && cell.trim() === '')

/**
 * @param {import('node:worker_threads').MessagePort} port
 * @param {{ bytes: Uint8Array, maxRows: number, maxColumns: number, sheets?: { own: string[], others: string[], unsaid: string[] } }} given
 */
async function read(port, { bytes, maxRows, maxColumns, sheets }) {
  const { index: sheet, name, left, other } = await chosenSheet(bytes, sheets)
  if (other !== undefined) return { rows: [], end: 'otherSheet', other }
  if (name !== undefined) {
    port.postMessage({ rows: [], chosen: { name, left } })
    await once(port, 'message')
  }
  /** @type {{ row: number, cells: import('hucre/xlsx').CellValue[] }[]} */
  let rows = []
  let given = 0
  let seen = 0
  for await (const { index, values } of streamXlsxRows(bytes, { sheet })) {
    seen += values.length
    if (seen > maxCells) return { rows, end: 'tooLarge' }
    const cells = values.slice(0, maxColumns)
    if (cells.every(isBlank)) continue
    // The row number in Excel, from 1.
    rows.push({ row: index + 1, cells })
    if (++given >= maxRows) break
    if (rows.length < together) continue
    port.postMessage({ rows })
    rows = []
    await once(port, 'message')
  }
  return { rows, end: 'done' }
}

if (!parentPort) throw new Error('sheetReader.mjs is started as a thread')
const given = /** @type {Parameters<typeof read>[1]} */ (/** @type {unknown} */ (workerData))
parentPort.postMessage(await read(parentPort, given).catch(() => ({ rows: [], end: 'unreadable' })))
// This thread reads no more messages; an open port would keep it alive.
parentPort.close()
