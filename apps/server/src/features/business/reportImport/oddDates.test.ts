// The dry run of an import says which dates stand in an unusual order, before drafts are made that cannot be published; the template says where a part of a date will do.
import { elevator } from '@register/contract/rules/parameters/kinds/elevator'
import { importTemplate, checkImport } from '@register/contract/business/reportImport'
import { expect, test } from 'vitest'
import { testApp } from '../../../../test/app.ts'
import { endOfImport } from '../../../../test/endOfImport.ts'
import { backdate, issuedCode } from '../../../../test/make.ts'
import { readSheet, writeBook, type CellValue } from '../../../files/excel.ts'
import { notesSheet } from '../../../files/fieldSheet.ts'

const app = await testApp()
const [staff, manager] = await Promise.all([app.as('body-staff'), app.as('body-manager')])

const heads = [
  '证书编号',
  '设备品种',
  '产品型号',
  '制造单位名称',
  '试验开始日期',
  '试验结束日期',
  '发证日期',
  '日期关系说明',
]
const [codes, year] = [
  [await issuedCode(app, staff), await issuedCode(app, staff), await issuedCode(app, staff)],
  '2026',
]
for (const { id } of codes) await backdate(app, id, `${year}-01-10`)

async function notesOf(existing: boolean, rows: CellValue[][]) {
  const bytes = await writeBook([{ name: 'Reports', columns: heads.map((header) => ({ header, width: 10 })), rows }])
  const { id } = await manager(
    checkImport,
    { body: { formKind: elevator.key, existing: existing ? 'true' : 'false' } },
    { file: { name: 'dates.xlsx', bytes } },
  )
  return endOfImport(manager, id)
}
const row = (no: string, ...dates: CellValue[]) => [no, '3110', 'HX', '示例电梯厂', ...dates]

test('unusual orders of dates are named before the import, unless their reason is given', async () => {
  const [first, second, third] = codes.map(({ code }) => code ?? '')
  const job = await notesOf(false, [
    // Tested before its number was applied for, and ended after the issue.
    row(first ?? '', '2026-01-05', '2026-02-20', '2026-02-10', null),
    row(second ?? '', '2026-01-05', '2026-02-01', '2026-02-10', '原件如此'),
    row(third ?? '', '2026-01-15', '2026-02-01', '2026-02-10', null),
  ])
  expect(job).toMatchObject({ goodRows: 3, problems: [] })
  expect(job.notes).toEqual([expect.stringMatching(/^The dates of 1 row are .*before they are submitted/)])
  expect(job.notes[0]).toContain('row 2: ')
  expect(job.notes[0]).toContain('2026-01-05')
  expect(job.notes[0]).toContain('2026-02-20')
  expect(job.notes[0]).not.toMatch(/row [34]/)
})

test('existing certificates need no reason, and their rows are named all the same', async () => {
  const { notes } = await notesOf(true, [row('YL-OLD-1', '2015-01-05', '2015-02-20', '2015-02-10', null)])
  expect(notes).toEqual([expect.stringContaining('compare them with the originals')])
})

test('the notes of the template say in which columns a part of a date will do', async () => {
  const reply = await staff.raw(
    importTemplate,
    { query: { formKind: elevator.key } },
    { headers: { 'accept-language': 'zh-CN' } },
  )
  const partly: unknown[] = []
  const sheets = { own: notesSheet, others: [], unsaid: [] }
  for await (const { cells } of readSheet(reply.rawPayload, { maxRows: 300, sheets }))
    if (String(cells[5]).includes('2016年2月')) partly.push(cells[0])
  expect(partly).toEqual(['样品生产日期', '试验开始日期', '试验结束日期', '发证日期'])
})
