// Which cells of a column are its numbers: headings and titles are left out, misprinted numbers are not; and which sheet and column come first.
import { expect, test } from 'vitest'
import { columnsOf, likeliest, offered, type Sheet } from './columns.ts'

const [one, two] = ['TSX 3110 901 2026 0001', 'TSX31109012026 0002']
const columnOf = (...cells: string[]) => columnsOf(cells.map((cell) => [cell]))[0]

test.each([
  ['a heading', ['证书编号', one, two], '证书编号'],
  ['a heading with the length of numbers', ['证书编号（17位）', one, two], '证书编号（17位）'],
  ['a title above the heading', ['2024年型式试验证书一览', '', '型式试验证书编号', one, two], '型式试验证书编号'],
  ['a heading that does not speak of numbers', ['清单', 'TSX', one, two], 'TSX'],
  ['no heading', [one, two], one],
])('%s', (_, cells, head) => {
  expect(columnOf(...cells)).toEqual({ letter: 'A', head, values: [one, two] })
})

test('what may be a number stays, though it fits no format', () => {
  expect(columnOf('TSX73001920222188', one)?.values).toEqual(['TSX73001920222188', one])
  expect(columnOf('证书编号', 'TSX73001920222188', '/', one)?.values).toEqual(['TSX73001920222188', '/', one])
  expect(columnOf('DT-1', 'DT-2')?.values).toEqual(['DT-1', 'DT-2'])
  expect(columnOf('报告编号', 'DT-1', '无')?.values).toEqual(['DT-1', '无'])
})

test('the column with most certificate numbers comes first; labels and suffixed numbers are such', () => {
  const columns = columnsOf([
    ['名称', '编号', '标签'],
    ['电梯', one, 'TX F340-022-15 0056'],
    [two, '', `${two}补`],
  ])
  expect(likeliest(columns)?.letter).toBe('C')
  expect(likeliest([])).toBeUndefined()
})

const sheet = (name: string, ...cells: string[]): Sheet => ({
  name,
  columns: columnsOf(cells.map((cell) => [cell])),
  notes: [],
})

test('a summary is passed over, and the sheet with most numbers comes first', () => {
  const all = [sheet('汇总', '共 3 张'), sheet('一', '编号', one), sheet('空'), sheet('二', '编号', one, two)]
  expect(offered(all).map(({ name }) => name)).toEqual(['二', '一'])
  expect(offered(all.slice(0, 1)).map(({ name }) => name)).toEqual(['汇总'])
})
