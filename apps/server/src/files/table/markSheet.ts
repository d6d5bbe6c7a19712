// The uploaded workbook with its wrong cells marked, made in a separate thread.
import { Worker } from 'node:worker_threads'
import { threadMegabytes, type SheetsWanted } from '../excel.ts'

/** The problem of a cell, or of a whole row when no column is named. */
export interface Mark {
  /** The row number in Excel, from 1. */
  row: number
  /** The letters of the column; empty for the whole row. */
  column: string
  text: string
}

export interface Marking {
  /** The names that chose the sheet when it was read. */
  sheets?: Omit<SheetsWanted, 'leftOut'>
  /** The row of the headings in Excel, from 1. */
  headRow: number
  /** The heading of the column with a row's problems. `known`: the headings that this column has in files that were marked before. */
  heading: { text: string; known: readonly string[] }
  marks: readonly Mark[]
}

/**
 * The workbook with its wrong cells marked and a column with all problems of each row, made in a separate thread
 * (docs/decisions/0010-excel-is-read-in-a-thread.md). Undefined when it cannot be made: the page shows the list of problems in any case.
 */
export function markSheet(bytes: Buffer, marking: Marking): Promise<Buffer | undefined> {
  const thread = new Worker(new URL('../threads/sheetMarker.mjs', import.meta.url), {
    workerData: { bytes, ...marking },
    resourceLimits: { maxOldGenerationSizeMb: threadMegabytes },
    execArgv: [],
  })
  return new Promise((answer) => {
    thread.once('message', (marked: Uint8Array) => answer(Buffer.from(marked)))
    // The thread ran out of memory, or the file can be read but not written again.
    thread.once('error', () => answer(undefined))
    thread.once('exit', () => answer(undefined))
  })
}
