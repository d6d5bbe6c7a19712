// A workbook with a sheet for each kind is imported by the sheet of the chosen kind; a workbook that has only another kind is refused by name.
import { checkImport, importTemplate, markedImport } from '@register/contract/business/reportImport'
import { expect, test } from 'vitest'
import { testApp } from '../../../../test/app.ts'
import { endOfImport } from '../../../../test/endOfImport.ts'
import { openXlsx } from 'hucre/xlsx'
import { writeBook, type CellValue } from '../../../files/excel.ts'

const app = await testApp()
const manager = await app.as('body-manager')

const heads = ['Report No.', 'Equipment category', 'Product name', 'Manufacturer']
const sheet = (name: string, ...rows: CellValue[][]) => ({
  name,
  columns: heads.map((header) => ({ header, width: 10 })),
  rows,
})
const lift: CellValue[] = ['L-1', '3110', '电梯', '示例电梯厂']
const crane: CellValue[] = ['C-1', '4110', '桥式起重机', '示例起重机厂']

async function check(formKind: string, bytes: Buffer) {
  const { id } = await manager(
    checkImport,
    { body: { formKind, existing: 'true' } },
    { file: { name: 'all.xlsx', bytes } },
  )
  return endOfImport(manager, id)
}

test('the sheet of the kind is read wherever it is, the others are named, and marks are written into it', async () => {
  const bytes = await writeBook([sheet('电梯', lift), sheet('Cranes and hoists', crane, ['C-2', '4110', 'X', null])])
  const job = await check('hoist', bytes)
  expect(job).toMatchObject({ state: 'checked', total: 2, goodRows: 1, badRows: 1 })
  expect(job.problems.map(({ msg }) => msg)).toEqual([
    'Manufacturer is required',
    'Other sheets of the workbook were not read: 电梯',
  ])
  const { rawPayload } = await manager.raw(markedImport, { query: { id: job.id } })
  const [first, second] = (await openXlsx(rawPayload)).sheets
  expect(first?.rows[0]).toHaveLength(heads.length)
  expect(second?.rows[0]?.at(-1)).toBe('Import problems')
})

test('a workbook of another kind alone is refused by its name', async () => {
  const job = await check('elevator', await writeBook([sheet('起重机械', crane)]))
  expect(job).toMatchObject({
    state: 'failed',
    msg: expect.stringContaining('This is a workbook of "起重机械"') as string,
  })
})

test('so is the template of another kind', async () => {
  const { rawPayload } = await manager.raw(importTemplate, { query: { formKind: 'vehicle' } })
  expect((await check('elevator', rawPayload)).msg).toContain('Industrial vehicles')
})

test('a sheet by any other name is taken for the kind that was chosen', async () => {
  expect(await check('hoist', await writeBook([sheet('Sheet1', crane)]))).toMatchObject({ goodRows: 1, problems: [] })
})
