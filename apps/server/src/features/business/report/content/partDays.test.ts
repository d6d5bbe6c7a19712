// A date of which an old paper prints the year, or year and month: by form and import, in answers, lists, history and log, and refused where dates are whole.
import { integrityRecords } from '@register/contract/business/integrity/publicRecord'
import { elevator } from '@register/contract/rules/parameters/kinds/elevator'
import { frontAnswer, frontList } from '@register/contract/business/publicReport/publicReport'
import { copyReport } from '@register/contract/business/report/content/copy'
import { insertReport, queryList, readReport, updateReport } from '@register/contract/business/report/report'
import { checkImport, runImport } from '@register/contract/business/reportImport'
import type { Report, ReportContent } from '@register/contract/business/report/shape'
import { shippedForms } from '@register/contract/rules/parameters/formKinds'
import { PartDate } from '@register/contract/workbook/partDate'
import { expect, test } from 'vitest'
import { testApp } from '../../../../../test/app.ts'
import { endOfImport } from '../../../../../test/endOfImport.ts'
import { completeDraft, liftContent } from '../../../../../test/make.ts'
import { writeBook, type CellValue } from '../../../../files/excel.ts'
import { sheetColumns } from '../../reportImport/rows/columns.ts'
import { readRow, rowOf } from '../../reportImport/rows/row.ts'

const app = await testApp()
const [manager, staff] = await Promise.all([app.as('body-manager'), app.as('body-staff')])

let count = 0
const old = (more: Partial<ReportContent> = {}) => ({
  ...liftContent({
    certificateNo: `ZJ-DT-${++count}`,
    testStartDate: null,
    testEndDate: null,
    productionDate: null,
    issueDate: '2016-02-01',
    asPrinted: { issueDate: '2016年2月' },
    validTo: null,
    noExpiry: true,
    ...more,
  }),
  existing: true,
})
const registered = (more: Partial<ReportContent> = {}): Promise<Report> =>
  manager(insertReport, { body: { ...old(more), publish: true } })
const answerIn = (publicId: string, lang: 'zh' | 'en') =>
  app.stranger(frontAnswer, { body: { publicId } }, { headers: { 'accept-language': lang } })
const changed = (report: Report, more: Partial<ReportContent>) => ({
  ...(report.content as ReportContent),
  ...more,
  id: report.id,
  rev: report.rev,
  reason: '按原件更正',
})
const refusedAt = (refusal: { errors?: readonly { field: string }[] }) => refusal.errors?.map(({ field }) => field)

test('it is read as printed by everyone, and sorted by its first day', async () => {
  const [part, year, whole] = [
    await registered({
      testStartDate: '2015-01-01',
      asPrinted: { issueDate: '２０１６年２月', testStartDate: '2015' },
    }),
    await registered({ issueDate: '2016-01-01', asPrinted: { issueDate: '二〇一六年' } }),
    await registered({ issueDate: '2016-01-31', asPrinted: {} }),
  ]
  expect(part).toMatchObject({ status: 'published', issueDate: '2016-02-01', issueDatePrinted: '2016年2月' })
  const [zh, en] = [await answerIn(part.publicId, 'zh'), await answerIn(part.publicId, 'en')]
  const said = (answer: typeof zh, key: string) =>
    [...answer.compare, ...answer.groups.flatMap(({ items }) => items)].find((one) => one.key === key)?.value
  expect([said(zh, 'issueDate'), said(en, 'issueDate')]).toEqual(['2016年2月', '2016-02'])
  expect([said(zh, 'testStartDate'), said(en, 'testStartDate')]).toEqual(['2015', '2015'])
  expect(zh).toMatchObject({ issueDate: '2016-02-01', issueDatePrinted: '2016年2月' })
  const body = { keyword: 'ZJ-DT', prop: 'issueDate', order: 'descending', pageNum: 1 } as const
  const { list } = await app.stranger(frontList, { body })
  expect(list.map(({ issueDatePrinted }) => issueDatePrinted)).toEqual(['2016年2月', '', '二〇一六年'])
  expect(list.map(({ publicId }) => publicId)).toEqual([part, whole, year].map(({ publicId }) => publicId))
  const office = await staff(queryList, { body: { ...body, pageSize: 10 } })
  expect(office.list.map(({ issueDatePrinted }) => issueDatePrinted)).toEqual(['2016年2月', '', '二〇一六年'])
  expect(await app.findings()).toEqual([])
})

test('a date that is changed loses its print, its history is one change, and what is not public stays so', async () => {
  const production = { productionDate: '2015-11-01', asPrinted: { issueDate: '2016', productionDate: '2015年11月' } }
  const report = await registered({ ...production, issueDate: '2016-01-01' })
  const { list: records } = await app.stranger(integrityRecords, { body: { publicIds: [report.publicId] } })
  expect(records[0]?.record).toMatchObject({ issueDate: '2016-01-01', asPrinted: { issueDate: '2016' } })
  const narrowed = await manager(updateReport, {
    body: changed(report, {
      issueDate: '2016-02-01',
      productionDate: '2015-12-01',
      asPrinted: { issueDate: '2016年2月', productionDate: '2015年12月' },
    }),
  })
  const seen = (answer: Awaited<ReturnType<typeof answerIn>>) =>
    answer.history.flatMap(({ changes }) => changes).map(({ field, before, after }) => [field, before, after])
  expect(seen(await answerIn(report.publicId, 'zh'))).toEqual([['issueDate', '2016', '2016年2月']])
  expect(seen(await answerIn(report.publicId, 'en'))).toEqual([['issueDate', '2016', '2016-02']])
  expect(JSON.stringify(await answerIn(report.publicId, 'zh'))).not.toContain('2015年1')
  expect(narrowed.versions.flatMap(({ changes }) => changes).map(({ field, after }) => [field, after])).toContainEqual([
    'productionDate',
    '2015-12',
  ])
  const whole = await manager(updateReport, { body: changed(narrowed, { issueDate: '2016-02-17' }) })
  expect(whole).toMatchObject({ issueDate: '2016-02-17', issueDatePrinted: '' })
  expect(whole.content.asPrinted).toEqual({ productionDate: '2015年12月' })
  // The same day, now known whole.
  const again = await registered()
  const first = await manager(updateReport, { body: changed(again, { asPrinted: {} }) })
  expect(first).toMatchObject({ issueDate: '2016-02-01', issueDatePrinted: '', version: 2 })
  // A proposal is compared with what it was made on.
  const proposed = await staff(updateReport, {
    body: changed(first, { issueDate: '2016-01-01', asPrinted: { issueDate: '2016' } }),
  })
  expect(proposed.proposals[0]?.changes).toMatchObject([{ field: 'issueDate', before: '2016-02-01', after: '2016' }])
  const { id } = await manager(copyReport, { body: { id: again.id } })
  expect((await manager(readReport, { body: { id } })).content).toMatchObject({ issueDate: null, asPrinted: {} })
  expect(await app.findings()).toEqual([])
})

test('a relation is refused only where no possible days keep it', async () => {
  const tested = (testEndDate: string, print: string) => ({
    testStartDate: '2016-02-10',
    testEndDate,
    asPrinted: { issueDate: '2016年2月', testEndDate: print },
  })
  expect((await registered(tested('2016-01-01', '2016'))).status).toBe('published')
  expect((await registered(tested('2016-02-01', '2016.2'))).status).toBe('published')
  const refusal = await manager.refused(insertReport, { body: old(tested('2016-01-01', '2016年1月')) })
  expect(refusedAt(refusal)).toEqual(['testEndDate'])
  expect(refusal.msg).toContain('2016-01 ')
})

test('a certificate of the register has whole days', async () => {
  const draft = await completeDraft(app, staff)
  const issued = String(draft.content['issueDate'])
  const start = `${issued.slice(0, 7)}-01`
  const given = changed(draft, { productionDate: start, asPrinted: { productionDate: issued.slice(0, 7) } })
  const refusal = await staff.refused(updateReport, { body: given })
  expect(refusedAt(refusal)).toEqual(['productionDate'])
  expect(refusal.msg).toContain('only a part of a date')
})

const imported = async (existing: boolean, rows: CellValue[][], heads: string[]) => {
  const columns = heads.map((header) => ({ header, width: 10 }))
  const bytes = await writeBook([{ name: 'Reports', columns, rows }])
  const body = { formKind: elevator.key, existing: existing ? ('true' as const) : ('false' as const) }
  const { id } = await manager(checkImport, { body }, { file: { name: 'old.xlsx', bytes } })
  const job = await endOfImport(manager, id)
  if (job.goodRows === 0) return job
  await manager(runImport, { body: { id, rows: 'good' } })
  return endOfImport(manager, id)
}

test('a cell that shows a part of a date is that part, for the dates of old certificates alone', async () => {
  const heads = ['Certificate No.', 'Equipment category', 'Model', 'Manufacturer', 'Issue date', 'Test end', 'Valid to']
  const row = (no: string, ...dates: CellValue[]) => [no, '3110', 'HX', '示例电梯厂', ...dates]
  const job = await imported(
    true,
    [
      row('YL-1', '2016年2月', 2015, '2030-01-01'),
      row('YL-2', '2016.02', '二〇一五年', null),
      row('YL-3', 2016.1, null, null),
      row('YL-4', '2016', null, '2030'),
    ],
    heads,
  )
  expect(job).toMatchObject({ state: 'done', imported: 2 })
  expect(job.problems.map(({ row: at, label }) => [at, label])).toEqual([
    [4, 'Issue date'],
    [5, 'Valid to'],
  ])
  const [first, second] = [
    await app.stranger(frontAnswer, { body: { certificateNo: 'YL-1' } }),
    await app.stranger(frontAnswer, { body: { certificateNo: 'YL-2' } }),
  ]
  expect([first.issueDate, first.issueDatePrinted]).toEqual(['2016-02-01', '2016年2月'])
  expect([second.issueDate, second.issueDatePrinted]).toEqual(['2016-02-01', '2016.02'])
  const problems = (await imported(false, [row('YL-9', '2016年2月', null, null)], heads)).problems
  expect(problems.find(({ label }) => label === 'Issue date')?.msg).toContain('must be a date')
  expect(await app.findings()).toEqual([])
})

test('an export writes it as printed, and comes in again as it was', async () => {
  const { content } = await registered({
    productionDate: '2015-01-01',
    asPrinted: { issueDate: '2016年2月', productionDate: '2015' },
  })
  const columns = sheetColumns(elevator)
  const say = ([, en]: readonly [string, string]) => en
  const cells = rowOf(elevator, columns, content as unknown as ReportContent, { say, category: () => '' })
  const at = (path: string) => columns.findIndex((column) => column.path === path)
  expect([cells[at('issueDate')], cells[at('productionDate')]]).toEqual(['2016年2月', '2015'])
  const { given, problems } = readRow({ allowed: shippedForms, existing: true }, columns, cells)
  expect([...problems]).toEqual([])
  expect(given).toMatchObject({
    issueDate: '2016-02-01',
    productionDate: '2015-01-01',
    asPrinted: { issueDate: '2016年2月', productionDate: '2015' },
  })
})

test('a cell of a real date whose format shows a part of it is what it shows, for old certificates alone', () => {
  const columns = sheetColumns(elevator)
  const cells = columns.map(({ path }) => {
    if (path === 'categoryCode') return '3110'
    return path === 'issueDate' || path === 'validTo' ? new PartDate(new Date('2016-02-17'), '2016年2月') : null
  })
  const read = readRow({ allowed: shippedForms, existing: true }, columns, cells)
  expect(read.given).toMatchObject({ issueDate: '2016-02-01', asPrinted: { issueDate: '2016年2月' } })
  expect([...read.problems.keys()]).toEqual(['validTo'])
  const issued = readRow({ allowed: shippedForms }, columns, cells)
  expect([...issued.problems.keys()].toSorted()).toEqual(['issueDate', 'validTo'])
})
