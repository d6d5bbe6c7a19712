// Reads the rows of a workbook in a separate thread, so that a huge file costs other people no time or memory. Started by excel.ts.
import { once } from 'node:events'
import { parentPort, workerData } from 'node:worker_threads'
import { readXlsx, streamXlsxRows } from 'hucre/xlsx'
import { chosenSheet } from './chosenSheet.mjs'

/** Rows sent in one message; the next ones wait for a request. */
const together = 200
/** Cells, empty ones included, above which a sheet is not read: some files stretch every row to the last column. */
const maxCells = 20_000_000
/** Merged areas above which a sheet is not read. */
const maxMerges = 100_000

/** @param {unknown} cell */
const isBlank = (cell) => cell === null || cell === undefined || (typeof cell === 'string' && cell.trim() === '')

/** What the check of a cell needs, without its look. @param {import('hucre').Cell | undefined} cell */
const factsOf = (cell) =>
  cell && (cell.formula !== undefined || cell.type === 'error' || (cell.style?.numFmt ?? '@') !== '@')
    ? { type: cell.type, formula: cell.formula, style: { numFmt: cell.style?.numFmt } }
    : undefined

/** Rows of a wide sheet that are read; no import takes as many. */
const widestRows = 40_000

/**
 * The whole sheet. A single formatted cell in the last row or column makes a sheet too wide for the library, so that it is
 * looked through first, and only its beginning is read; undefined when there is content behind it.
 * @param {Uint8Array} bytes @param {number} index
 */
async function wholeSheet(bytes, index) {
  const asked = { sheets: [index], readStyles: true }
  try {
    return await readXlsx(bytes, asked)
  } catch (error) {
    if (!(error instanceof Error && error.message.includes('option to bound the area read'))) throw error
  }
  let seen = 0
  for await (const { index: row, values } of streamXlsxRows(bytes, { sheet: index })) {
    seen += values.length
    if (seen > maxCells || (row >= widestRows && !values.every(isBlank))) return undefined
  }
  return readXlsx(bytes, { ...asked, range: `A1:SF${widestRows}` })
}

/**
 * @param {import('node:worker_threads').MessagePort} port
 * @param {{ bytes: Uint8Array, maxRows: number, maxColumns: number, sheets?: { own: string[], others: string[], unsaid: string[] } }} given
 */
async function read(port, { bytes, maxRows, maxColumns, sheets: wanted }) {
  const { index, name, left, other } = await chosenSheet(bytes, wanted)
  if (other !== undefined) return { rows: [], end: 'otherSheet', other }
  const book = await wholeSheet(bytes, index)
  if (!book) return { rows: [], end: 'tooLarge' }
  const [sheet] = book.sheets
  if (!sheet) return { rows: [], end: 'done' }
  const { merges = [], cells, rowDefs } = sheet
  if (merges.length > maxMerges) return { rows: [], end: 'tooLarge' }
  port.postMessage({ rows: [], chosen: { name, left }, book: { is1904: book.dateSystem === '1904', merges } })
  await once(port, 'message')
  /** @type {import('@register/contract/workbook/rows').StoredRow[]} */
  let rows = []
  let given = 0
  for (const [at, all] of sheet.rows.entries()) {
    const values = all.slice(0, maxColumns)
    const facts = values.map((_, column) => factsOf(cells?.get(`${at},${column}`)))
    // A formula without a stored result has no value, and is not blank.
    if (values.every((value, column) => isBlank(value) && facts[column]?.formula === undefined)) continue
    const { hidden = false, height } = rowDefs?.get(at) ?? {}
    rows.push({ at, hidden: hidden || height === 0, values, facts })
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
