// A person's columns override the administrators', which override the screen's own, as columns are added and removed.
import { expect, test } from 'vitest'
import type { Column, Columns } from '../columns.ts'
import { arranged, declaredSettings, overlaid, underDefaults, type ColumnSetting } from './columnPlan.ts'

const column = (key: string, more: Partial<Column<object>> = {}): Column<object> => ({
  key,
  title: [key, key],
  draw: () => null,
  ...more,
})
const stored = (prop: string, more: Partial<ColumnSetting> = {}): ColumnSetting => ({
  prop,
  hide: false,
  width: null,
  sortable: false,
  fixed: false,
  ...more,
})
const keys = (columns: Columns<object>): string[] =>
  columns.map((one) => ('columns' in one ? `${one.key}(${keys(one.columns).join(' ')})` : one.key))
const props = (settings: readonly ColumnSetting[]) => settings.map(({ prop }) => prop).join('')

const abcd = ['a', 'b', 'c', 'd'].map((key) => column(key))

test('without settings the declared columns are used', () => {
  expect(
    declaredSettings([column('a', { width: 90, sortable: true, fixed: 'start' }), column('b', { hidden: true })]),
  ).toEqual([stored('a', { width: 90, sortable: true, fixed: true }), stored('b', { hide: true })])
})

test.each([
  ['nothing saved', undefined, 'abcd'],
  ['another order', 'dcba', 'dcba'],
  ['columns added since stand after their neighbour, or first', 'cb', 'acdb'],
  ['a first one added since comes first', 'bcd', 'abcd'],
  ['columns removed since are gone', 'xdcybaz', 'dcba'],
  ['nothing known any more', 'xyz', 'abcd'],
])('%s', (_, saved, merged) => {
  const over = saved === undefined ? undefined : [...saved].map((prop) => stored(prop))
  expect(props(overlaid(declaredSettings(abcd), over))).toBe(merged)
})

test('administrators’ values win over the screen’s, the person’s over both; titles and filters stay the administrators’', () => {
  const columns = [column('a', { width: 90, sortable: true, filters: [] }), column('b')]
  const filters = [{ text: '甲', value: 'x' }]
  const set = { label: '甲列', renamed: true, filters, showOverflowTooltip: false }
  const admin = underDefaults(declaredSettings(columns), [
    { ...stored('b'), ...set, label: '乙列', renamed: false },
    { ...stored('a', { width: 120 }), ...set },
  ])
  expect(admin).toMatchObject([stored('b'), stored('a', { width: 120 })])
  const own = overlaid(admin, [stored('a', { fixed: true }), stored('b', { hide: true })])
  expect(own).toMatchObject([stored('a', { fixed: true }), stored('b', { hide: true })])
  expect(arranged(columns, own)).toMatchObject([
    { key: 'a', title: ['甲列', '甲列'], cut: false, filters: [{ label: '甲', value: 'x' }] },
  ])
  // A column that the screen cannot filter stays so, and a title that was never changed is the screen's.
  const [b] = arranged(columns, admin)
  expect(b).toMatchObject({ key: 'b', title: ['b', 'b'] })
  expect(b).not.toHaveProperty('filters')
})

test('hidden columns are left out, fixed ones are at their edge, widths are numbers or free', () => {
  const columns = [column('a', { width: 90 }), column('b', { fixed: 'end' }), column('c'), column('d')]
  const drawn = arranged(columns, [
    stored('b', { fixed: true }),
    stored('a', { width: null }),
    stored('c', { hide: true }),
    stored('d', { fixed: true, width: 200 }),
  ])
  expect(keys(drawn)).toEqual(['d', 'a', 'b'])
  expect(drawn).toMatchObject([{ fixed: 'start', width: 200 }, {}, { fixed: 'end' }])
  expect(drawn[1]).not.toHaveProperty('width')
})

test('a column that the server cannot sort is not offered for sorting, and sorting of others can be switched off', () => {
  const drawn = arranged(
    [column('a'), column('b', { sortable: true })],
    [stored('a', { sortable: true }), stored('b', { sortable: false })],
  )
  expect(drawn).toMatchObject([{ sortable: false }, { sortable: false }])
})

test('a group keeps its columns together and disappears with the last of them', () => {
  const columns: Columns<object> = [
    column('a'),
    { key: 'g', title: ['g', 'g'], columns: [column('b'), column('c')] },
    column('d'),
  ]
  const order = [stored('d'), stored('c'), stored('a'), stored('b')]
  expect(keys(arranged(columns, order))).toEqual(['d', 'g(c b)', 'a'])
  const gone = [stored('a'), stored('b', { hide: true }), stored('c', { hide: true }), stored('d')]
  expect(keys(arranged(columns, gone))).toEqual(['a', 'd'])
})
