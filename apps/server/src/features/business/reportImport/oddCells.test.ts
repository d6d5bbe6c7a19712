// What a person sees in Excel is what an import registers: a cell that shows something is never read as empty, hidden rows are left out and named.
import { elevator } from '@register/contract/rules/parameters/kinds/elevator'
import { frontAnswer } from '@register/contract/business/publicReport/publicReport'
import { checkImport, runImport } from '@register/contract/business/reportImport'
import { expect, test } from 'vitest'
import { testApp } from '../../../../test/app.ts'
import { endOfImport } from '../../../../test/endOfImport.ts'
import { oddBook, styleOf, text, type OddSheet } from '../../../../test/books/oddBooks.ts'

const app = await testApp()
const manager = await app.as('body-manager')

const heads = [
  'Report No.',
  'Equipment category',
  'Model',
  'Manufacturer',
  '发证日期',
  '有效期至',
  'Rated load (kg)',
  'Product name',
]

/** A row of the sheet whose last cells are written as given. */
const row = (at: number, cells: string, { model = 'KX-1', hidden = '' } = {}) =>
  `<row r="${at}"${hidden}>${text(`A${at}`, `ODD-${at}-${String(++numbers)}`)}${text(`B${at}`, '3110')}${
    model.startsWith('<') ? model : text(`C${at}`, model)
  }${text(`D${at}`, '示例电梯厂')}${text(`E${at}`, '2015-03-02')}${cells}${text(`H${at}`, '乘客电梯')}</row>`
let numbers = 0

async function checked(rows: string, more: Partial<OddSheet> = {}) {
  const head = `<row r="1">${heads.map((name, at) => text(`${String.fromCodePoint(65 + at)}1`, name)).join('')}</row>`
  const bytes = oddBook([{ name: 'Lifts', rows: head + rows, ...more }])
  const body = { formKind: elevator.key, existing: 'true' as const }
  const { id } = await manager(checkImport, { body }, { file: { name: 'odd.xlsx', bytes } })
  return endOfImport(manager, id)
}

test('an end of validity that the file has no result of is a problem of its cell', async () => {
  const job = await checked(row(2, `<c r="F2" s="${styleOf('yyyy\\-mm\\-dd')}"><f>EDATE(E2,48)</f></c>`))
  expect(job).toMatchObject({ goodRows: 0, badRows: 1 })
  expect(job.problems).toMatchObject([
    {
      row: 2,
      column: 'F',
      value: '=EDATE(E2,48)',
      msg: expect.stringContaining('is a formula without a stored result') as string,
    },
  ])
})

test('an end of validity merged over rows is that of each, and said', async () => {
  const job = await checked(row(2, text('F2', '2019-03-01')) + row(3, ''), { merged: ['F2:F3'] })
  expect(job).toMatchObject({ goodRows: 2, problems: [], notes: [expect.stringContaining('F3') as string] })
  await manager(runImport, { body: { id: job.id, rows: 'all' } })
  expect((await endOfImport(manager, job.id)).imported).toBe(2)
  const answer = await app.stranger(frontAnswer, { body: { certificateNo: `ODD-3-${String(numbers)}` } })
  expect(answer.compare.find(({ key }) => key === 'validTo')?.value).toBe('2019-03-01')
})

test('hidden rows are not imported, and named before anything is', async () => {
  const job = await checked(row(2, '') + row(3, '', { hidden: ' hidden="1"' }))
  expect(job).toMatchObject({ total: 1, goodRows: 1, problems: [] })
  expect(job.notes).toEqual([expect.stringMatching(/^1 hidden row was not read: row 3\./) as string])
})

test('texts that Excel made dates of, pictures, errors and percentages without their unit are problems of their cells', async () => {
  const made = `<c r="C2" s="${styleOf('m"月"d"日"')}"><v>46083</v></c>`
  const picture = '<c r="C3" t="str"><f>_xlfn.DISPIMG("ID_1",1)</f><v>=DISPIMG("ID_1",1)</v></c>'
  const error = '<c r="F4" t="e"><f>#REF!</f><v>#REF!</v></c>'
  const { problems } = await checked(
    row(2, '', { model: made }) +
      row(3, '', { model: picture }) +
      row(4, error) +
      row(5, `<c r="G5" s="${styleOf('0%')}"><v>0.3</v></c>`),
  )
  expect(problems.map(({ row: at, column, msg }) => [at, column, msg])).toEqual([
    [2, 'C', expect.stringContaining('enter it again, such as 3-2')],
    [3, 'C', expect.stringContaining('is a picture placed in the cell')],
    [4, 'F', expect.stringContaining('holds the Excel error #REF!')],
    [5, 'G', 'Rated load must be a number, in kg'],
  ])
})
