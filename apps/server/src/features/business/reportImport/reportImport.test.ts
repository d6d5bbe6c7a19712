// Reports in and out by Excel, as people do it: template, dry run, import, export, and the same file a second time.
import { exportReports, queryList } from '@register/contract/business/report/report'
import { type ReportContent } from '@register/contract/business/report/shape'
import {
  checkImport,
  importTemplate,
  readImport,
  runImport,
  type ImportJob,
} from '@register/contract/business/reportImport'
import { frontList } from '@register/contract/business/publicReport/publicReport'
import { elevator } from '@register/contract/rules/parameters/kinds/elevator'
import { shanghaiDay, yearOf } from '@register/contract/dates'
import { listMessages } from '@register/contract/system/message/message'
import { listTasks, startExport } from '@register/contract/system/tasks'
import { describe, expect, it } from 'vitest'
import { columnLetter } from '@register/contract/workbook/columnLetter'
import type { ShownCell } from '@register/contract/workbook/cell'
import { readSheet, writeBook, type CellValue } from '../../../files/excel.ts'
import { headingOf } from '../../../files/fieldSheet.ts'
import { existingContent, serials } from '../../../../seed/demo/existing/existing.ts'
import { dice } from '../../../../seed/demo/random.ts'
import { testApp, type Caller } from '../../../../test/app.ts'
import { endOfImport } from '../../../../test/endOfImport.ts'
import { issuedCode, liftContent } from '../../../../test/make.ts'
import { sweepImports } from './job.ts'
import { rowOf } from './rows/row.ts'
import { sheetColumns } from './rows/columns.ts'

const app = await testApp()
const [staff, manager, other, head] = (await Promise.all(
  ['body-staff', 'body-manager', 'body-manager-902', 'head-office'].map((name) => app.as(name)),
)) as [Caller, Caller, Caller, Caller]

const formKind = elevator.key
const columns = sheetColumns(elevator)
const at = (path: string) => columns.findIndex((column) => column.path === path)
const letter = (path: string) => columnLetter(at(path))
const naming = { say: (phrase: readonly [string, string]) => phrase[1], category: () => 'Lift' }

const d = dice(11)
const given = serials()
let n = 0
/** Of earlier years, because applications of these tests give out this year's numbers. */
function contents(count: number): ReportContent[] {
  const made: ReportContent[] = []
  while (made.length < count) {
    const content = existingContent(d, { n: ++n, body: '901', today: shanghaiDay(), serials: given })
    const isLift = content.categoryCode.startsWith('3')
    if (isLift && content.issueDate && yearOf(content.issueDate) < yearOf(shanghaiDay())) made.push(content)
  }
  return made
}
const cells = (content: ReportContent) => rowOf(elevator, columns, content, naming)

const book = (rows: CellValue[][], headings = columns.map((column) => headingOf(column)[1])) =>
  writeBook([{ name: 'Reports', columns: headings.map((header) => ({ header, width: 10 })), rows }])
const upload = async (caller: Caller, rows: CellValue[][], existing = true, headings?: string[]) =>
  ended(
    caller,
    await caller(
      checkImport,
      { body: { formKind, existing: existing ? 'true' : 'false' } },
      { file: { name: 'reports.xlsx', bytes: await book(rows, headings) } },
    ),
  )

const ended = (caller: Caller, { id }: { id: string }): Promise<ImportJob> => endOfImport(caller, id)
const run = async (caller: Caller, job: ImportJob, rows: 'all' | 'good') =>
  ended(caller, await caller(runImport, { body: { id: job.id, rows } }))
async function sheet(bytes: unknown): Promise<ShownCell[][]> {
  const rows: ShownCell[][] = []
  for await (const row of readSheet(bytes as Buffer, { maxRows: 5_000 })) rows.push(row.cells)
  return rows
}
const count = async () => (await app.db.selectFrom('report').select('id').execute()).length

describe('the template', () => {
  it('comes in both languages and is read again as it is', async () => {
    for (const lang of ['zh-CN', 'en']) {
      const reply = await staff.raw(importTemplate, { query: { formKind } }, { headers: { 'accept-language': lang } })
      const [headings] = await sheet(reply.rawPayload)
      expect(headings).toHaveLength(columns.length)
      expect(headings?.[0]).toBe(lang === 'en' ? 'Certificate No. *' : '证书编号 *')
    }
    expect((await staff.refused(importTemplate, { query: { formKind: 'boat' } })).errors[0]?.field).toBe('formKind')
  })
})

describe('existing certificates', () => {
  it('are checked by row and column, imported without the bad rows, and refused a second time', async () => {
    const good = contents(6).map(cells)
    const bad = contents(8).map(cells)
    const plant = (row: number, path: string, value: CellValue) => ((bad[row] ?? [])[at(path)] = value)
    plant(0, 'parameters.ratedLoad', 'heavy')
    plant(1, 'categoryCode', '4110')
    plant(2, 'manufacturerCreditCode', '91110100000000000X')
    plant(3, 'issueDate', '2099-01-01')
    bad[4] = [...(good[0] ?? [])]
    plant(4, 'reportNo', 'OTHER-1')
    plant(5, 'manufacturerName', null)
    plant(6, 'conclusion', 'unqualified')
    plant(7, 'certificateNo', null)
    plant(7, 'reportNo', null)
    plant(7, 'coverage', '额定载重量 ≤ 1000; travel ≥ 90 ≤ 10')
    const rows = [...good.slice(0, 3), ...bad, ...good.slice(3)]

    const job = await upload(manager, rows)
    expect(job).toMatchObject({ state: 'checked', total: 14, goodRows: 6, badRows: 8, existing: true })
    const found = (row: number) => job.problems.filter((one) => one.row === row + 5)
    const columnsOf = (row: number) => found(row).map((one) => one.column)
    expect(found(0)[0]).toMatchObject({ column: letter('parameters.ratedLoad'), label: 'Rated load', value: 'heavy' })
    expect(found(1)[0]?.msg).toContain('4110 does not belong to this template')
    expect(columnsOf(2)).toEqual([letter('manufacturerCreditCode')])
    expect(
      found(3)
        .map((one) => one.msg)
        .join(),
    ).toContain('must not be in the future')
    expect(found(4).some((one) => one.msg.includes('same as in row 2'))).toBe(true)
    expect(found(5)[0]).toMatchObject({ column: letter('manufacturerName'), msg: 'Manufacturer is required' })
    expect(columnsOf(6)).toEqual([letter('conclusion')])
    expect(columnsOf(7)).toEqual([letter('certificateNo'), letter('coverage')])

    const refusal = await manager.refused(runImport, { body: { id: job.id, rows: 'all' } })
    expect(refusal).toMatchObject({ status: 409 })
    expect(refusal.msg).toContain('8 rows')
    expect(await count()).toBe(0)

    expect(await run(manager, job, 'good')).toMatchObject({ state: 'done', imported: 6 })
    expect(await count()).toBe(6)
    expect((await manager.refused(runImport, { body: { id: job.id, rows: 'good' } })).status).toBe(409)

    const again = await upload(manager, good)
    expect(again).toMatchObject({ goodRows: 0, badRows: 6 })
    expect(again.problems[0]?.msg).toContain('Another report has this certificate number')
    expect((await manager.refused(runImport, { body: { id: again.id, rows: 'good' } })).status).toBe(409)
    expect(await app.findings()).toEqual([])
  })

  it('are public at once, keep their first version, and push the serials on', async () => {
    const [row] = await app.db.selectFrom('report').selectAll().orderBy('id').limit(1).execute()
    expect(row).toMatchObject({ status: 'published', origin: 'existing', version: 1 })
    expect(await app.db.selectFrom('report_version').selectAll().execute()).toHaveLength(6)
    expect(await app.db.selectFrom('report_search').selectAll().execute()).toHaveLength(6)
    expect(await app.db.selectFrom('code_serial').selectAll().execute()).not.toHaveLength(0)
    const audits = await app.db
      .selectFrom('audit')
      .select(['action', 'detail'])
      .where('action', '=', 'report.imported')
      .execute()
    expect(audits).toMatchObject([{ detail: { imported: 6, leftOut: 8, existing: true } }])
    const { list } = await manager(listMessages, { query: {} })
    expect(list).toMatchObject([
      {
        title: 'Import finished: reports.xlsx',
        text: '6 reports came in',
        object: expect.stringMatching(/^import:/) as string,
      },
    ])
  })

  it('with invisible characters are not imported: the cell is reported like any other, and the other rows are checked', async () => {
    const rows = contents(2).map(cells)
    const [row = []] = rows
    row[at('reportNo')] = 'DT-\u202E2026-1'
    row[at('productName')] = 'A\u0001B'
    const job = await upload(manager, rows)
    expect(job).toMatchObject({ state: 'checked', total: 2, goodRows: 1, badRows: 1 })
    expect(Object.fromEntries(job.problems.map(({ column, value }) => [column, value]))).toEqual({
      [letter('reportNo')]: 'DT-\uFFFD2026-1',
      [letter('productName')]: 'A\uFFFDB',
    })
    expect(job.problems.map((one) => one.row)).toEqual([2, 2])
    for (const { msg } of job.problems) expect(msg).toContain('contains invisible characters')
    expect(job.isMarked).toBe(true)
  })

  it('need the permission for it', async () => {
    const file = { name: 'reports.xlsx', bytes: await book([]) }
    expect((await staff.refused(checkImport, { body: { formKind, existing: 'true' } }, { file })).status).toBe(403)
    expect((await head.refused(checkImport, { body: { formKind } }, { file })).status).toBe(403)
  })
})

describe('the export', () => {
  it('holds what the list shows by the same filters, in the same order, and comes in again cell by cell', async () => {
    const filter = { pageNum: 1, pageSize: 200, prop: 'certificateNo', order: 'descending' } as const
    const list = await manager(queryList, { body: filter })
    // Without a kind the file has all kinds, and its name contains none.
    const whole = await manager.raw(exportReports, { body: filter })
    expect(whole.headers['content-disposition']).toContain(
      encodeURIComponent(`型式试验报告_${shanghaiDay().replaceAll('-', '')}.xlsx`),
    )
    const reply = await manager.raw(exportReports, { body: { ...filter, formKind, withContacts: true } })
    expect(reply.headers['content-disposition']).toContain(
      encodeURIComponent(`型式试验报告_电梯_${shanghaiDay().replaceAll('-', '')}.xlsx`),
    )
    const [headings = [], ...rows] = await sheet(reply.rawPayload)
    expect(headings.slice(0, 2)).toEqual(['Status', 'Type-testing body'])
    expect(rows.map((row) => row[2])).toEqual(list.list.map((one) => one.certificateNo))
    expect(rows[0]?.[0]).toBe('Valid')

    const one = list.list[0]
    const filtered = await sheet(
      await manager(exportReports, { body: { formKind, keyword: one?.certificateNo ?? '' } }),
    )
    expect(filtered).toHaveLength(2)
    expect(await sheet(await other(exportReports, { body: { formKind } }))).toHaveLength(1)
    expect((await manager.refused(exportReports, { body: { formKind, keyword: 'x' } })).errors[0]?.field).toBe(
      'keyword',
    )

    const job = await upload(manager, rows as CellValue[][], true, headings.map(String))
    expect(
      job.problems.every((problem) => problem.msg.includes('Another report') || problem.msg.includes('This body has')),
    ).toBe(true)
    expect(job.problemCount).toBe(12)
  })

  it('masks personal data for all readers, unless a permitted person asks for it, which the audit records', async () => {
    const phone = 2 + at('contactPhone')
    const full = { formKind, withContacts: true }
    const cellOf = async (caller: Caller, body: typeof full | { formKind: typeof formKind }) =>
      String((await sheet(await caller(exportReports, { body })))[1]?.[phone])
    for (const caller of [manager, staff, head]) expect(await cellOf(caller, { formKind })).toMatch(/^\d{3}\*{4}\d{4}$/)
    expect(await cellOf(manager, full)).toMatch(/^\d{11}$/)
    expect(await cellOf(head, full)).toMatch(/^\d{11}$/)
    expect((await staff.refused(exportReports, { body: full })).status).toBe(403)
    const { rows } = await app.owner.query(
      "SELECT actor_name, result FROM audit WHERE action = 'report.export' AND detail->'filters' = '{\"withContacts\": true}' ORDER BY id",
    )
    expect(rows).toEqual([
      { actor_name: 'body-manager', result: 200 },
      { actor_name: 'head-office', result: 200 },
    ])
  })

  it('gives contact data in full only while the password was given lately, directly and as a task', async () => {
    const full = { formKind, withContacts: true }
    const task = { body: { name: 'business/report' as const, params: full } }
    expect((await staff.refused(startExport, task)).status).toBe(403)
    const begun = await manager(startExport, task)
    await expect
      .poll(async () => (await manager(listTasks, { query: {} })).list.find(({ id }) => id === begun.id)?.state)
      .toBe('done')
    const { url } = (await manager(listTasks, { query: {} })).list.find(({ id }) => id === begun.id) ?? {}
    const file = (await app.app.http.inject({ method: 'GET', url: url ?? '' })).rawPayload
    expect(String((await sheet(file))[1]?.[2 + at('contactPhone')])).toMatch(/^\d{11}$/)
    await app.owner.query("UPDATE session SET confirmed_at = now() - interval '11 minutes'")
    app.app.actors.forget()
    const needed = { status: 403, data: { needs: 'confirmation' } }
    expect(await manager.refused(exportReports, { body: full })).toMatchObject(needed)
    expect(await manager.refused(startExport, task)).toMatchObject(needed)
    expect((await manager.raw(exportReports, { body: { formKind } })).statusCode).toBe(200)
    await app.owner.query('UPDATE session SET confirmed_at = now()')
  })

  it('gives its connection back', async () => {
    // Two of the three slots: the export of the test before may still use its own.
    await Promise.all([staff, head].map((caller) => caller(exportReports, { body: { formKind } })))
    await expect
      .poll(async () => {
        const { rows } = await app.owner.query<{ state: string }>(
          "select state from pg_stat_activity where datname = current_database() and state like 'idle in%'",
        )
        return rows
      })
      .toEqual([])
  })
})

describe('numbers of this register', () => {
  const withNumbers = (numbers: readonly string[]) =>
    contents(numbers.length).map((content, row) => cells({ ...content, certificateNo: numbers[row] }))

  it('are not passed off in another alphabet; what is drawn as nothing is taken out', async () => {
    const made = contents(3)
    const numbers = ['\u0422SX 3110 901 2011 0001', `TSX ${made[1]?.categoryCode}\u200B 901 2011 0002`, 'A-３']
    const job = await upload(
      manager,
      made.map((content, row) => cells({ ...content, certificateNo: numbers[row] })),
    )
    expect(job).toMatchObject({ goodRows: 2, badRows: 1 })
    expect(job.problems.map(({ row, column }) => [row, column])).toEqual([[2, 'A']])
    expect(job.problems.map(({ msg }) => /U\+\w+/.exec(msg)?.[0])).toEqual(['U+0422'])
  })

  it('are not made to pass for a standard number, or for one of another body', async () => {
    const genuine = 'TSX311090220260033'
    const variants = ["'", '=', ''].flatMap((first) =>
      ['', '.', ';', '|', '"'].map((last) => `${first}${genuine}${last}`),
    )
    const drawn = [
      'T5X311090220260033',
      '丅SX311090220260033',
      'TSX3丨1090220260033',
      `T${genuine}`,
      `${genuine}0`,
      `(${genuine})`,
    ]
    const numbers = [...variants.filter((one) => one !== genuine), ...drawn]
    const job = await upload(manager, withNumbers([...numbers, 'T3-311-26-00733']))
    expect(job).toMatchObject({ goodRows: 1, badRows: numbers.length })
    expect(new Set(job.problems.map(({ column }) => column))).toEqual(new Set(['A']))
  })

  it('are named where another one reads alike, in the register or in the file', async () => {
    const first = await upload(manager, withNumbers(['OLD-LIST-0110']))
    expect(await run(manager, first, 'all')).toMatchObject({ state: 'done' })
    const job = await upload(manager, withNumbers(['OLD-LIST-OI1O', 'OLD-LIST-0220', 'OLD-LIST-O22O']))
    expect(job).toMatchObject({ goodRows: 1, badRows: 2 })
    expect(job.problems.map(({ msg }) => msg)).toEqual([
      expect.stringContaining('OLDLIST0110'),
      expect.stringContaining('OLDLIST0220'),
    ])
  })

  it('cannot come in as existing certificates, whatever became of their application', async () => {
    const issued = await issuedCode(app, staff)
    const job = await upload(manager, [cells(liftContent({ certificateNo: issued.code }))])
    expect(job).toMatchObject({ goodRows: 0, badRows: 1 })
    expect(job.problems[0]).toMatchObject({ row: 2, column: 'A' })
    expect(job.problems[0]?.msg).toContain('given out or reserved by this register')
  })
})

describe('drafts', () => {
  it('take codes that were issued to the body, and rows that are not complete', async () => {
    const application = await issuedCode(app, staff)
    const mine = liftContent({ certificateNo: application.code })
    const bare = { ...liftContent(), certificateNo: null, productName: null }
    const foreign = liftContent({ certificateNo: 'TSX311090120268888' })
    const job = await upload(staff, [cells(mine), cells(bare), cells(foreign)], false)
    expect(job).toMatchObject({ goodRows: 2, badRows: 1 })
    expect(job.problems).toMatchObject([{ row: 4, column: 'A', value: 'TSX311090120268888' }])
    const done = await run(staff, job, 'good')
    expect(done).toMatchObject({ state: 'done', imported: 2 })
    const row = await app.db
      .selectFrom('report')
      .selectAll()
      .where('certificate_key', '=', application.code)
      .executeTakeFirstOrThrow()
    expect(row).toMatchObject({ status: 'draft', origin: 'issued', version: 0, product_name: mine.productName })
    expect(row.parameters).toEqual(mine.parameters)
    expect(row.components).toEqual(mine.components)
  })

  it('that came by an import are found by their body, and by no stranger', async () => {
    const model = 'ZQX-DRAFT-77'
    const job = await upload(staff, [cells({ ...liftContent(), certificateNo: null, model })], false)
    expect(await run(staff, job, 'all')).toMatchObject({ state: 'done', imported: 1 })
    expect((await staff(queryList, { body: { keyword: model } })).total).toBe(1)
    expect((await app.stranger(frontList, { body: { keyword: model } })).total).toBe(0)
    expect((await app.findings()).filter((found) => found.startsWith('search-'))).toEqual([])
  })
})

describe('files', () => {
  it.each([
    ['reports.xls', Buffer.from([1, 2]), 'Choose an .xlsx or .csv file'],
    ['reports.csv', Buffer.from([1, 2]), 'The CSV file is empty or cannot be read'],
    ['reports.xlsx', Buffer.from('PK no workbook'), 'not a readable Excel workbook'],
  ])('like %s are refused on field file', async (name, bytes, words) => {
    const refusal = await staff.refused(checkImport, { body: { formKind } }, { file: { name, bytes } })
    expect(refusal).toMatchObject({ status: 400, errors: [{ field: 'file' }] })
    expect(refusal.msg).toContain(words)
  })

  it('of comma-separated values are read like workbooks', async () => {
    const bytes = Buffer.from('报告编号,型号,制造单位,设备品种\r\nCSV-1,00042,示例电梯厂,3110\r\n')
    const { id } = await manager(
      checkImport,
      { body: { formKind, existing: 'true' } },
      { file: { name: 'a.csv', bytes } },
    )
    expect(await endOfImport(manager, id)).toMatchObject({ total: 1, goodRows: 1, problems: [] })
  })

  it('without rows or with foreign headings say so', async () => {
    expect((await upload(manager, [])).problems[0]?.msg).toContain('no rows')
    const strange = await upload(manager, [['a', 'b']], true, ['Colour', 'Product name'])
    expect(strange).toMatchObject({ goodRows: 0, badRows: 1 })
    expect(strange.problems.map((one) => one.column)).toEqual(['A', '', ''])
  })
})

describe('jobs', () => {
  it('are for their creator alone', async () => {
    const job = await upload(manager, contents(1).map(cells))
    expect((await other.refused(readImport, { body: { id: job.id } })).status).toBe(404)
    expect((await staff.refused(runImport, { body: { id: job.id } })).status).toBe(404)
  })

  it('are forgotten after thirty days with their files, unless they are at work', async () => {
    const [over, working] = [
      await upload(manager, contents(1).map(cells)),
      await upload(manager, contents(1).map(cells)),
    ]
    await app.owner.query(
      `UPDATE import_job SET created_at = now() - interval '31 days' WHERE id IN ('${over.id}', '${working.id}');
       UPDATE job SET state = 'running' WHERE id = (SELECT job_id FROM import_job WHERE id = '${working.id}')`,
    )
    expect(await sweepImports(app.db, 30)).toBe(1)
    expect((await manager.refused(readImport, { body: { id: over.id } })).status).toBe(404)
    expect((await manager(readImport, { body: { id: working.id } })).state).toBe('checked')
    expect((await app.findings()).filter((found) => found.startsWith('file-'))).toEqual([])
  })

  it('import nothing at all when a row has gone bad since the check', async () => {
    const rows = contents(3).map(cells)
    const first = await upload(manager, rows)
    const second = await upload(manager, rows.slice(2))
    expect(await run(manager, second, 'all')).toMatchObject({ state: 'done', imported: 1 })
    const before = await count()
    const failed = await run(manager, first, 'all')
    expect(failed.state).toBe('failed')
    expect(failed.msg).toContain('Row 4')
    expect(await count()).toBe(before)
  })

  it('happen once when the start is retried', async () => {
    const job = await upload(manager, contents(2).map(cells))
    const before = await count()
    const headers = { 'idempotency-key': 'import-once' }
    const [one, two] = await Promise.all([1, 2].map(() => manager(runImport, { body: { id: job.id } }, { headers })))
    expect(two).toEqual(one)
    expect(await ended(manager, job)).toMatchObject({ state: 'done', imported: 2 })
    expect(await count()).toBe(before + 2)
  })
})
