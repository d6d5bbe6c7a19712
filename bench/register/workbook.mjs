// Writes an Excel file of invented reports that the register does not contain yet, in a process of its own.
import { writeFile } from 'node:fs/promises'
import { dice } from '../dice.mjs'
import { answering } from '../processes/worker.mjs'
import { excel, existing, fieldSheets, formKinds, sheetRows, sheets } from '../product/modules.mjs'

/**
 * @typedef {{ category: string, body: string, year: number, last: number }} LastSerial the last counters of numbers
 * @param {{ file: string, kind: string, count: number, body: string, today: string, lastSerials: LastSerial[] }} wish
 */
async function write({ file, kind: key, count, body, today, lastSerials }) {
  const [{ existingContent, serials }, { sheetColumns }, { headingOf }, { rowOf }, { writeBook }, { formKindOf }] =
    await Promise.all([existing(), sheets(), fieldSheets(), sheetRows(), excel(), formKinds()])
  const kind = formKindOf(key)
  const columns = sheetColumns(kind)
  const [d, counters] = [dice(31), serials(lastSerials)]
  const naming = { say: (/** @type {readonly [string, string]} */ phrase) => phrase[0], category: () => kind.label[0] }
  // Far above the numbers that the register has used, so that report numbers are free.
  const rows = Array.from({ length: count }, (_, at) =>
    rowOf(kind, columns, existingContent(d, { n: 900_000 + at, body, today, serials: counters }), naming),
  )
  const heads = columns.map((column) => ({ header: headingOf(column)[0], width: 12 }))
  await writeFile(file, await writeBook([{ name: '报告', columns: heads, rows }]))
  return null
}

answering(write)
