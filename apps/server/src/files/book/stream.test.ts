// Tests streamed workbooks: several sheets with columns of their own, no sheet without rows, days and special characters unchanged.
import { buffer } from 'node:stream/consumers'
import { readXlsx } from 'hucre/xlsx'
import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import type { CellValue } from '../excel.ts'
import { bookBytes, sheetName, type StreamedSheet } from './stream.ts'

const columns = (...headers: string[]) => headers.map((header) => ({ header, width: 12 }))

async function* of<T>(...all: T[]): AsyncGenerator<T> {
  yield* all
}

async function book(sheets: StreamedSheet[], most?: number) {
  const { sheets: read } = await readXlsx(await buffer(Readable.from(bookBytes(of(...sheets), { most }))))
  return read.map(({ name, rows }) => ({ name, rows }))
}

test('each sheet has its own columns, and a sheet without rows is left out', async () => {
  const day = new Date('2026-03-02T00:00:00Z')
  const rows: CellValue[][] = [
    ['<&>"', 1.5, true, day],
    ['两行\n文字', null, false, null],
  ]
  expect(
    await book([
      { name: '电梯', columns: columns('文字', '数', '是否', '日期'), rows: of(...rows) },
      { name: '起重机械', columns: columns('空'), rows: of() },
      { name: '客运索道', columns: columns('一'), rows: of(['x']) },
    ]),
  ).toEqual([
    {
      name: '电梯',
      rows: [
        ['文字', '数', '是否', '日期'],
        ['<&>"', 1.5, true, day],
        ['两行\n文字', null, false, null],
      ],
    },
    { name: '客运索道', rows: [['一'], ['x']] },
  ])
})

test('a workbook without rows has the heading of its first sheet', async () => {
  expect(
    await book([
      { name: 'a', columns: columns('one'), rows: of() },
      { name: 'b', columns: columns('two'), rows: of() },
    ]),
  ).toEqual([{ name: 'a', rows: [['one']] }])
})

test('rows that do not fit into a sheet continue in another one, below the same heading', async () => {
  const rows = of(['1'], ['2'], ['3'])
  expect(await book([{ name: 'a', columns: columns('n'), rows }], 3)).toEqual([
    { name: 'a', rows: [['n'], ['1'], ['2']] },
    { name: 'a_2', rows: [['n'], ['3']] },
  ])
})

test('names of sheets are valid in Excel', () => {
  expect(sheetName('a/b[c]:d', 1)).toBe('a b c  d')
  expect(sheetName('x'.repeat(40), 12)).toBe(`${'x'.repeat(28)}_12`)
})

test('a reader who disconnects ends the rows, and a failure of the rows reaches the reader', async () => {
  let ended = false
  async function* rows() {
    try {
      for (;;) yield ['x'.repeat(1_000)]
    } finally {
      ended = true
    }
  }
  const bytes = Readable.from(bookBytes(of({ name: 'a', columns: columns('n'), rows: rows() })))
  await new Promise((read) => bytes.once('data', read))
  bytes.destroy()
  await expect.poll(() => ended).toBe(true)
  async function* broken(): AsyncGenerator<CellValue[]> {
    yield ['1']
    throw new Error('the query ended')
  }
  await expect(book([{ name: 'a', columns: columns('n'), rows: broken() }])).rejects.toThrow('the query ended')
})
