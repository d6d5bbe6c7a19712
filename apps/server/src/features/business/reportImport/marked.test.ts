// All errors of a row are reported at once, and the returned file has its wrong cells marked; a template has the columns of one category alone.
import { openXlsx } from 'hucre/xlsx'
import { elevator } from '@register/contract/rules/parameters/kinds/elevator'
import { checkImport, importTemplate, markedImport, type ImportJob } from '@register/contract/business/reportImport'
import { shanghaiDay } from '@register/contract/dates'
import { expect, test } from 'vitest'
import { existingContent, serials } from '../../../../seed/demo/existing/existing.ts'
import { dice } from '../../../../seed/demo/random.ts'
import { columnLetter } from '@register/contract/workbook/columnLetter'
import { writeBook, type CellValue } from '../../../files/excel.ts'
import { headingOf } from '../../../files/fieldSheet.ts'
import { testApp } from '../../../../test/app.ts'
import { endOfImport } from '../../../../test/endOfImport.ts'
import { sheetColumns } from './rows/columns.ts'
import { rowOf } from './rows/row.ts'

const app = await testApp()
const [manager, staff] = [await app.as('body-manager'), await app.as('body-staff')]
const columns = sheetColumns(elevator)
const headings = columns.map((column) => headingOf(column)[1])
const at = (path: string) => columns.findIndex((column) => column.path === path)
const letter = (path: string) => columnLetter(at(path))
const naming = { say: (phrase: readonly [string, string]) => phrase[1], category: () => 'Lift' }
const d = dice(5)
const given = serials()
let n = 0
function goodRow(): CellValue[] {
  for (;;) {
    const content = existingContent(d, { n: ++n + 900, body: '901', today: shanghaiDay(), serials: given })
    if (content.categoryCode === '3110') return rowOf(elevator, columns, content, naming)
  }
}
const withCells = (more: Record<string, CellValue>): CellValue[] => {
  const row = goodRow()
  for (const [path, value] of Object.entries(more)) row[at(path)] = value
  return row
}

async function check(bytes: Buffer, name = 'reports.xlsx'): Promise<ImportJob> {
  const body = { formKind: elevator.key, existing: 'true' as const }
  const { id } = await manager(checkImport, { body }, { file: { name, bytes } })
  return endOfImport(manager, id)
}
const book = (rows: CellValue[][]) =>
  writeBook([
    { name: 'Reports', columns: headings.map((header) => ({ header, width: 10 })), rows },
    { name: 'Notes', columns: [{ header: 'kept', width: 10 }], rows: [] },
  ])

const bad = withCells({
  manufacturerName: null,
  manufacturerCreditCode: '123',
  testStartDate: '2015-05-02',
  testEndDate: '2015-05-01',
  'parameters.ratedLoad': 'heavy',
  coverage: 'nonsense ≤ 5; Rated load ≤ heavy\nRated speed ≤ fast',
  components: ' | X\n | Y',
})

test('a row lists all its problems, and a cell all of its own', async () => {
  const { problems } = await check(await book([bad]))
  expect(problems.map(({ column }) => column)).toEqual(
    ['manufacturerName', 'manufacturerCreditCode', 'testEndDate', 'parameters.ratedLoad', 'coverage', 'components'].map(
      letter,
    ),
  )
  const problem = (path: string) => problems.find(({ column }) => column === letter(path))?.msg ?? ''
  expect(problem('coverage').match(/line \d, condition \d/g)).toEqual([
    'line 1, condition 1',
    'line 1, condition 2',
    'line 2, condition 1',
  ])
  expect(problem('components').match(/line \d/g)).toEqual(['line 1', 'line 2'])
})

test('a country is written as people call it, or by its code', async () => {
  const named = ['德国', 'Germany', 'de'].map((country) => withCells({ country, manufacturerCreditCode: null }))
  const home = ['中国', 'China', 'P.R. China', ' '].map((country) => withCells({ country }))
  const { problems } = await check(await book([...named, ...home, withCells({ country: 'Prussia' })]))
  const refused = problems.filter(({ column }) => column === letter('country'))
  expect(refused.map(({ row }) => row)).toEqual([9])
  expect(refused[0]?.msg).toContain('for example China or CN')
})

test('a wrong category hides no other problem, and is not reported as ten other problems', async () => {
  const { problems } = await check(
    await book([
      withCells({
        categoryCode: '4110',
        manufacturerName: null,
        testStartDate: '2015-05-02',
        testEndDate: '2015-05-01',
      }),
    ]),
  )
  expect(problems.map(({ column }) => column)).toEqual(['categoryCode', 'manufacturerName', 'testEndDate'].map(letter))
})

test('the file comes back with marks, and once mended it is taken as it is', async () => {
  const job = await check(await book([goodRow(), bad]), '旧报告.xlsx')
  expect(job).toMatchObject({ state: 'checked', goodRows: 1, badRows: 1, isMarked: true })
  const reply = await manager.raw(markedImport, { query: { id: job.id } })
  expect(decodeURIComponent(String(reply.headers['content-disposition']))).toContain('旧报告_problems.xlsx')
  const marked = await openXlsx(reply.rawPayload, { readStyles: true })
  const [sheet] = marked.sheets
  if (!sheet?.cells) throw new Error('No cells')
  expect(marked.sheets.map(({ name }) => name)).toEqual(['Reports', 'Notes'])
  expect(sheet.rows[0]?.at(-1)).toBe('Import problems')
  expect(sheet.rows[0]?.slice(0, -1)).toEqual(headings)
  expect(sheet.rows[1]?.[headings.length] ?? null).toBeNull()
  const lines = String(sheet.rows[2]?.[headings.length]).split('\n')
  expect(lines).toHaveLength(job.problems.length)
  expect(lines[0]).toBe(`${letter('manufacturerName')}3: Manufacturer is required`)
  const cellAt = (path: string, row = 2) => sheet.cells?.get(`${row},${at(path)}`)
  expect(cellAt('parameters.ratedLoad')).toMatchObject({ value: 'heavy' })
  expect(cellAt('parameters.ratedLoad')?.comment?.text).toMatch(/number/)
  expect(cellAt('manufacturerName')?.style?.fill).toBeDefined()
  expect(cellAt('manufacturerName', 1)?.style?.fill).toBeUndefined()

  // Only the person who uploaded the file may read it.
  expect((await staff.refused(markedImport, { query: { id: job.id } })).status).toBe(404)
  // In a second upload its own column is not reported as unknown, and old marks are removed.
  const again = await check(reply.rawPayload)
  expect(again.problems).toEqual(job.problems)
  const { rawPayload } = await manager.raw(markedImport, { query: { id: again.id } })
  const [second] = (await openXlsx(rawPayload)).sheets
  expect(second?.rows[0]).toHaveLength(headings.length + 1)
  expect(await app.findings()).toEqual([])
})

test('a file without a mistake has nothing to mark', async () => {
  const job = await check(await book([goodRow()]))
  expect(job).toMatchObject({ badRows: 0, isMarked: false })
  expect((await manager.refused(markedImport, { query: { id: job.id } })).status).toBe(404)
})

test('a template of one category has its columns only, without what the category determines', async () => {
  const headsOf = async (categoryCode: string) => {
    const query = { formKind: elevator.key, categoryCode }
    const { rawPayload } = await staff.raw(importTemplate, { query }, { headers: { 'accept-language': 'en' } })
    return (await openXlsx(rawPayload)).sheets[0]?.rows[0]?.map((cell) => String(cell).replace(/ \*$/, '')) ?? []
  }
  const [lift, stairs, goods] = [await headsOf('3110'), await headsOf('3310'), await headsOf('3130')]
  expect(lift).toContain('Rated load (kg)')
  expect(lift).not.toContain('Nominal speed (m/s)')
  expect(lift).not.toContain('Drive')
  expect(goods).toContain('Drive')
  expect(stairs).toContain('Nominal speed (m/s)')
  expect(stairs).not.toContain('Rated load (kg)')
  const refusal = await staff.refused(importTemplate, { query: { formKind: elevator.key, categoryCode: '4110' } })
  expect(refusal.errors[0]?.field).toBe('categoryCode')
})
