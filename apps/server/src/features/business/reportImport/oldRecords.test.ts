// Certificates from before the register as printed: values that they do not state, labels of the old shape, codes outside every list.
import { generateCode } from '@register/contract/business/codeApply/codeApply'
import { elevator } from '@register/contract/rules/parameters/kinds/elevator'
import { frontAnswer, frontList } from '@register/contract/business/publicReport/publicReport'
import { checkImport, runImport } from '@register/contract/business/reportImport'
import { hoist } from '@register/contract/rules/parameters/kinds/hoist'
import { expect, test } from 'vitest'
import { testApp } from '../../../../test/app.ts'
import { endOfImport } from '../../../../test/endOfImport.ts'
import { applicationFor } from '../../../../test/make.ts'
import { writeBook, type CellValue } from '../../../files/excel.ts'

const app = await testApp()
const manager = await app.as('body-manager')

type Cells = Readonly<Record<string, CellValue>>

/** Imports rows by the headings of their cells; returns the finished job. */
async function importedFrom(rows: readonly Cells[], formKind = elevator.key) {
  const heads = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const bytes = await writeBook([
    {
      name: 'Reports',
      columns: heads.map((header) => ({ header, width: 10 })),
      rows: rows.map((row) => heads.map((head) => row[head] ?? null)),
    },
  ])
  const body = { formKind, existing: 'true' as const }
  const { id } = await manager(checkImport, { body }, { file: { name: 'old.xlsx', bytes } })
  const job = await endOfImport(manager, id)
  if (job.goodRows === 0) return job
  await manager(runImport, { body: { id, rows: 'good' } })
  return endOfImport(manager, id)
}
const answerTo = (certificateNo: string) => app.stranger(frontAnswer, { body: { certificateNo } })
const compared = ({ compare }: Awaited<ReturnType<typeof answerTo>>) =>
  Object.fromEntries(compare.map(({ key, value }) => [key, value]))

test('a label that a cell repeats is left out of its number', async () => {
  const job = await importedFrom([
    {
      'Certificate No.': '证书编号：TX F340 901 15 0009。',
      'Report No.': '报告编号：T3-311-07-019',
      'Equipment category': 'F340',
      'Product name': '门锁装置',
      Manufacturer: '示例门锁厂',
    },
  ])
  expect(job).toMatchObject({ imported: 1, problems: [] })
  expect(await answerTo('TX F340 901 15 0009')).toMatchObject({
    certificateNo: 'TX F340 901 15 0009',
    reportNo: 'T3-311-07-019',
  })
})

test('little is enough, and what is missing is not registered', async () => {
  const job = await importedFrom([
    { 'Report No.': 'T3-311-07-014', 'Equipment category': '3110', Model: 'TKJ1000', Manufacturer: '示例电梯厂' },
    {
      'Certificate No.': 'TXF340901150007',
      'Equipment category': 'F340',
      'Product name': '门锁装置',
      Manufacturer: '示例门锁厂',
    },
  ])
  expect(job).toMatchObject({ state: 'done', imported: 2, problems: [] })
  const byReport = await answerTo('T3-311-07-014')
  expect(byReport).toMatchObject({ status: 'unconfirmed', origin: 'existing', certificateNo: '', issueDate: '' })
  expect(compared(byReport)).toMatchObject({
    certificateNo: 'Not registered',
    issueDate: 'Not registered',
    model: 'TKJ1000',
  })
  // A missing country is not taken for China.
  expect(byReport.groups.flatMap(({ items }) => items.map(({ value }) => value))).not.toContain('China')
  expect(await answerTo('TXF340901150007')).toMatchObject({ nonStandard: true, categoryCode: 'F340' })
  const { list } = await app.stranger(frontList, { body: { keyword: 'TKJ1000' } })
  expect(list.map(({ publicId }) => publicId)).toEqual([byReport.publicId])
  expect(await app.findings()).toEqual([])
})

test('figures stand as the cell shows them, and what the original leaves out as its reader says', async () => {
  const given = { 'Equipment category': '4110', Model: 'QD', Manufacturer: '示例起重机厂' }
  const left = 'What the original does not state'
  const job = await importedFrom(
    [
      { 'Report No.': 'QZ-25.50', ...given, 'Span (m)': '25.50', 'Lifting height (m)': 12, [left]: '总装图号、Span' },
      { 'Report No.': 'QZ-wrong', ...given, [left]: '有效期至' },
    ],
    hoist.key,
  )
  expect(job.problems).toMatchObject([{ msg: expect.stringContaining('有效期至') as string }])
  const answer = await answerTo('QZ-25.50')
  // The statement about the span falls, because the row has a span.
  expect(compared(answer)).toMatchObject({ drawingNo: 'Not stated on the original', issueDate: 'Not registered' })
  const values = new Map(answer.groups.flatMap(({ items }) => items).map(({ key, value }) => [key, value]))
  expect([values.get('span'), values.get('liftingHeight'), values.get('unstated')]).toEqual(['25.50', '12', undefined])
})

test('bases that no list has are confirmed before an import publishes them, each in the history of its certificate', async () => {
  const bytes = await writeBook([
    {
      name: 'Reports',
      columns: ['Report No.', 'Equipment category', 'Model', 'Manufacturer', 'Test basis'].map((header) => ({
        header,
        width: 10,
      })),
      rows: [
        ['T3-basis-1', '3110', 'TKJ1', '示例电梯厂', '7007'],
        ['T3-basis-2', '3110', 'TKJ2', '示例电梯厂', 'TSG T7007-2022'],
      ],
    },
  ])
  const body = { formKind: elevator.key, existing: 'true' as const }
  const { id } = await manager(checkImport, { body }, { file: { name: 'old.xlsx', bytes } })
  expect(await endOfImport(manager, id)).toMatchObject({ state: 'checked', goodRows: 2 })
  for (const confirmedBasis of [[], ['TSG T7007-2022']])
    expect(await manager.refused(runImport, { body: { id, confirmedBasis } })).toMatchObject({
      status: 409,
      data: { needs: 'confirmedBasis', values: ['7007'] },
    })
  await manager(runImport, { body: { id, confirmedBasis: ['7007'] } })
  expect(await endOfImport(manager, id)).toMatchObject({ state: 'done', imported: 2 })
  const { rows } = await app.owner.query<{ report_nos: string[]; reason: string }>(
    `SELECT report_nos, h.reason FROM report_handover h JOIN report ON report.id = report_id WHERE event = 'confirmBasis'`,
  )
  expect(rows).toEqual([{ report_nos: ['T3-basis-1'], reason: '7007' }])
})

test('the problem of a row without a number, a product or a maker names what is missing', async () => {
  const { problems } = await importedFrom([
    { 'Report No.': 'R-1', 'Equipment category': '3110', Model: 'X' },
    { 'Equipment category': '3110', Model: 'X', Manufacturer: 'Y' },
    { 'Report No.': 'R-3', 'Equipment category': '3110', Manufacturer: 'Y' },
  ])
  expect(problems.map(({ row, msg }) => [row, msg])).toEqual([
    [2, 'Manufacturer is required'],
    [3, 'Certificate No. or Report No.: give at least one'],
    [4, 'Product name or Model: give at least one'],
  ])
})

test('a code of no list is an entry of the catalogue from then on, for old certificates alone', async () => {
  const job = await importedFrom([
    {
      'Certificate No.': 'TSX F999 901 2014 0003',
      'Equipment category': 'F999',
      'Product name': '某部件',
      Manufacturer: 'Y',
    },
  ])
  expect(job).toMatchObject({ state: 'done', imported: 1 })
  expect(await answerTo('TSXF99990120140003')).toMatchObject({ categoryCode: 'F999' })
  const { rows } = await app.owner.query("SELECT source, confirmed, form_kind FROM category WHERE code = 'F999'")
  expect(rows).toEqual([{ source: 'unlisted', confirmed: false, form_kind: 'elevator' }])
})

test('a key that the register never gave out is no code of a paper', async () => {
  const cells = { 'Certificate No.': 'TSX-KEY-1', 'Product name': '某部件', Manufacturer: 'Y' }
  const { problems } = await importedFrom([{ ...cells, 'Equipment category': 'ZE99' }])
  expect(problems.map(({ row, msg }) => [row, msg])).toEqual([
    [2, expect.stringContaining('the catalogue has no code ZE99. Codes to use: 31')],
  ])
})

test.each(['ZE13', 'F310'])('no number is given out for %s, whose code was never seen', async (code) => {
  const staff = await app.as('body-staff')
  expect((await staff.refused(generateCode, { body: applicationFor(code) })).errors).toMatchObject([
    { field: 'categoryCode', msg: expect.stringContaining('not confirmed') as string },
  ])
})
