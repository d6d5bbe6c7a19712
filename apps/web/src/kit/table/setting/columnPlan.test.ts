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
const kept = (prop: string, more: Partial<ColumnSetting> = {}): ColumnSetting => ({
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

test('declared columns are the start', () => {
  expect(
    declaredSettings([column('a', { width: 90, sortable: true, fixed: 'start' }), column('b', { hidden: true })]),
  ).toEqual([kept('a', { width: 90, sortable: true, fixed: true }), kept('b', { hide: true })])
})

test.each([
  ['nothing saved', undefined, 'abcd'],
  ['another order', 'dcba', 'dcba'],
  ['columns added since stand after their neighbour, or first', 'cb', 'acdb'],
  ['a first one added since comes first', 'bcd', 'abcd'],
  ['columns removed since are gone', 'xdcybaz', 'dcba'],
  ['nothing known any more', 'xyz', 'abcd'],
])('%s', (_, saved, merged) => {
  const over = saved === undefined ? undefined : [...saved].map((prop) => kept(prop))
  expect(props(overlaid(declaredSettings(abcd), over))).toBe(merged)
})

test('administrators’ values win over the screen’s, the person’s over both; titles and filters stay the administrators’', () => {
  const columns = [column('a', { width: 90, sortable: true, filters: [] }), column('b')]
  const filters = [{ text: '甲', value: 'x' }]
  const given = { label: '甲列', renamed: true, filters, showOverflowTooltip: false }
  const admin = underDefaults(declaredSettings(columns), [
    { ...kept('b'), ...given, label: '乙列', renamed: false },
    { ...kept('a', { width: 120 }), ...given },
  ])
  expect(admin).toMatchObject([kept('b'), kept('a', { width: 120 })])
  const own = overlaid(admin, [kept('a', { fixed: true }), kept('b', { hide: true })])
  expect(own).toMatchObject([kept('a', { fixed: true }), kept('b', { hide: true })])
  expect(arranged(columns, own)).toMatchObject([
    { key: 'a', title: ['甲列', '甲列'], cut: false, filters: [{ label: '甲', value: 'x' }] },
  ])
  // A column that the screen cannot filter stays so, and a title that was never changed is the screen's.
  const [b] = arranged(columns, admin)
  expect(b).toMatchObject({ key: 'b', title: ['b', 'b'] })
  expect(b).not.toHaveProperty('filters')
})

test('hidden columns are left out, fixed ones stand at their edge, widths are numbers or free', () => {
  const columns = [column('a', { width: 90 }), column('b', { fixed: 'end' }), column('c'), column('d')]
  const drawn = arranged(columns, [
    kept('b', { fixed: true }),
    kept('a', { width: null }),
    kept('c', { hide: true }),
    kept('d', { fixed: true, width: 200 }),
  ])
  expect(keys(drawn)).toEqual(['d', 'a', 'b'])
  expect(drawn).toMatchObject([{ fixed: 'start', width: 200 }, {}, { fixed: 'end' }])
  expect(drawn[1]).not.toHaveProperty('width')
})

test('what the server cannot sort is not offered for sorting, and what it can may be switched off', () => {
  const drawn = arranged(
    [column('a'), column('b', { sortable: true })],
    [kept('a', { sortable: true }), kept('b', { sortable: false })],
  )
  expect(drawn).toMatchObject([{ sortable: false }, { sortable: false }])
})

test('a group keeps its columns together and goes when the last of them goes', () => {
  const columns: Columns<object> = [
    column('a'),
    { key: 'g', title: ['g', 'g'], columns: [column('b'), column('c')] },
    column('d'),
  ]
  const order = [kept('d'), kept('c'), kept('a'), kept('b')]
  expect(keys(arranged(columns, order))).toEqual(['d', 'g(c b)', 'a'])
  const gone = [kept('a'), kept('b', { hide: true }), kept('c', { hide: true }), kept('d')]
  expect(keys(arranged(columns, gone))).toEqual(['a', 'd'])
})
