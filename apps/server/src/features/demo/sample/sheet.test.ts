// Samples in and out by Excel: the export as the list shows it, the template, and an import with a result per row.
import { fileExport, fileImport, pageSamples, sampleFields } from '@register/contract/demo/sample'
import { describe, expect, it } from 'vitest'
import type { ShownCell } from '@register/contract/workbook/cell'
import { readSheet, writeBook, type CellValue } from '../../../files/excel.ts'
import { testApp } from '../../../../test/app.ts'

const app = await testApp()
const staff = await app.as('body-staff')

async function cells(bytes: unknown): Promise<ShownCell[][]> {
  const rows: ShownCell[][] = []
  for await (const { cells: row } of readSheet(bytes as Buffer, { maxRows: 6_000 })) rows.push(row)
  return rows
}
const headings = sampleFields.map((field) => field.label[1])
const book = (rows: CellValue[][], heads: readonly string[] = headings) =>
  writeBook([{ name: 'Samples', columns: heads.map((header) => ({ header, width: 10 })), rows }])
const put = async (rows: CellValue[][], body = {}, heads?: readonly string[]) =>
  staff(fileImport, { body }, { file: { name: 'samples.xlsx', bytes: await book(rows, heads) } })
const row = (number: number, name: CellValue = '限速器', more: CellValue[] = []): CellValue[] => {
  const [status, owner, tester, quantity, fee, progress, urgent, on, tags, remark] = more
  const no = `YP-2025-${String(number).padStart(4, '0')}`
  return [
    no,
    name,
    'Lifts and escalators',
    status ?? 'Passed',
    owner ?? '某公司',
    tester ?? null,
    quantity ?? 2,
    fee ?? '1,200.5',
    progress ?? null,
    urgent ?? 'yes',
    on ?? '2025/3/2',
    tags ?? '首件、复检',
    remark ?? null,
  ]
}
const found = async (keyword: string) => (await staff(pageSamples, { query: { keyword } })).list
const total = async () => (await staff(pageSamples, { query: {} })).total

describe('the export', () => {
  it('holds what the list shows by the same filter, columns in the order asked for', async () => {
    const filter = { kind: 'elevator', prop: 'fee', order: 'descending' } as const
    const list = await staff(pageSamples, { query: { ...filter, pageSize: 200 } })
    const reply = await staff.raw(fileExport, { query: { ...filter, columns: 'fee,sampleNo', fileName: '我的/样品' } })
    expect(reply.headers['content-disposition']).toBe(
      `attachment; filename*=UTF-8''${encodeURIComponent('我的_样品.xlsx')}`,
    )
    const [head, ...rows] = await cells(reply.rawPayload)
    expect(head).toEqual(['Fee (CNY)', 'Sample No.'])
    expect(rows.map((one) => one[1])).toEqual(list.list.map((one) => one.sampleNo))
    expect(rows.map((one) => one[0] ?? null)).toEqual(list.list.map((one) => one.fee))
    expect(await cells(await staff(fileExport, { query: {} }))).toHaveLength(241)
  })

  it('refuses unknown columns and bad filters by name', async () => {
    expect((await staff.refused(fileExport, { query: { columns: 'name,colour' } })).errors[0]?.field).toBe('columns')
    expect((await staff.refused(fileExport, { query: { fee: 'x' } })).errors[0]?.field).toBe('fee')
  })

  it('writes what looks like a formula as the text it is', async () => {
    const text = '=HYPERLINK("http://evil.example","x")'
    await put([row(1, text)])
    const [, one] = await cells(await staff(fileExport, { query: { keyword: 'YP-2025-0001', columns: 'name' } }))
    expect(one).toEqual([text])
  })
})

describe('the template', () => {
  it('is a head to fill in, and comes in again', async () => {
    const bytes = await staff(fileExport, { query: { template: '1' } })
    const [head, ...rows] = await cells(bytes)
    expect(head?.slice(0, 2)).toEqual(['Sample No. *', 'Sample name *'])
    expect(rows).toEqual([])
    const filled = await book([row(2)], head?.map(String))
    const result = await staff(fileImport, { body: {} }, { file: { name: 'a.xlsx', bytes: filled } })
    expect(result).toEqual({ total: 1, added: 1, changed: 0, failed: 0, rows: [] })
    expect((await found('YP-2025-0002'))[0]).toMatchObject({
      kind: 'elevator',
      status: 'passed',
      fee: 1200.5,
      urgent: true,
      receivedOn: '2025-03-02',
      tags: ['首件', '复检'],
    })
  })
})

describe('the import', () => {
  const mixed = [row(11), row(12, null), row(11), row(13, '限速器', ['Broken']), [...row(14).slice(0, 7), 'dear']]

  it('says of each bad row why, and writes nothing at all', async () => {
    const before = await total()
    const result = await put(mixed)
    expect(result).toMatchObject({ total: 5, added: 0, changed: 0, failed: 4 })
    expect(result.rows.map(({ row: at, key, ok }) => [at, key, ok])).toEqual([
      [3, 'YP-2025-0012', false],
      [4, 'YP-2025-0011', false],
      [5, 'YP-2025-0013', false],
      [6, 'YP-2025-0014', false],
    ])
    expect(result.rows.map((one) => one.msg)).toEqual([
      'Sample name is required',
      'The sample number is the same as in row 2',
      expect.stringContaining('Status must be one of'),
      'Fee must be a number, in CNY',
    ])
    expect(await total()).toBe(before)
  })

  it('writes the good ones when that is asked for', async () => {
    const before = await total()
    expect(await put(mixed, { skipErrors: '1' })).toMatchObject({ added: 1, failed: 4 })
    expect(await total()).toBe(before + 1)
  })

  it('changes known samples only when that is asked for, and only the columns it has', async () => {
    await put([row(21), row(22)])
    expect(await put([row(21), row(23)])).toMatchObject({ added: 0, failed: 1 })
    const needed = ['样品编号', 'kind', '名称', '样品名称', '状态', '送样单位', '收样日期']
    const result = await put(
      [['YP-2025-0021', '电梯', '忽略', '缓冲器', '试验中', '乙公司', new Date('2025-04-01T00:00:00Z')]],
      { overwrite: '1' },
      needed,
    )
    expect(result).toMatchObject({ added: 0, changed: 1, failed: 0 })
    expect((await found('YP-2025-0021'))[0]).toMatchObject({ name: '缓冲器', status: 'testing', rev: 2, quantity: 2 })
    expect(await put([row(22, '改'), row(24)], { overwrite: '1' })).toMatchObject({ added: 1, changed: 1 })
  })

  it('refuses what no request may hold, by row and column', async () => {
    const bytes = await book([['YP-2026-7777', 'na\u202Eme']], ['Sample No.', 'Sample name'])
    const refusal = await staff.refused(fileImport, { body: {} }, { file: { name: 'a.xlsx', bytes } })
    expect(refusal).toMatchObject({
      status: 400,
      errors: [{ field: 'file', msg: expect.stringMatching(/Row 2, column B/) as string }],
    })
  })

  it('stops at 5,000 samples', async () => {
    const before = await total()
    const further = Array.from({ length: 4_990 }, (_, at) => row(4_000 + at))
    const refusal = await staff.refused(
      fileImport,
      { body: {} },
      { file: { name: 'a.xlsx', bytes: await book(further) } },
    )
    expect(refusal).toMatchObject({ status: 409, msg: expect.stringContaining('5000') as string })
    expect(await total()).toBe(before)
  })

  it.each([
    ['another kind of file', 'a.txt', async () => Buffer.from([1, 2]), 'Choose an .xlsx or .csv file'],
    ['what is no workbook', 'a.xlsx', async () => Buffer.from('PK none'), 'not a readable Excel workbook'],
    ['too few columns', 'a.xlsx', () => book([], ['Sample name']), 'These columns are missing: Sample No.'],
    ['no rows', 'a.xlsx', () => book([]), 'no rows'],
  ])('refuses %s', async (_, name, make, words) => {
    const refusal = await staff.refused(fileImport, { body: {} }, { file: { name, bytes: await make() } })
    expect(refusal).toMatchObject({ status: 400, errors: [{ field: 'file' }] })
    expect(refusal.msg).toContain(words)
  })
})
