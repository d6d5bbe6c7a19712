// Filters are sent as text and read back as the same rows.
import { expect, test } from 'vitest'
import type { FilterField } from './field.ts'
import { countOf, freshRow, leftFor, rowsOf, withOperator, wordsOf, type FilterRow } from './filterRows.ts'

const field = (value: string, more: Partial<FilterField> = {}): FilterField => ({
  value,
  label: [value, value],
  type: 'text',
  ...more,
})
const fields = [
  field('name', { most: 3 }),
  field('kind', { type: 'select', extend: { multiple: true } }),
  field('owner', { type: 'select' }),
  field('day', { type: 'daterange', operator: '=' }),
  field('since', { type: 'daterange' }),
  field('at', { type: 'datetimerange' }),
  field('month', { type: 'customDate', extend: { dateType: 'monthrange' } }),
  field('urgent', { type: 'switch', operators: ['=', '!='] }),
  field('tags', { type: 'tags' }),
]
const row = (name: string, value: FilterRow['value'], operator: FilterRow['operator'] = 'include') => ({
  field: name,
  operator,
  value,
})
const numbered = (rows: Omit<FilterRow, 'id'>[]) => rows.map((one, id) => ({ ...one, id }))

test.each([
  ['a text', [row('name', '电梯')], { name: '电梯|include' }],
  ['a text with a bar', [row('name', 'a|b', '=')], { name: 'a|b|=' }],
  ['a text that looks like a word', [row('name', 'a|include', '!=')], { name: 'a|include|!=' }],
  ['a text with the separator', [row('name', 'R&&D')], { name: 'R&&D|include' }],
  ['rows of one field', [row('name', 'a'), row('name', 'b', 'notinclude')], { name: 'a|include&&b|notinclude' }],
  ['several options', [row('kind', ['x', 'y'], '!=')], { kind: 'x,y|!=' }],
  ['one option', [row('owner', 'x,y')], { owner: 'x,y|include' }],
  ['a span of days', [row('day', ['2026-01-01', '2026-02-01'], '=')], { day: '2026-01-01,2026-02-01|=' }],
  ['one day to compare with', [row('since', '2026-01-01', '>=')], { since: '2026-01-01|>=' }],
  ['a span that holds it', [row('since', ['2026-01-01', '2026-02-01'])], { since: '2026-01-01,2026-02-01|include' }],
  [
    'a span of times',
    [row('at', ['2026-01-01 00:00:00', '2026-01-01 12:30:00'])],
    { at: '2026-01-01 00:00:00,2026-01-01 12:30:00|include' },
  ],
  ['a span of months', [row('month', ['2026-01', '2026-03'])], { month: '2026-01,2026-03|include' }],
  ['off', [row('urgent', '0', '=')], { urgent: '0|=' }],
  ['labels', [row('tags', ['加急', '复检'])], { tags: '加急,复检|include' }],
  ['several fields', [row('name', 'a'), row('urgent', '1', '!=')], { name: 'a|include', urgent: '1|!=' }],
])('%s', (_, rows, words) => {
  expect(wordsOf(numbered(rows), fields, true)).toEqual(words)
  expect(rowsOf(words, fields)).toEqual(rows)
  expect(countOf(words, fields)).toBe(rows.length)
})

test.each([
  ['a bare value', [row('name', '电梯')], { name: '电梯' }],
  ['a bare value that looks like a word', [row('name', 'a|=')], { name: 'a|=|include' }],
  ['bare values of one field', [row('name', 'a'), row('name', 'b')], { name: 'a|include&&b|include' }],
  ['a bare span', [row('day', ['2026-01-01', '2026-02-01'], '=')], { day: '2026-01-01,2026-02-01' }],
])('without operators: %s', (_, rows, words) => {
  expect(wordsOf(numbered(rows), fields, false)).toEqual(words)
  expect(rowsOf(words, fields)).toEqual(rows)
})

test('with another operator a span becomes its first day, and a day a span of itself', () => {
  const since = fields.find(({ value }) => value === 'since')
  const span = { ...row('since', ['2026-01-01', '2026-02-01']), id: 1 }
  expect(withOperator(span, since, '>')).toEqual({ ...span, operator: '>', value: '2026-01-01' })
  const day = { ...row('since', '2026-01-01', '<='), id: 1 }
  expect(withOperator(day, since, 'notinclude').value).toEqual(['2026-01-01', '2026-01-01'])
  expect(withOperator(day, since, '=').value).toBe('2026-01-01')
  const none = { ...row('since', [], 'include'), id: 1 }
  expect(withOperator(none, since, '=').value).toBeNull()
  expect(withOperator({ ...none, value: null, operator: '=' }, since, 'include').value).toEqual([])
})

test('incomplete rows are not conditions, and unknown fields are left out', () => {
  const rows = numbered([
    row('name', '  '),
    row('kind', []),
    { ...row('', null), field: undefined },
    row('owner', null),
  ])
  expect(wordsOf(rows, fields, true)).toEqual({})
  expect(rowsOf({ gone: 'x|=', name: '' }, fields)).toEqual([])
})

test('a field is left while it may have one more row, and its second row begins as the other end of the range', () => {
  const year = field('year', { most: 2, operators: ['=', '>', '>=', '<', '<='] })
  const owner = field('owner')
  const names = (rows: { field: string }[]) => leftFor(rows, [year, owner]).map(({ value }) => value)
  expect(names([])).toEqual(['year', 'owner'])
  expect(names([{ field: 'owner' }, { field: 'year' }])).toEqual(['year'])
  expect(names([{ field: 'owner' }, { field: 'year' }, { field: 'year' }])).toEqual([])
  expect(freshRow(year).operator).toBe('=')
  expect(freshRow(year, [row('year', '2020', '>=')]).operator).toBe('<=')
  expect(freshRow(year, [row('year', '2020', '<')]).operator).toBe('>=')
  expect(freshRow(year, [row('owner', '2020', '<')]).operator).toBe('=')
  const among = field('since', { type: 'daterange', most: 2, operators: ['include', '>='] })
  expect(freshRow(among, [row('since', '2020-01-01', '>=')])).toEqual(row('since', []))
})
