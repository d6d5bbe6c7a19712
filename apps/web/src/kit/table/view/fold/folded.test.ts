// Columns go under others only while the table is too narrow, the last first, one to a column.
import { expect, test } from 'vitest'
import { leavesOf, type Column, type Columns } from '../../columns.ts'
import { folded, widthOf, type FoldedColumn } from './folded.ts'

const column = (key: string, more: Partial<Column<string>> = {}): Column<string> => ({
  key,
  title: [key, key],
  width: 100,
  draw: (row) => row,
  ...more,
})

const shown = (columns: Columns<string>) =>
  leavesOf(columns).map((one: FoldedColumn<string>) => (one.second ? `${one.key}/${one.second.key}` : one.key))

const four = [column('no'), column('report', { under: 'no' }), column('maker'), column('body', { under: 'maker' })]

test.each([
  [400, ['no', 'report', 'maker', 'body']],
  [399, ['no', 'report', 'maker/body']],
  [299, ['no/report', 'maker/body']],
  // Less room than the rest needs: the table scrolls sideways.
  [10, ['no/report', 'maker/body']],
])('in %i pixels', (room, expected) => {
  expect(shown(folded(four, room))).toEqual(expected)
})

test('a column without a width counts as 180 pixels', () => {
  const { width: _, ...wide } = column('a')
  expect(widthOf([wide, column('b')])).toBe(280)
})

test('one whose column is hidden, taken, fixed at the edge or under a common head stays', () => {
  expect(shown(folded([column('a', { under: 'gone' }), column('b')], 10))).toEqual(['a', 'b'])
  const two = [column('a'), column('b', { under: 'a' }), column('c', { under: 'a' })]
  expect(shown(folded(two, 10))).toEqual(['a/c', 'b'])
  expect(shown(folded([column('a'), column('b', { under: 'a', fixed: 'start' })], 10))).toEqual(['a', 'b'])
  const headed = { key: 'g', title: ['g', 'g'] as const, columns: [column('b', { under: 'a' })] }
  expect(shown(folded([column('a'), headed], 10))).toEqual(['a', 'b'])
})

test('what has taken a second line does not become one', () => {
  const chain = [column('a'), column('b', { under: 'a' }), column('c', { under: 'b' })]
  expect(shown(folded(chain, 10))).toEqual(['a', 'b/c'])
})

test('a column gets the width that the name of its second line needs', () => {
  const named = column('b', { under: 'a', title: ['设备品种', 'Equipment category'] })
  const wide = column('c', { width: 300 })
  const widths = (first: Partial<Column<string>>) =>
    leavesOf(folded([column('a', first), named, wide], 10)).map(({ width }) => width && Math.round(width))
  expect(widths({ width: 100 })).toEqual([157, 300])
  expect(widths({ width: 200 })).toEqual([200, 300])
})
