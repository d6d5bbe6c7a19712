// Makes a workbook of a CSV file in a separate thread: every value stays the text that it is. Started by asWorkbook.ts.
import { parentPort, workerData } from 'node:worker_threads'
import { parseCsv } from 'hucre/csv'
import { writeXlsx } from 'hucre/xlsx'

/** Rows that are read; no import takes as many. */
const maxRows = 20_000
const maxColumns = 500

/**
 * The text of a CSV file: in UTF-8 where it is valid, else in GB 18030, which Excel in Chinese writes.
 * @param {Uint8Array} bytes
 */
function textOf(bytes) {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('gb18030', { fatal: true }).decode(bytes)
  }
}

/** Excel shows ="00042" as 00042. @param {unknown} value */
const shown = (value) => {
  const text = typeof value === 'string' ? value : ''
  return /^="([^"]*)"$/.exec(text)?.[1] ?? text
}

/** @param {{ bytes: Uint8Array }} given */
async function bookOf({ bytes }) {
  const rows = parseCsv(textOf(bytes), { maxRows: maxRows + 1, typeInference: false })
  if (rows.length > maxRows || rows.some((row) => row.length > maxColumns)) return 'tooLarge'
  return writeXlsx({ sheets: [{ name: 'CSV', rows: rows.map((row) => row.map(shown)) }] })
}

if (!parentPort) throw new Error('csvBook.mjs is started as a thread')
const given = /** @type {{ bytes: Uint8Array }} */ (workerData)
parentPort.postMessage(await bookOf(given).catch(() => 'unreadable'))
parentPort.close()
