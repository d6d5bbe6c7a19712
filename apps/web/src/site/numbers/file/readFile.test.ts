// A file is read as a person sees it in Excel: every visible sheet, without hidden rows, numbers as their format shows them; CSV in both encodings; other files named for what they are.
import { writeXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { readFile, type ReadFile } from './readFile.ts'

const numberOne = 'TSX 3110 901 2026 0001'

async function read(name: string, bytes: Uint8Array): Promise<ReadFile> {
  const found = await readFile(name, bytes)
  if ('sheets' in found) return found
  throw new Error(found[1])
}
const bytesOf = (text: string) => new TextEncoder().encode(text)

test('hidden sheets and rows are left out and named, merged cells and formats shown', async () => {
  const bytes = await writeXlsx({
    sheets: [
      { name: 'hidden', hidden: true, rows: [['secret']] },
      {
        name: 'seen',
        rows: [['No.'], [42], ['TSX 2'], ['TSX 3'], [null, 'x']],
        cells: new Map([['1,0', { value: 42, style: { numFmt: '00000' } }]]),
        rowDefs: new Map([[2, { hidden: true }]]),
        merges: [{ startRow: 3, startCol: 0, endRow: 4, endCol: 0 }],
      },
      { name: 'second', rows: [['证书编号'], [numberOne]] },
    ],
  })
  const { sheets, notes } = await read('a.XLSX', bytes)
  expect(sheets.map(({ name, columns }) => ({ name, columns }))).toEqual([
    {
      name: 'seen',
      columns: [
        { letter: 'A', head: 'No.', values: ['00042', 'TSX 3', 'TSX 3'] },
        { letter: 'B', head: 'x', values: ['x'] },
      ],
    },
    { name: 'second', columns: [{ letter: 'A', head: '证书编号', values: [numberOne] }] },
  ])
  expect(sheets[0]?.notes.map(([, en]) => en.slice(0, 30))).toEqual([
    '1 hidden row was not read: row',
    '1 cell of a merged area was re',
  ])
  expect(notes.map(([, en]) => en.slice(0, 37))).toEqual(['Hidden sheets were not read: "hidden"'])
})

test('a formula without a stored result is named, not passed over', async () => {
  const bytes = await writeXlsx({
    sheets: [{ name: 'a', rows: [['No.'], ['TSX 1']], cells: new Map([['2,0', { value: null, formula: 'C9' }]]) }],
  })
  const { sheets } = await read('a.xlsx', bytes)
  expect(sheets[0]?.columns).toEqual([{ letter: 'A', head: 'No.', values: ['TSX 1'] }])
  expect(sheets[0]?.notes).toEqual([
    [
      expect.stringContaining('1 格在 Excel 中有内容但无法读取，没有查验：A3'),
      expect.stringContaining('not checked: A3.'),
    ],
  ])
})

test('a sheet that one far cell makes too wide is read, and does not hide the others', async () => {
  const bytes = await writeXlsx({
    sheets: [
      { name: 'wide', rows: [['证书编号'], [numberOne]], cells: new Map([['1048575,16383', { value: 'x' }]]) },
      { name: 'b', rows: [['证书编号'], [numberOne]] },
    ],
  })
  const { sheets } = await read('a.xlsx', bytes)
  expect(sheets.map(({ columns }) => columns[0]?.values)).toEqual([[numberOne], [numberOne]])
})

/** 名称,编号 and 电梯,TSX… in GBK, which Excel in Chinese writes. */
const gbk = Uint8Array.from([
  0xc3,
  0xfb,
  0xb3,
  0xc6,
  0x2c,
  0xb1,
  0xe0,
  0xba,
  0xc5,
  0x0d,
  0x0a,
  0xb5,
  0xe7,
  0xcc,
  0xdd,
  0x2c,
  ...bytesOf(`="${numberOne}"\r\n`),
])

test.each([
  ['UTF-8', bytesOf(`名称,编号\n电梯,${numberOne}\n`)],
  ['UTF-8 with a byte order mark', bytesOf(`\uFEFF名称,编号\r\n电梯,"${numberOne}"\r\n`)],
  ['UTF-8 with semicolons', bytesOf(`名称;编号\n电梯;${numberOne}\n`)],
  ['GBK', gbk],
])('CSV in %s', async (_, bytes) => {
  const { sheets } = await read('a.csv', bytes)
  expect(sheets[0]?.columns).toEqual([
    { letter: 'A', head: '名称', values: ['电梯'] },
    { letter: 'B', head: '编号', values: [numberOne] },
  ])
})

const compound = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]
test.each([
  ['a.xls', Uint8Array.from(compound), 'Excel 97-2003'],
  [
    'a.xlsx',
    Uint8Array.from([...compound, ...[...'EncryptedPackage'].flatMap((one) => [one.charCodeAt(0), 0])]),
    'encrypted',
  ],
  ['a.xlsx', bytesOf('\uFEFF<html><table><tr><td>TSX</td></tr></table></html>'), 'web page'],
  ['a.xlsx', gbk, 'Name it .csv'],
  ['a.csv', Uint8Array.from([0x50, 0x4b, 3, 4]), 'empty or cannot be read'],
  ['a.csv', new Uint8Array(), 'empty or cannot be read'],
  ['a.xlsx', Uint8Array.from([0x50, 0x4b, 3, 4]), 'cannot be read'],
  ['a.pdf', bytesOf('%PDF-1.7\n%\u0001\u0002'), 'Choose an .xlsx or .csv file'],
])('%s is refused by what it is', async (name, bytes, words) => {
  const found = await readFile(name, bytes)
  expect('sheets' in found ? found.sheets : found[1]).toContain(words)
})
