// The columns of a workbook are those that a person sees in Excel: of the first visible sheet, without hidden rows, numbers as their format shows them.
import { writeXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { readColumns } from './readColumns.ts'

test('hidden sheets and rows are left out, merged cells and formats shown', async () => {
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
    ],
  })
  const { columns, notes } = await readColumns(new Blob([bytes as Uint8Array<ArrayBuffer>]))
  expect(columns).toEqual([
    { letter: 'A', head: 'No.', values: ['No.', '00042', 'TSX 3', 'TSX 3'] },
    { letter: 'B', head: 'x', values: ['x'] },
  ])
  expect(notes.map(([, en]) => en.slice(0, 30))).toEqual([
    '1 hidden row was not read: row',
    '1 cell of a merged area was re',
  ])
})

test('a formula without a stored result is named, not passed over', async () => {
  const bytes = await writeXlsx({
    sheets: [{ name: 'a', rows: [['No.'], ['TSX 1']], cells: new Map([['2,0', { value: null, formula: 'C9' }]]) }],
  })
  const { columns, notes } = await readColumns(new Blob([bytes as Uint8Array<ArrayBuffer>]))
  expect(columns).toEqual([{ letter: 'A', head: 'No.', values: ['No.', 'TSX 1'] }])
  expect(notes).toEqual([
    [
      expect.stringContaining('1 格在 Excel 中有内容但无法读取，没有查验：A3'),
      expect.stringContaining('not checked: A3.'),
    ],
  ])
})
