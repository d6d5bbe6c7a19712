// The table of a workbook is found below a title and behind a summary, by headings as the register's own pages print them.
import { reportFields } from '@register/contract/business/report/fields'
import { elevator } from '@register/contract/rules/parameters/kinds/elevator'
import { checkImport, markedImport } from '@register/contract/business/reportImport'
import { openXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { testApp } from '../../../../test/app.ts'
import { oddBook, text, type OddSheet } from '../../../../test/books/oddBooks.ts'
import { endOfImport } from '../../../../test/endOfImport.ts'
import { alsoCalled } from './rows/headings.ts'
import { sheetColumns } from './rows/columns.ts'
import { headingsIn, readHead } from './rows/head.ts'

const app = await testApp()
const manager = await app.as('body-manager')

async function checked(sheets: readonly OddSheet[]) {
  const body = { formKind: elevator.key, existing: 'true' as const }
  const { id } = await manager(checkImport, { body }, { file: { name: 'odd.xlsx', bytes: oddBook(sheets) } })
  return endOfImport(manager, id)
}

const line = (at: number, ...cells: string[]) =>
  `<row r="${at}">${cells.map((cell, column) => text(`${String.fromCodePoint(65 + column)}${at}`, cell)).join('')}</row>`
const heads = ['型式试验报告编号', '型号', '制造单位', '设备品种（必填）', '有效期至']

test('a title and a remark above the headings are passed over', async () => {
  const job = await checked([
    {
      name: 'Sheet1',
      rows:
        line(1, '型式试验证书一览表') +
        line(2, '填表日期', '2026-01-01') +
        line(3, ...heads) +
        line(4, 'FT-1', 'KX', '示例电梯厂', '曳引驱动乘客电梯', '2030-01-01') +
        line(5, 'FT-2', 'KX', '示例电梯厂', '没有的品种', '2030-01-01'),
      merged: ['A1:E1'],
    },
  ])
  expect(job).toMatchObject({ total: 2, goodRows: 1, badRows: 1 })
  expect(job.problems).toMatchObject([{ row: 5, column: 'D' }])
  const { rawPayload } = await manager.raw(markedImport, { query: { id: job.id } })
  expect((await openXlsx(rawPayload)).sheets[0]?.rows[2]?.at(-1)).toMatch(/导入问题|Import problems/)
})

test('the sheet with the table is read where a summary comes first, and marked', async () => {
  const job = await checked([
    { name: '导出概要', rows: line(1, '此文稿导出自 Numbers 表格') + line(2, 'Numbers 工作表名称', '表格名称') },
    { name: '工作表 1', rows: line(1, '表格 1') + line(2, ...heads) + line(3, 'FT-3', 'KX', '', '3110', '2030-01-01') },
  ])
  expect(job).toMatchObject({ sheet: '工作表 1', total: 1, badRows: 1 })
  expect(job.notes).toEqual(['Sheets without headings were passed over: "导出概要".'])
  expect(job.problems.map(({ row }) => row)).toEqual([3])
  const { rawPayload } = await manager.raw(markedImport, { query: { id: job.id } })
  expect((await openXlsx(rawPayload)).sheets[1]?.rows[1]?.at(-1)).toMatch(/导入问题|Import problems/)
})

test('a workbook without any headings is refused by what is missing', async () => {
  const job = await checked([{ name: 'a', rows: line(1, 'x') + line(2, 'y') }])
  expect(job.goodRows).toBe(0)
  expect(job.problems.map(({ msg }) => msg).join()).toContain('is missing, so no row can be read')
})

test('every other name of a column means that column alone', () => {
  const paths: readonly string[] = [...reportFields.map(({ key }) => key), 'components']
  for (const [path, names] of Object.entries(alsoCalled)) {
    expect(paths).toContain(path)
    const own = sheetColumns(elevator).find((column) => column.path === path)
    for (const name of names)
      expect(readHead(elevator, [name]).columns).toEqual([expect.objectContaining({ path: own?.path })])
  }
  expect(headingsIn(elevator)(['型号', '规格型号', '没有的'])).toBe(1)
})
