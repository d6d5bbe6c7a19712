// Mistakes that several kinds of documents invite: each is one message, at its row and column, with the right form, and nothing is imported.
import { checkImport } from '@register/contract/business/reportImport'
import { expect, test } from 'vitest'
import { testApp } from '../../../../test/app.ts'
import { endOfImport } from '../../../../test/endOfImport.ts'
import { writeBook, type CellValue } from '../../../files/excel.ts'

const app = await testApp()
const manager = await app.as('body-manager')
const common = ['Report No.', 'Equipment category', 'Model', 'Manufacturer']

async function check(formKind: string, heads: readonly string[], rows: CellValue[][], sheets: string[] = ['Sheet1']) {
  const bytes = await writeBook(
    sheets.map((name) => ({
      name,
      columns: [...common, ...heads].map((header) => ({ header, width: 10 })),
      rows,
    })),
  )
  const { id } = await manager(
    checkImport,
    { body: { formKind, existing: 'true' } },
    { file: { name: 'papers.xlsx', bytes } },
  )
  return endOfImport(manager, id)
}
const lift = (...cells: CellValue[]) => ['L-1', '3110', 'T-1', 'Maker', ...cells]
const valve = (...cells: CellValue[]) => ['V-1', '7320', 'Q41F', 'Maker', ...cells]
const ride = (...cells: CellValue[]) => ['A-1', '6200', 'HX', 'Maker', ...cells]

test.each<[what: string, kind: string, head: string, row: CellValue[], message: string]>([
  ['a value out of bounds', 'elevator', 'Rated speed (m/s)', lift(1750), 'Rated speed must be between 0.05 and 25 m/s'],
  [
    'a character that only one machine shows',
    'elevator',
    'Product name',
    lift('电\uE000梯'),
    'Product name contains a character of an old encoding or of one’s own making (character 2, U+E000), which other computers do not show. Write the standard one',
  ],
  ['a unit of another kind', 'elevator', 'Rated load (kg)', lift('1 t'), 'Rated load must be a number, in kg'],
  [
    'a range upside down',
    'pressure',
    'Nominal size range',
    valve('150～15'),
    'Nominal size range: the upper end must not be below the lower end',
  ],
  [
    'a range that is a text',
    'pressure',
    'Nominal size range',
    valve('DN15-DN150'),
    'Nominal size range must be a range such as 20～150, ≥ 20 or ≤ 150',
  ],
  [
    'a table of 10,000 rows',
    'amusement',
    'Passenger restraints',
    ride(Array.from({ length: 10_000 }, () => 'Bar').join('\n')),
    'Passenger restraints may have at most 200 rows, and has 10000',
  ],
  [
    'a row of a table',
    'amusement',
    'Passenger restraints',
    ride('Bar | X | S | many | M'),
    'Passenger restraints, row 1: Quantity must be a number',
  ],
])('%s is one message', async (_, kind, head, row, message) => {
  const job = await check(kind, [head], [row])
  expect(job).toMatchObject({ state: 'checked', goodRows: 0, badRows: 1 })
  expect(job.problems.map(({ row: line, column, msg }) => [line, column, msg])).toEqual([[2, 'E', message]])
})

test('a form that the category does not have is answered with those it has', async () => {
  const { problems, badRows } = await check(
    'vehicle',
    ['Parameter form'],
    [['T-1', '5110', 'CPD30', 'Maker', 'Counterbalanced truck, battery']],
  )
  expect(badRows).toBe(1)
  expect(problems.map(({ column, msg }) => [column, msg])).toEqual([
    ['E', expect.stringMatching(/^Parameter form of category 5110 must be one of: Counterbalanced truck/)],
  ])
})

test('a heading in another unit is refused with the right one, and no row is imported', async () => {
  const { problems, goodRows } = await check('elevator', ['Rated load (t)'], [lift(1)])
  expect(goodRows).toBe(0)
  expect(problems.map(({ row, column, msg }) => [row, column, msg])).toEqual([
    [1, 'E', expect.stringContaining('The heading must be "Rated load (kg)"')],
  ])
})

test.each([
  [['电梯', 'Lifts'], 'Lifts'],
  [['Sheet1', 'Sheet2'], 'Sheet2'],
])('of the sheets %j one is read, and the other is told', async (sheets, other) => {
  const { goodRows, problems, sheet } = await check('elevator', ['Rated speed (m/s)'], [lift(1)], sheets)
  expect(goodRows).toBe(1)
  expect(sheet).toBe(sheets[0])
  expect(problems.map(({ msg }) => msg)).toEqual([`Other sheets of the workbook were not read: ${other}`])
})
