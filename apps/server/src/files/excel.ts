// Reads and writes Excel workbooks row by row: the only module that calls hucre. Cells are texts, numbers, booleans and dates.
import { mediaTypes } from '@register/contract/files/mediaTypes'
import { on } from 'node:events'
import { Worker } from 'node:worker_threads'
import { formatValue } from 'hucre'
import { writeXlsx, type CellValue } from 'hucre/xlsx'
import { badField, Failure } from '@register/contract/errors'
import type { ShownCell } from '@register/contract/workbook/cell'
import { columnLetter } from '@register/contract/workbook/columnLetter'
import { newNotes, type SheetNotes } from '@register/contract/workbook/notes'
import { rowShower, type Merge, type StoredRow } from '@register/contract/workbook/rows'
import { asRead, refuseHidden } from './sheet/hiddenCells.ts'

export type { CellValue }

export const xlsxMime = mediaTypes.xlsx

/** The name that a person chose for a workbook, without folders and characters that a file system refuses. */
export function fileNameOf(asked: string | undefined, otherwise: string): string {
  const name = (asked ?? '')
    .replaceAll(/[\\/:*?"<>|\t\n]+/g, '_')
    .replace(/^\.+/, '')
    .trim()
  if (name === '') return otherwise
  return /\.xlsx$/i.test(name) ? name : `${name}.xlsx`
}

/** Cells of a row that are read. */
const maxColumns = 500

export interface ColumnHead {
  header: string
  /** In characters. */
  width: number
}

export interface BookSheet {
  name: string
  columns: (ColumnHead & {
    /** The only values that Excel lets a person choose in the column's cells. */
    choices?: readonly string[]
    /** Dates look like 2026-03-02. */
    date?: true
    /** Long texts are broken into lines. */
    wrap?: true
  })[]
  rows: CellValue[][]
  /** The number of rows below the heading that have choices and formats. */
  prepared?: number
}

/** Excel stores at most so many characters of choices in a column's rule. */
const maxChoices = 255

/** Commas separate the choices, so none may contain one. */
const fitsRule = (choices: readonly string[]) =>
  choices.length > 0 && choices.every((choice) => !choice.includes(',')) && choices.join(',').length <= maxChoices

/** A small workbook as a whole, with headings in bold, choices and frozen headings. `mark`: its title, above every printed page too. */
export async function writeBook(sheets: readonly BookSheet[], mark = ''): Promise<Buffer> {
  const bytes = await writeXlsx({
    properties: { title: mark },
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
      ...(mark === '' ? {} : { headerFooter: { oddHeader: `&C${mark.replaceAll('&', '&&')}` } }),
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
  /** The row number in Excel, from 1. */
  row: number
  cells: ShownCell[]
}

/** Which of several sheets is read: the first with one of its own names, else the first; the others are reported. */
export interface SheetsWanted {
  own: readonly string[]
  others: readonly string[]
  /** Sheets that are not reported when they are not read, such as the notes of a template. */
  unsaid: readonly string[]
  /** Called once with the name of the sheet that is read and those that are not. */
  chosen?: (name: string, left: readonly string[]) => void
}

interface Message {
  rows: StoredRow[]
  /** The name of the sheet that is read, and of the others. */
  chosen?: { name: string; left: string[] }
  /** What the whole sheet says of its cells; comes before the rows. */
  book?: { is1904: boolean; merges: Merge[] }
  end?: 'done' | 'tooLarge' | 'unreadable' | 'otherSheet'
  /** The sheet of another subject that comes first in the workbook. */
  other?: string
}

/** Megabytes that the reading thread may use; a file of 10,000 full rows needs about a third. */
export const threadMegabytes = 512

const unreadable = () =>
  badField('file', [
    '文件不是可读取的 Excel 工作簿（.xlsx），可能已损坏或加密',
    'The file is not a readable Excel workbook (.xlsx). It may be damaged or encrypted',
  ])
export const tooLarge = () =>
  badField('file', [
    '工作表过大，无法读取；请删除表格以外的行、列和格式，或分成几个文件',
    'The sheet is too large to be read. Remove rows, columns and formats outside the table, or split the file',
  ])

const otherSheet = (name = '') =>
  badField('file', [
    `这是“${name}”的工作簿，请选择对应的表单类型，或换用本类型的模板`,
    `This is a workbook of "${name}". Choose that form kind, or use the template of this one`,
  ])

export interface Reading {
  maxRows: number
  /** Whether control characters are `refused`, or given `asRead` to a caller that checks each cell itself (`isHiddenCell`). */
  hidden?: 'refused' | 'asRead'
  sheets?: SheetsWanted
  /** Filled while the rows are read. */
  notes?: SheetNotes
}

/**
 * The visible rows of one visible sheet that have any content, at most `maxRows` of them, read in a separate thread: each cell
 * as Excel shows it, or its problem (docs/decisions/0099-what-the-cell-shows.md). Call `refuseZipBomb` first. Throws a failure on field `file` when the bytes
 * are no workbook, need too much memory, or contain control characters.
 */
export async function* readSheet(
  bytes: Buffer,
  { maxRows, hidden = 'refused', sheets, notes = newNotes() }: Reading,
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
  // Running out of memory is an error event that may come at any moment, even when no message is awaited.
  let broken: Error | undefined
  thread.on('error', (error) => (broken = error))
  let show: ReturnType<typeof rowShower> = () => undefined
  try {
    for await (const [message] of on(thread, 'message', { close: ['exit'] }) as AsyncIterable<[Message]>) {
      if (message.chosen) sheets?.chosen?.(message.chosen.name, message.chosen.left)
      if (message.book) show = rowShower({ ...message.book, formatValue }, notes)
      const rows = message.rows.flatMap((row) => show(row) ?? [])
      if (hidden === 'refused') refuseHidden(rows)
      yield* rows.map(({ row, cells }) => ({ row, cells: cells.map(asRead) }))
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
