// The XML of a sheet: its head, its cells, and the one style, for dates.
import type { CellValue, ColumnHead } from '../excel.ts'
import { columnLetter } from '@register/contract/workbook/columnLetter'

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
/** Characters that XML 1.0 does not allow, removed because one of them would make the workbook unreadable. */
const notXml = /[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]|\p{Cs}/gu

/** A text inside an element or an attribute in double quotes. A carriage return would be read back as a line feed. */
export const escaped = (text: string): string =>
  text
    .replaceAll(notXml, '')
    .replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign)
    .replaceAll('\r', '&#13;')

export const sheetOpen = (columns: readonly ColumnHead[]): string =>
  `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" state="frozen" activePane="bottomLeft"/></sheetView></sheetViews><sheetFormatPr defaultRowHeight="15"/><cols>${columns
    .map(({ width }, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`)
    .join('')}</cols><sheetData>`
/** `mark` stands above every printed page. */
export const sheetClose = (mark: string): string =>
  `</sheetData>${mark === '' ? '' : `<headerFooter><oddHeader>&amp;C${escaped(mark.replaceAll('&', '&&'))}</oddHeader></headerFooter>`}</worksheet>`

/** The style for dates is the second one. */
export const dateStyles = `<styleSheet xmlns="${main}"><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/></numFmts><fonts count="1"><font><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="2"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs></styleSheet>`

const dayLength = 86_400_000
/** The day from which Excel counts, with Excel's error about 1900 included. */
const epoch = Date.UTC(1899, 11, 30)

const valueXml = (place: string, cell: NonNullable<CellValue>): string => {
  if (cell instanceof Date) return `<c r="${place}" s="1"><v>${(cell.getTime() - epoch) / dayLength}</v></c>`
  if (typeof cell === 'number') return Number.isFinite(cell) ? `<c r="${place}"><v>${cell}</v></c>` : ''
  if (typeof cell === 'boolean') return `<c r="${place}" t="b"><v>${cell ? 1 : 0}</v></c>`
  return `<c r="${place}" t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`
}

/** The XML of a cell; an empty text for an empty one. Rows count from 1, columns from 0. */
export const cellXml = (row: number, column: number, cell: CellValue | undefined): string =>
  cell === null || cell === undefined ? '' : valueXml(`${columnLetter(column)}${row}`, cell)
