// The questions contain every column that a list sorts or filters by, in both directions and with every operator.
import { reportColumns } from '@register/contract/business/report/shape'
import { publicColumns } from '@register/contract/business/publicReport/row'
import { operators, type ListColumns } from '@register/contract/page'
import { expect, test } from 'vitest'
import { questionsOf, withKeyword } from './questions.mjs'

const values = {
  text: {},
  choice: { categoryCode: ['3000', '3110', '9000'], formKind: ['elevator', 'vehicle'], bodyId: ['3', '4'] },
  days: {},
  parameters: { formKind: 'elevator', each: [] },
  keyword: '电梯',
}
const asked = (columns: ListColumns) =>
  questionsOf({ columns, values, operators: Object.keys(operators), page: {}, pageSize: 20, reach: 10_000 })

test.each([
  ['public', publicColumns],
  ['office', reportColumns],
])('%s: every sort both ways, its first page and its last; every filter alone', (_, columns: ListColumns) => {
  const questions = asked(columns)
  for (const [key, { sortable, type }] of Object.entries(columns)) {
    const sorted = questions.filter(({ group }) => group === `sorted by ${key}`).map(({ body }) => body)
    expect(sorted).toEqual(
      sortable
        ? ['ascending', 'descending'].flatMap((order) => [
            { prop: key, order },
            { prop: key, order, pageNum: 500 },
          ])
        : [],
    )
    const filters = questions.filter(({ group }) => group === `filtered by ${key}`)
    expect(filters.length).toBeGreaterThan(2)
    const words = filters.map(({ body }) => String(body[key]))
    if (type === 'text')
      for (const operator of Object.keys(operators))
        expect(words.some((word) => word.endsWith(`|${operator}`))).toBe(true)
  }
  expect(questions.some(({ group }) => group === 'two filters')).toBe(true)
})

test('with a keyword each sort and each filter once more', () => {
  const questions = withKeyword(asked(publicColumns), '电梯')
  expect(new Set(questions.map(({ body }) => body['keyword']))).toEqual(new Set(['电梯']))
  expect(questions.map(({ group }) => group)).toContain('keyword, sorted by manufacturerName')
})
