// An uploaded table is read for what it is: CSV in the encodings that Excel writes; old, encrypted and renamed files are refused by name.
import { describe, expect, it } from 'vitest'
import { oddBook, text } from '../../../test/books/oddBooks.ts'
import { readSheet } from '../excel.ts'
import { asWorkbook } from './asWorkbook.ts'

const rowsOf = async (name: string, bytes: Buffer) => {
  const book = await asWorkbook({ name, bytes })
  expect(book.name).toBe('a.xlsx')
  const rows: unknown[] = []
  for await (const { cells } of readSheet(book.bytes, { maxRows: 100 })) rows.push(cells)
  return rows
}

const table = '型号,备注\r\n00042,"一,二"\r\n="0007",3-2\r\n'
const shown = [
  ['型号', '备注'],
  ['00042', '一,二'],
  ['0007', '3-2'],
]
/** 型号,备注 and so on in GBK, which Excel in Chinese writes. */
const gbk = Buffer.from('d0cdbac52cb1b8d7a20d0a30303034322c22d2bb2cb6fe220d0a3d2230303037222c332d320d0a', 'hex')

describe('CSV', () => {
  it.each([
    ['UTF-8', Buffer.from(table)],
    ['UTF-8 with a byte order mark', Buffer.from(`\uFEFF${table}`)],
    ['GBK', gbk],
  ])('in %s has the texts that it shows', async (_, bytes) => {
    expect(await rowsOf('a.csv', bytes)).toEqual(shown)
  })

  it('has its limits', async () => {
    await expect(asWorkbook({ name: 'a.csv', bytes: Buffer.from('x\n'.repeat(30_000)) })).rejects.toThrow('too large')
    await expect(asWorkbook({ name: 'a.csv', bytes: Buffer.alloc(0) })).rejects.toThrow('empty or cannot be read')
  })
})

it.each([
  ['a.xlsx', Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'Excel 97-2003'],
  ['a.xls', Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'Excel 97-2003'],
  [
    'a.xlsx',
    Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.from('EncryptedPackage', 'utf16le')]),
    'encrypted',
  ],
  ['a.xlsx', Buffer.from('\uFEFF<html xmlns:x="urn:schemas-microsoft-com:office:excel"><table>'), 'web page'],
  ['a.xlsx', Buffer.from('<?xml version="1.0"?><Workbook>'), 'web page or XML'],
  ['a.xlsx', Buffer.from(table), 'does not fit its extension'],
  ['a.xlsx', gbk, 'does not fit its extension'],
  ['a.xlsx', Buffer.from('%PDF-1.7\n%\u0001\u0002'), 'Choose an .xlsx or .csv file'],
  ['a.zip', oddBook([{ name: 'a', rows: '' }]), 'Choose an .xlsx or .csv file'],
])('%s is refused by what it is', async (name, bytes, words) => {
  await expect(asWorkbook({ name, bytes })).rejects.toThrow(words)
})

it('a workbook stays as it is', async () => {
  const bytes = oddBook([{ name: 'a', rows: `<row r="1">${text('A1', 'x')}</row>` }])
  expect(await asWorkbook({ name: 'a.xlsx', bytes })).toEqual({ name: 'a.xlsx', bytes })
})
