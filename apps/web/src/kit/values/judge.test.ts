// What declarations find wrong with a record and with the rows of a table, and when each is said.
import type { Field } from '@register/contract/fields'
import { expect, test } from 'vitest'
import { judgeFields, judgeRows, sectionOf } from './judge.ts'

const fields: readonly Field[] = [
  { key: 'name', label: ['名称', 'Name'], type: 'text', required: true, maxLength: 3 },
  { key: 'count', label: ['数量', 'Quantity'], type: 'integer', max: 9 },
  { key: 'why', label: ['原因', 'Reason'], type: 'text', required: ({ count }) => count === 9 },
]

test.each<[Record<string, string | number | null>, string[]]>([
  [{ name: 'abc', count: 1 }, []],
  [{ name: 'a\u202E', count: 1 }, ['p.name left: Name contains invisible characters. Remove them and type it again']],
  [{ name: '', count: 1 }, ['p.name asked: Name is required']],
  [
    { name: 'abcd', count: 10 },
    ['p.name left: Name must be at most 3 characters', 'p.count left: Quantity must be at most 9'],
  ],
  [{ name: 'abc', count: 9 }, ['p.why asked: Reason is required']],
])('of %j: %j', (values, found) => {
  expect(judgeFields(fields, values, 'p.').map(({ path, when, phrase }) => `${path} ${when}: ${phrase[1]}`)).toEqual(
    found,
  )
})

test('cells are told of at once, by their place; an empty cell is being written', () => {
  const rows = [
    { name: 'abc', count: null },
    { name: null, count: 10 },
  ]
  expect(judgeRows('parts', fields, rows)).toEqual([
    { path: 'parts.1.count', when: 'at once', phrase: ['数量不能大于 9', 'Quantity must be at most 9'] },
  ])
})

test('a part is wrong by its own rules or by the word of the server, and what is wrong is not also missing', () => {
  const complaints = judgeFields(fields, { name: 'abcd', count: 9 })
  const all = () => true
  expect(sectionOf({ complaints, told: new Map() }, all)).toEqual({ missing: 1, wrong: 1 })
  const told = new Map([['why', ['不成立', 'does not hold'] as const]])
  expect(sectionOf({ complaints, told }, all)).toEqual({ missing: 0, wrong: 2 })
  expect(sectionOf({ complaints, told }, (path) => path === 'count')).toEqual({ missing: 0, wrong: 0 })
})
