// Finds the table of a workbook: the row of headings below a title, on the sheet that has one, and the rows below it.
import type { ShownCell } from '@register/contract/workbook/cell'
import { newNotes, type SheetNotes } from '@register/contract/workbook/notes'
import { readSheet, type Reading, type SheetRow, type SheetsWanted } from '../excel.ts'

/** Rows in which the headings are looked for: titles and remarks stand above them. */
const mostAbove = 10
/** Sheets that are looked at: Numbers puts a summary before the tables. */
const mostSheets = 6
/** Headings that make a row of headings; a title may look like one of them. */
const fewest = 2

const none: Omit<SheetsWanted, 'chosen'> = { own: [], others: [], unsaid: [] }

/** The rows from the one with headings on; undefined when the first rows have none. */
async function fromHead(
  rows: AsyncIterator<SheetRow>,
  knows: (cells: readonly ShownCell[]) => number,
): Promise<{ first: SheetRow[]; found: boolean }> {
  const above: SheetRow[] = []
  while (above.length < mostAbove) {
    const next = await rows.next()
    if (next.done) break
    if (knows(next.value.cells) >= fewest) return { first: [next.value], found: true }
    above.push(next.value)
  }
  return { first: above, found: false }
}

/**
 * The rows of the table from its headings on: of the sheet that `readSheet` would choose, else of the first visible one that
 * has headings. `knows` counts the headings of a row. Where no sheet has any, the rows of the first choice from its first row.
 */
export async function* readTable(
  bytes: Buffer,
  reading: Reading,
  knows: (cells: readonly ShownCell[]) => number,
): AsyncGenerator<SheetRow> {
  const { sheets = { ...none }, notes = newNotes() } = reading
  let name = ''
  let left: readonly string[] = []
  const tryOf = (wanted: Omit<SheetsWanted, 'chosen'>, into: SheetNotes) =>
    readSheet(bytes, {
      ...reading,
      notes: into,
      sheets: {
        ...wanted,
        chosen(one, others) {
          name = one
          left = others
        },
      },
    })
  const told = newNotes()
  const rows = tryOf(sheets, told)
  const begun = await fromHead(rows, knows)
  const [chosen, others] = [name, left]
  const without = [chosen]
  if (!begun.found)
    for (const other of others.slice(0, mostSheets)) {
      const its = newNotes()
      const found = tryOf({ own: [other], others: [], unsaid: sheets.unsaid }, its)
      const begin = await fromHead(found, knows)
      if (!begin.found) {
        await found.return(undefined)
        without.push(other)
        continue
      }
      await rows.return(undefined)
      // What is not read is only what could be the table as well: the summary before it is a note and no problem.
      sheets.chosen?.(
        name,
        left.filter((one) => !without.includes(one)),
      )
      yield* begin.first
      yield* found
      Object.assign(notes, its, { skipped: without })
      return
    }
  sheets.chosen?.(chosen, others)
  yield* begun.first
  yield* rows
  Object.assign(notes, told)
}
