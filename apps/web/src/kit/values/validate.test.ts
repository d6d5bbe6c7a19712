// Which errors declarations find in a record and in the rows of a table, and when each is shown.
import type { Field } from '@register/contract/fields'
import { expect, test } from 'vitest'
import { asksNothing, validateFields, validateRows, sectionOf } from './validate.ts'

const fields: readonly Field[] = [
  { key: 'name', label: ['名称', 'Name'], type: 'text', required: true, maxLength: 3 },
  { key: 'count', label: ['数量', 'Quantity'], type: 'integer', max: 9 },
  { key: 'why', label: ['原因', 'Reason'], type: 'text', required: { key: 'count', is: ['9'] } },
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
  expect(validateFields(fields, values, 'p.').map(({ path, when, phrase }) => `${path} ${when}: ${phrase[1]}`)).toEqual(
    found,
  )
})

test('errors of cells are shown at once, by their place; an empty cell is no error yet', () => {
  const rows = [
    { name: 'abc', count: null },
    { name: null, count: 10 },
  ]
  expect(validateRows('parts', fields, rows)).toEqual([
    { path: 'parts.1.count', when: 'at once', phrase: ['数量不能大于 9', 'Quantity must be at most 9'] },
  ])
})

test("a part is wrong by the form's rules or by the server's answer, and a wrong value is not also missing", () => {
  const errors = validateFields(fields, { name: 'abcd', count: 9 })
  const all = () => true
  expect(sectionOf({ errors, serverErrors: new Map() }, all)).toEqual({ missing: 1, wrong: 1 })
  const refused = new Map([['why', ['不成立', 'does not hold'] as const]])
  expect(sectionOf({ errors, serverErrors: refused }, all)).toEqual({ missing: 0, wrong: 2 })
  expect(sectionOf({ errors, serverErrors: refused }, (path) => path === 'count')).toEqual({ missing: 0, wrong: 0 })
})

test('a table shows its errors cell by cell, a range as a whole once it was left', () => {
  const shapes: readonly Field[] = [
    { key: 'width', label: ['宽度', 'Width'], type: 'range', max: 50, required: true },
    {
      key: 'parts',
      label: ['部件', 'Parts'],
      type: 'table',
      required: true,
      maxRows: 2,
      columns: [{ key: 'count', label: ['数量', 'Quantity'], type: 'integer', max: 9 }],
    },
  ]
  const found = (values: Record<string, unknown>) =>
    validateFields(shapes, values as Parameters<typeof validateFields>[1], 'p.').map(
      ({ path, when, phrase }) => `${path} ${when}: ${phrase[1]}`,
    )
  expect(found({ width: { from: 5, to: 3 }, parts: [{ count: 1 }, { count: 10 }] })).toEqual([
    'p.width left: Width: the upper end must not be below the lower end',
    'p.parts.1.count at once: Parts, row 2: Quantity must be at most 9',
  ])
  expect(found({ width: { from: 'about 5', to: null }, parts: [{ count: 'two' }] })).toEqual([
    'p.width left: Width: the lower end must be a number such as 1000 or 1.75',
    'p.parts.0.count at once: Parts, row 1: Quantity must be a number such as 1000 or 1.75',
  ])
  expect(found({ width: null, parts: [{ count: null }] })).toEqual([
    'p.width asked: Width is required',
    'p.parts asked: Parts is required',
  ])
  expect(found({ width: { from: 1, to: null }, parts: [{}, {}, {}] })).toEqual([
    'p.parts at once: Parts may have at most 2 rows, and has 3',
    'p.parts asked: Parts is required',
  ])
})

test('a part without required fields asks nothing; one that is required only sometimes asks when it is', () => {
  const [drive, power] = [
    { key: 'drive', label: ['驱动', 'Drive'], type: 'text' },
    { key: 'power', label: ['功率', 'Power'], type: 'text', required: { key: 'drive', is: ['motor'] } },
  ] as const
  expect(asksNothing([drive], {})).toBe(true)
  expect(asksNothing([drive, power], { drive: 'hand' })).toBe(true)
  expect(asksNothing([drive, power], { drive: 'motor' })).toBe(false)
})
