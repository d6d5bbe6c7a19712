// Writes a workbook of one or several sheets while the rows arrive, so that memory does not grow with them. The library can only write one sheet.
import type { CellValue, ColumnHead } from '../excel.ts'
import { cellXml, dateStyles, escaped, sheetClose, sheetOpen } from './xml.ts'
import { zipOut, type OutEntry } from './zipOut.ts'

export interface StreamedSheet {
  name: string
  columns: readonly ColumnHead[]
  rows: AsyncIterable<readonly CellValue[]>
}

interface BookWishes {
  /** Rows of a sheet with its heading; tests use fewer than Excel allows. */
  most?: number
  /** The title of the workbook, above every printed page too; empty for none. */
  mark?: string
}

/** The rows that Excel allows in a sheet, with its heading. */
const excelRows = 1_048_576
/** Characters of XML that are compressed together. */
const pieceLength = 64 * 1024

/** A name that Excel accepts: none of the seven characters it refuses, at most 31 characters, and `_2` and so on from the second sheet of one name. */
export function sheetName(name: string, nth: number): string {
  const suffix = nth === 1 ? '' : `_${nth}`
  return `${name.replaceAll(/[\\/?*[\]:]/g, ' ').slice(0, 31 - suffix.length)}${suffix}`
}

const rowXml = (at: number, cells: readonly CellValue[]): string =>
  `<row r="${at}">${cells.map((cell, column) => cellXml(at, column, cell)).join('')}</row>`

/** Looks at the next row before reading it, so that a sheet is begun only when there is a row. */
interface Cursor {
  next: IteratorResult<readonly CellValue[]>
  rest: AsyncIterator<readonly CellValue[]>
}

async function* sheetXml(
  columns: readonly ColumnHead[],
  cursor: Cursor,
  { most, mark }: Required<BookWishes>,
): AsyncGenerator<Buffer> {
  let text =
    sheetOpen(columns) +
    rowXml(
      1,
      columns.map(({ header }) => header),
    )
  for (let at = 2; at <= most && !cursor.next.done; at++) {
    text += rowXml(at, cursor.next.value)
    cursor.next = await cursor.rest.next()
    if (text.length < pieceLength) continue
    yield Buffer.from(text)
    text = ''
  }
  yield Buffer.from(text + sheetClose(mark))
}

async function* whole(text: string): AsyncGenerator<Buffer> {
  yield Buffer.from(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${text}`)
}

const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packaged = 'http://schemas.openxmlformats.org/package/2006'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** The parts that list the sheets; written last, when the sheets are known. */
function* frame(names: readonly string[], mark: string): Generator<OutEntry> {
  const each = (write: (name: string, nth: number) => string) => names.map((name, at) => write(name, at + 1)).join('')
  yield { name: 'xl/styles.xml', data: whole(dateStyles) }
  yield {
    name: 'xl/workbook.xml',
    data: whole(
      `<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${each((name, nth) => `<sheet name="${escaped(name)}" sheetId="${nth}" r:id="rId${nth}"/>`)}</sheets></workbook>`,
    ),
  }
  yield {
    name: 'xl/_rels/workbook.xml.rels',
    data: whole(
      `<Relationships xmlns="${packaged}/relationships">${each((_, nth) => `<Relationship Id="rId${nth}" Type="${office}/worksheet" Target="worksheets/sheet${nth}.xml"/>`)}<Relationship Id="rId${names.length + 1}" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
    ),
  }
  yield {
    name: 'docProps/core.xml',
    data: whole(
      `<cp:coreProperties xmlns:cp="${packaged}/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>${escaped(mark)}</dc:title></cp:coreProperties>`,
    ),
  }
  yield {
    name: '_rels/.rels',
    data: whole(
      `<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/><Relationship Id="rId2" Type="${packaged}/relationships/metadata/core-properties" Target="docProps/core.xml"/></Relationships>`,
    ),
  }
  yield {
    name: '[Content_Types].xml',
    data: whole(
      `<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${spreadsheet}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${spreadsheet}.styles+xml"/><Override PartName="/docProps/core.xml" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/>${each((_, nth) => `<Override PartName="/xl/worksheets/sheet${nth}.xml" ContentType="${spreadsheet}.worksheet+xml"/>`)}</Types>`,
    ),
  }
}

/** A sheet without rows is left out; when none has rows the first is written, because a workbook needs a sheet. Rows beyond Excel's limit continue in a further sheet. */
async function* entriesOf(
  sheets: AsyncIterable<StreamedSheet>,
  wishes: Required<BookWishes>,
): AsyncGenerator<OutEntry> {
  const names: string[] = []
  let empty: StreamedSheet | undefined
  const add = (sheet: StreamedSheet, nth: number, cursor: Cursor): OutEntry => {
    names.push(sheetName(sheet.name, nth))
    return { name: `xl/worksheets/sheet${names.length}.xml`, data: sheetXml(sheet.columns, cursor, wishes) }
  }
  for await (const sheet of sheets) {
    const rest = sheet.rows[Symbol.asyncIterator]()
    const cursor: Cursor = { next: await rest.next(), rest }
    try {
      for (let nth = 1; !cursor.next.done; nth++) yield add(sheet, nth, cursor)
    } finally {
      await rest.return?.()
    }
    empty ??= sheet
  }
  const none: IteratorResult<readonly CellValue[]> = { done: true, value: undefined }
  if (empty && names.length === 0) yield add(empty, 1, { next: none, rest: { next: () => Promise.resolve(none) } })
  yield* frame(names, wishes.mark)
}

/** The bytes of the workbook. */
export const bookBytes = (
  sheets: AsyncIterable<StreamedSheet>,
  { most = excelRows, mark = '' }: BookWishes = {},
): AsyncGenerator<Buffer> => zipOut(entriesOf(sheets, { most, mark }))
