// Workbooks as other programs write them, made from their XML: one sheet for each oddity, named for it, with what Excel shows in each cell.
import { zip } from './zip.ts'

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packaged = 'http://schemas.openxmlformats.org/package/2006'

/** The number formats of every workbook here; a cell has one by its place in this list, counted from 1. */
const formats = [
  'yyyy\\-mm\\-dd',
  'm"月"d"日"',
  '0%',
  '0.0%',
  '00000',
  '"KX-"0000',
  '0.00',
  '#,##0',
  'General"kg"',
  ';;;',
  '[DBNum1]0',
  '"KX-"@',
  'yyyy"年"m"月";@',
  '[>=1000]0.0,"t";0"kg"',
]
export const styleOf = (format: string): number => formats.indexOf(format) + 1

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

const styles = `<styleSheet xmlns="${main}"><numFmts count="${formats.length}">${formats
  .map((code, at) => `<numFmt numFmtId="${200 + at}" formatCode="${escaped(code)}"/>`)
  .join('')}</numFmts><cellXfs count="${formats.length + 1}"><xf numFmtId="0"/>${formats
  .map((_, at) => `<xf numFmtId="${200 + at}" applyNumberFormat="1"/>`)
  .join('')}</cellXfs></styleSheet>`

export interface OddSheet {
  name: string
  state?: 'hidden' | 'veryHidden'
  /** The rows between <sheetData> and its end. */
  rows: string
  /** Areas such as A1:B2. */
  merged?: readonly string[]
}

/** A text as most programs write it. */
export const text = (place: string, value: string): string =>
  `<c r="${place}" t="inlineStr"><is><t>${escaped(value)}</t></is></c>`

/** The bytes of a workbook. */
export function oddBook(sheets: readonly OddSheet[], { is1904 = false } = {}): Buffer {
  const parts = {
    '[Content_Types].xml': `<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}">${is1904 ? '<workbookPr date1904="1"/>' : ''}<sheets>${sheets
      .map(
        ({ name, state }, at) =>
          `<sheet name="${escaped(name)}" sheetId="${at + 1}"${state ? ` state="${state}"` : ''} r:id="rId${at + 1}"/>`,
      )
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packaged}/relationships">${sheets
      .map(
        (_, at) =>
          `<Relationship Id="rId${at + 1}" Type="${office}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`,
      )
      .join('')}<Relationship Id="rId99" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': styles,
    ...Object.fromEntries(
      sheets.map(({ rows, merged = [] }, at) => [
        `xl/worksheets/sheet${at + 1}.xml`,
        `<worksheet xmlns="${main}"><sheetData>${rows}</sheetData>${
          merged.length > 0
            ? `<mergeCells count="${merged.length}">${merged.map((ref) => `<mergeCell ref="${ref}"/>`).join('')}</mergeCells>`
            : ''
        }</worksheet>`,
      ]),
    ),
  }
  return zip(Object.entries(parts).map(([name, xml]) => ({ name, data: Buffer.from(xml) })))
}

export interface Oddity {
  /** A cell as its program writes it, in A2 below a heading. */
  cell: string
  /** What Excel shows; of a cell that cannot be read, words of its problem. */
  shows?: string
  problem?: string
  is1904?: boolean
}

const cell = (inner: string, attributes = ''): string => `<c r="A2"${attributes}>${inner}</c>`
const styled = (format: string, value: number): string => cell(`<v>${value}</v>`, ` s="${styleOf(format)}"`)

/** By the name of the oddity. */
export const oddities: Readonly<Record<string, Oddity>> = {
  'a formula that openpyxl wrote': { cell: cell('<f>EDATE(B2,12)</f><v></v>'), problem: 'without a stored result' },
  'a formula that EPPlus wrote': { cell: cell('<f>EDATE(B2,12)</f>', ' s="1"'), problem: 'without a stored result' },
  'a shared formula without a result': { cell: cell('<f t="shared" si="0"/>'), problem: 'without a stored result' },
  'a formula that Excel computed': { cell: cell('<f>1+1</f><v>2</v>'), shows: '2' },
  'a formula whose result is no text': { cell: cell('<f>IF(B2="","",B2)</f><v></v>', ' t="str"'), shows: '' },
  'a link to another workbook without a result': {
    cell: cell("<f>'[1]Sheet 1'!A1</f>"),
    problem: 'refers to another workbook',
  },
  'a link to another workbook with its result': {
    cell: cell('<f>[1]Sheet1!A1</f><v>KX-1</v>', ' t="str"'),
    shows: 'KX-1',
  },
  'a broken reference': { cell: cell('<f>#REF!+1</f><v>#REF!</v>', ' t="e"'), problem: 'holds the Excel error #REF!' },
  'a failed formula kept as text': { cell: text('A2', '#N/A'), problem: 'holds the Excel error #N/A' },
  'a picture in the cell, by WPS': {
    cell: cell('<f>_xlfn.DISPIMG("ID_1F",1)</f><v>=DISPIMG("ID_1F",1)</v>', ' t="str"'),
    problem: 'is a picture placed in the cell',
  },
  'a percentage': { cell: styled('0%', 0.3), shows: '30%' },
  'a percentage rounded half up': { cell: styled('0%', 0.305), shows: '31%' },
  'a percentage with a decimal': { cell: styled('0.0%', 0.125), shows: '12.5%' },
  'zeros of a format': { cell: styled('00000', 42), shows: '00042' },
  'a prefix of a format': { cell: styled('"KX-"0000', 1), shows: 'KX-0001' },
  'a prefix of a format for texts': {
    cell: `<c r="A2" s="${styleOf('"KX-"@')}" t="inlineStr"><is><t>01</t></is></c>`,
    shows: 'KX-01',
  },
  'decimals of a format': { cell: styled('0.00', 2.6), shows: '2.60' },
  'a number that its format rounds': { cell: styled('0.00', 1.005), shows: '1.01' },
  'thousands of a format': { cell: styled('#,##0', 1000), shows: '1,000' },
  'a unit of a format': { cell: styled('General"kg"', 1000), shows: '1000kg' },
  'a content hidden by its format': { cell: styled(';;;', 7), problem: 'its number format hides' },
  'Chinese digits of a format': { cell: styled('[DBNum1]0', 7), problem: 'number format that cannot be read' },
  'a format with a condition': {
    cell: styled('[>=1000]0.0,"t";0"kg"', 1500),
    problem: 'number format that cannot be read',
  },
  'a date': { cell: styled('yyyy\\-mm\\-dd', 46_083), shows: '2026-03-02' },
  'a date without its year': { cell: styled('m"月"d"日"', 46_083), shows: '3月2日' },
  'a date without its day': { cell: styled('yyyy"年"m"月";@', 46_083), shows: '2026年3月' },
  'a date of a workbook from 1904': { cell: styled('yyyy\\-mm\\-dd', 43_830), shows: '2024-01-01', is1904: true },
  'a day in a General cell of a workbook from 1904': { cell: cell('<v>43830</v>'), shows: '43830', is1904: true },
  true: { cell: cell('<v>1</v>', ' t="b"'), shows: 'true' },
  'a text in two formats': {
    cell: '<c r="A2" t="inlineStr"><is><r><t>KX-</t></r><r><t>1</t></r></is></c>',
    shows: 'KX-1',
  },
}

/** The workbook of an oddity: a heading, and the cell below it. */
export const oddCell = ({ cell: odd, is1904 = false }: Oddity): Buffer =>
  oddBook([{ name: 'a', rows: `<row r="1">${text('A1', 'head')}</row><row r="2">${odd}</row>` }], { is1904 })
