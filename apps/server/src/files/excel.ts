// Excel workbooks out and in, row by row: the only module that calls hucre. Cells are texts, numbers, booleans and dates.
import { on } from 'node:events'
import { Worker } from 'node:worker_threads'
import { writeXlsx, type CellValue } from 'hucre/xlsx'
import { badField, Failure } from '@register/contract/errors'
import { columnLetter } from './sheet/columnLetter.ts'
import { asRead, refuseHidden } from './sheet/hiddenCells.ts'

export type { CellValue }

export const xlsxMime = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** A name people asked for as the name of a workbook: no folders, nothing that a file system refuses. */
export function fileNameOf(asked: string | undefined, otherwise: string): string {
  const name = (asked ?? '')
    .replaceAll(/[\\/:*?"<>|\t\n]+/g, '_')
    .replace(/^\.+/, '')
    .trim()
  if (name === '') return otherwise
  return /\.xlsx$/i.test(name) ? name : `${name}.xlsx`
}

/** Cells of a row that are looked at. */
const maxColumns = 500

export interface ColumnHead {
  header: string
  /** In characters. */
  width: number
}

export interface BookSheet {
  name: string
  columns: (ColumnHead & {
    /** Only these may be chosen in the column's cells. */
    choices?: readonly string[]
    /** Dates look like 2026-03-02. */
    date?: true
    /** Long texts are broken into lines. */
    wrap?: true
  })[]
  rows: CellValue[][]
  /** Rows below the heading that choices and formats reach. */
  prepared?: number
}

/** Excel keeps at most so many characters of choices in a column's rule. */
const maxChoices = 255

/** A comma parts the choices, so none may hold one. */
const fitsRule = (choices: readonly string[]) =>
  choices.length > 0 && choices.every((choice) => !choice.includes(',')) && choices.join(',').length <= maxChoices

/** A small workbook with headings in bold, choices and frozen heads, whole. */
export async function writeBook(sheets: readonly BookSheet[]): Promise<Buffer> {
  const bytes = await writeXlsx({
    sheets: sheets.map(({ name, columns, rows, prepared = 0 }) => ({
      name,
      columns: columns.map(({ width, wrap }) => ({
        width,
        ...(wrap ? { style: { alignment: { wrapText: true, vertical: 'top' as const } } } : {}),
      })),
      rows: [columns.map((column) => column.header), ...rows],
      cells: new Map(
        columns.map((column, at) => [
          `0,${at}`,
          {
            value: column.header,
            style: { font: { bold: true }, alignment: { wrapText: true, vertical: 'center' as const } },
          },
        ]),
      ),
      freezePane: { rows: 1 },
      dataValidations: columns.flatMap(({ choices }, at) =>
        choices && fitsRule(choices) && prepared > 0
          ? [
              {
                type: 'list' as const,
                values: [...choices],
                allowBlank: true,
                range: `${columnLetter(at)}2:${columnLetter(at)}${prepared + 1}`,
              },
            ]
          : [],
      ),
    })),
  })
  return Buffer.from(bytes)
}

export interface SheetRow {
  /** As Excel counts. */
  row: number
  cells: CellValue[]
}

/** Which sheet of several is read: the first with one of its own names, else the first; the others are reported. */
export interface SheetsWanted {
  own: readonly string[]
  others: readonly string[]
  /** Sheets that need no report when they are not read, such as the notes of a template. */
  unsaid: readonly string[]
  /** Called once with the sheet that is read and those that are not. */
  chosen?: (name: string, left: readonly string[]) => void
}

interface Message {
  rows: SheetRow[]
  /** The sheet that is read, and the others. */
  chosen?: { name: string; left: string[] }
  end?: 'done' | 'tooLarge' | 'unreadable' | 'otherSheet'
  /** The sheet of another subject that the workbook begins with. */
  other?: string
}

/** Megabytes the reading thread may use; a file of 10,000 full rows needs about a third. */
const threadMegabytes = 512

const unreadable = () =>
  badField('file', [
    '文件不是可读取的 Excel 工作簿（.xlsx），可能已损坏或加密',
    'The file is not a readable Excel workbook (.xlsx). It may be damaged or encrypted',
  ])
const tooLarge = () =>
  badField('file', [
    '工作表过大，无法读取；请删除表格以外的行、列和格式，或分成几个文件',
    'The sheet is too large to be read. Remove rows, columns and formats outside the table, or split the file',
  ])

const otherSheet = (name = '') =>
  badField('file', [
    `这是“${name}”的工作簿，请选择对应的表单类型，或换用本类型的模板`,
    `This is a workbook of "${name}". Choose that form kind, or use the template of this one`,
  ])

/**
 * The rows of one sheet that hold anything, at most `maxRows` of them, read in a thread of its own. Refuse bombs first
 * (`refuseZipBomb`). Throws a failure on field `file` when the bytes are no workbook, need too much memory, or hold control characters.
 * `hidden`: whether those are `refused`, or given `asRead` to a caller that judges each cell itself (`isHiddenCell`).
 */
export async function* readSheet(
  bytes: Buffer,
  { maxRows, hidden = 'refused', sheets }: { maxRows: number; hidden?: 'refused' | 'asRead'; sheets?: SheetsWanted },
): AsyncGenerator<SheetRow> {
  const thread = new Worker(new URL('./threads/sheetReader.mjs', import.meta.url), {
    workerData: {
      bytes,
      maxRows,
      maxColumns,
      ...(sheets && { sheets: { own: sheets.own, others: sheets.others, unsaid: sheets.unsaid } }),
    },
    resourceLimits: { maxOldGenerationSizeMb: threadMegabytes },
    execArgv: [],
  })
  // Running out of memory is an error event that may come at any moment, also when no message is awaited.
  let broken: Error | undefined
  thread.on('error', (error) => (broken = error))
  try {
    for await (const [message] of on(thread, 'message', { close: ['exit'] }) as AsyncIterable<[Message]>) {
      if (message.chosen) sheets?.chosen?.(message.chosen.name, message.chosen.left)
      if (hidden === 'refused') refuseHidden(message.rows)
      yield* message.rows.map(({ row, cells }) => ({ row, cells: cells.map(asRead) }))
      if (message.end === 'done') return
      if (message.end === 'otherSheet') throw otherSheet(message.other)
      if (message.end) throw message.end === 'tooLarge' ? tooLarge() : unreadable()
      thread.postMessage('more')
    }
    throw unreadable()
  } catch (error) {
    if (error instanceof Failure) throw error
    const { code } = (broken ?? error) as { code?: string }
    if (code === 'ERR_WORKER_OUT_OF_MEMORY') throw tooLarge()
    throw error
  } finally {
    await thread.terminate()
  }
}

/** What is wrong with a cell, or with a whole row where no column is named. */
export interface Mark {
  /** As Excel counts. */
  row: number
  /** Its letters; empty for the whole row. */
  column: string
  text: string
}

export interface Marking {
  /** As the sheet was chosen that was read. */
  sheets?: Omit<SheetsWanted, 'leftOut'>
  /** The row of the headings, as Excel counts. */
  headRow: number
  /** The heading of the column with a row's problems. `known`: its headings in files that were marked before. */
  heading: { text: string; known: readonly string[] }
  marks: readonly Mark[]
}

/**
 * The workbook with its wrong cells marked and a column with all problems of each row, made in a thread of its
 * own (decision 10). Undefined when it cannot be made: the list of problems is shown all the same.
 */
export function markSheet(bytes: Buffer, marking: Marking): Promise<Buffer | undefined> {
  const thread = new Worker(new URL('./threads/sheetMarker.mjs', import.meta.url), {
    workerData: { bytes, ...marking },
    resourceLimits: { maxOldGenerationSizeMb: threadMegabytes },
    execArgv: [],
  })
  return new Promise((answer) => {
    thread.once('message', (marked: Uint8Array) => answer(Buffer.from(marked)))
    // Too much for the thread's memory, or a file that can be read but not written again.
    thread.once('error', () => answer(undefined))
    thread.once('exit', () => answer(undefined))
  })
}
