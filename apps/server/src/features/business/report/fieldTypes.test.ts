// A range and a table among the parameters of a report pass from the draft to the public and through Excel without loss.
import { createHash } from 'node:crypto'
import { checkCoverage } from '@register/contract/business/publicReport/check'
import { integrityRecords } from '@register/contract/business/integrity/publicRecord'
import { frontAnswer } from '@register/contract/business/publicReport/publicReport'
import { exportReports, insertReport, updateReport } from '@register/contract/business/report/report'
import { checkImport, runImport, type ImportJob } from '@register/contract/business/reportImport'
import type { ReportContent } from '@register/contract/business/report/shape'
import { canonical } from '@register/contract/canonical'
import { shanghaiDay, yearOf } from '@register/contract/dates'
import { afterAll, describe, expect, it, vi } from 'vitest'
import type { Caller } from '../../../../test/app.ts'
import { columnLetter } from '@register/contract/workbook/columnLetter'
import type { ShownCell } from '@register/contract/workbook/cell'
import { readSheet, writeBook, type CellValue } from '../../../files/excel.ts'

// The modules that know the forms are loaded anew here, and again by the next test file: files share
// a process, and the added parameters are for this file alone.
vi.resetModules()
afterAll(() => vi.resetModules())
await import('../../../../test/rangeAndTable.ts')
const { formKindOf, shippedForms } = await import('@register/contract/rules/parameters/formKinds')
const { existingContent, serials } = await import('../../../../seed/demo/existing/existing.ts')
const { dice } = await import('../../../../seed/demo/random.ts')
const { testApp } = await import('../../../../test/app.ts')
const { endOfImport } = await import('../../../../test/endOfImport.ts')
const { liftContent, publishedReport } = await import('../../../../test/make.ts')
const { headingOf } = await import('../../../files/fieldSheet.ts')
const { sheetColumns } = await import('../reportImport/rows/columns.ts')
const { readRow, rowOf } = await import('../reportImport/rows/row.ts')

const kind = formKindOf('elevator')
const app = await testApp()
const [staff, manager] = (await Promise.all(['body-staff', 'body-manager'].map((name) => app.as(name)))) as [
  Caller,
  Caller,
]
const own: ReportContent['parameters'] & { testDevices: Record<string, string | number>[] } = {
  testWidth: { from: 800, to: 1200.5 },
  testDevices: [
    { name: 'Buffer | oil\\n', quantity: 2 },
    { name: 'Safety gear\nprogressive', quantity: 1, speed: 1.75 },
  ],
}
const withOwn = (content: ReportContent): ReportContent => ({
  ...content,
  parameters: { ...content.parameters, ...own },
})

describe('a report with a range and a table', () => {
  it('is refused by the path of the wrong cell, and keeps what is right', async () => {
    const content = liftContent()
    const refused = await staff.refused(insertReport, {
      body: {
        ...content,
        parameters: { testWidth: { from: 10, to: 5 }, testDevices: [{ name: 'x' }, { quantity: 0 }] },
      },
    })
    expect(refused.errors).toEqual([
      { field: 'parameters.testWidth', msg: 'Test width: the upper end must not be below the lower end' },
      { field: 'parameters.testDevices.1.quantity', msg: 'Test devices, row 2: Quantity must be at least 1' },
    ])
    const saved = await staff(insertReport, { body: withOwn(content) })
    expect(saved.content.parameters).toMatchObject(own)
    const loose = { testWidth: {}, testDevices: [{}, { name: ' Lock ', quantity: null }] }
    const tidy = await staff(insertReport, { body: { ...liftContent(), parameters: loose } })
    expect(tidy.content.parameters).toMatchObject({ testWidth: null, testDevices: [{ name: 'Lock' }] })
  })

  it('is read by the public, compared in its versions, and logged as it is read', async () => {
    const plain = liftContent()
    const report = await publishedReport(app, {
      parameters: { ...plain.parameters, ...own },
      coverage: [{ conditions: [{ parameter: 'testWidth', from: 700, to: 1300, unit: 'mm' }] }],
    })
    const { publicId } = report
    const answer = await app.stranger(frontAnswer, { body: { publicId } }, { headers: { 'accept-language': 'en' } })
    const items = answer.groups.flatMap((group) => group.items)
    expect(items.find(({ key }) => key === 'testWidth')).toEqual({
      key: 'testWidth',
      label: 'Test width',
      value: '800 – 1200.5',
      unit: 'mm',
    })
    expect(items.find(({ key }) => key === 'testDevices')).toMatchObject({
      value: '2 rows',
      table: {
        columns: ['Name', 'Quantity', 'Speed (m/s)'],
        rows: [
          ['Buffer | oil\\n', '2', ''],
          ['Safety gear\nprogressive', '1', '1.75'],
        ],
      },
    })
    expect(answer.coverage.questions.find(({ key }) => key === 'testWidth')).toMatchObject({
      type: 'decimal',
      mark: 'range',
    })
    expect(answer.coverage.questions.map(({ key }) => key)).not.toContain('testDevices')
    const { list } = await app.stranger(integrityRecords, { body: { publicIds: [publicId] } })
    expect(list[0]?.record.parameters).toMatchObject(own)
    expect(list[0]?.entry?.contentHash).toBe(createHash('sha256').update(canonical(list[0]?.record)).digest('hex'))

    const asked = async (testWidth: string) => {
      const found = await app.stranger(checkCoverage, { body: { publicId, values: { testWidth } } })
      return found.rows[0]?.conditions.find(({ parameter }) => parameter === 'testWidth')
    }
    expect(await asked('900～1300')).toMatchObject({ result: 'met', asked: '900 – 1300 mm', printed: '700 – 1300 mm' })
    expect(await asked('1301')).toMatchObject({ result: 'notMet' })
  })

  it('states its changes row by row', async () => {
    const report = await publishedReport(app, { parameters: { ...liftContent().parameters, ...own } })
    const changed = {
      ...own,
      testWidth: { from: 800, to: null },
      testDevices: [{ ...own.testDevices[0], quantity: 4 }, { ...own.testDevices[1] }, { name: 'Lock' }],
    }
    const { content, files } = report
    const revised = await manager(updateReport, {
      body: {
        ...(content as unknown as ReportContent),
        parameters: { ...(content.parameters as ReportContent['parameters']), ...changed },
        fileIds: files.map(({ id }) => id),
        id: report.id,
        rev: report.rev,
        reason: '证书打印错误',
      },
    })
    expect(revised.versions.find(({ version }) => version === 2)?.changes).toEqual([
      { field: 'parameters.testWidth', label: 'Test width', before: '800 – 1200.5 mm', after: '≥ 800 mm' },
      { field: 'parameters.testDevices.0.quantity', label: 'Test devices, row 1 Quantity', before: '2', after: '4' },
      { field: 'parameters.testDevices.2', label: 'Test devices, row 3', before: '—', after: 'Lock' },
    ])
  })
})

const columns = sheetColumns(kind)
const at = (path: string) => columns.findIndex((column) => column.path === path)
const naming = { say: (phrase: readonly [string, string]) => phrase[1], category: () => 'Lift' }
const d = dice(23)
const given = serials()
let n = 0
function earlier(): ReportContent {
  for (;;) {
    const content = existingContent(d, { n: ++n, body: '901', today: shanghaiDay(), serials: given })
    const isEarlier = content.issueDate && yearOf(content.issueDate) < yearOf(shanghaiDay())
    if (isEarlier && content.categoryCode === '3110') return withOwn(content)
  }
}
const ended = ({ id }: { id: string }): Promise<ImportJob> => endOfImport(manager, id)
async function checked(rows: CellValue[][]): Promise<ImportJob> {
  const headings = columns.map((column) => ({ header: headingOf(column)[1], width: 10 }))
  const bytes = await writeBook([{ name: 'Reports', columns: headings, rows }])
  const body = { formKind: kind.key, existing: 'true' } as const
  return ended(await manager(checkImport, { body }, { file: { name: 'reports.xlsx', bytes } }))
}

describe('in Excel', () => {
  it('such a report comes in and goes out as it was', async () => {
    const content = earlier()
    const job = await checked([rowOf(kind, columns, content, naming)])
    expect(job.problems).toEqual([])
    await ended(await manager(runImport, { body: { id: job.id, rows: 'all' } }))
    const body = { formKind: kind.key, keyword: content.certificateNo ?? '' }
    const rows: ShownCell[][] = []
    for await (const row of readSheet((await manager.raw(exportReports, { body })).rawPayload, { maxRows: 10 }))
      rows.push(row.cells)
    const [headings = [], exported = []] = rows
    const place = (path: string) => headings.indexOf(headingOf(columns[at(path)]!)[1])
    expect(exported[place('parameters.testWidth')]).toBe('800～1200.5')
    const back = readRow(
      { allowed: shippedForms },
      columns,
      columns.map(({ path }) => exported[place(path)] ?? null),
    )
    expect(back.problems.size).toBe(0)
    expect(back.given['parameters']).toMatchObject(own)
  })

  it('problems name row, column and line, once for each cell', async () => {
    const cells = rowOf(kind, columns, earlier(), naming)
    cells[at('parameters.testWidth')] = '1200～800'
    cells[at('parameters.testDevices')] = 'Buffer | 2\nLock | many'
    const zero = rowOf(kind, columns, earlier(), naming)
    zero[at('parameters.testDevices')] = 'Buffer | 2\nLock | 0\nGear | 0'
    const faulty = rowOf(kind, columns, earlier(), naming)
    faulty[at('parameters.testDevices')] = Array.from({ length: 3000 }, () => 'x | 1').join('\n')
    const wrong = rowOf(kind, columns, earlier(), naming)
    wrong[at('parameters.testDevices')] = Array.from({ length: 100 }, () => 'x | 0').join('\n')
    const { problems } = await checked([cells, zero, faulty, wrong])
    const letter = (path: string) => columnLetter(at(path))
    expect(problems.map(({ row, column, msg }) => [row, column, msg])).toEqual([
      [2, letter('parameters.testWidth'), 'Test width: the upper end must not be below the lower end'],
      [2, letter('parameters.testDevices'), 'Test devices, row 2: Quantity must be a number'],
      [
        3,
        letter('parameters.testDevices'),
        'Test devices, row 2: Quantity must be at least 1; Test devices, row 3: Quantity must be at least 1',
      ],
      [4, letter('parameters.testDevices'), 'Test devices may have at most 200 rows, and has 3000'],
      [5, letter('parameters.testDevices'), expect.stringMatching(/^Test devices, row 1: .{100,300}; and more$/)],
    ])
  })
})
