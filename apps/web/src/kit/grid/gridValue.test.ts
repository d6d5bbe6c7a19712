// Widgets are moved, added and removed without being lost or doubled, whatever the layout.
import { gridLayouts } from '@register/contract/grid'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  added,
  movedWidget,
  placeBeside,
  placeOf,
  readDefault,
  readGrid,
  without,
  withLayout,
  type GridValue,
} from './gridValue.ts'

const shipped: GridValue = { layout: '12,6,6', columns: [['welcome'], ['about', 'version'], ['time', 'progress']] }

test.each([
  ['welcome', { column: 1, at: 1 }, [[], ['about', 'welcome', 'version'], ['time', 'progress']]],
  ['about', { column: 1, at: 1 }, [['welcome'], ['version', 'about'], ['time', 'progress']]],
  ['about', { column: 2, at: 99 }, [['welcome'], ['version'], ['time', 'progress', 'about']]],
  ['about', { column: 7, at: 0 }, shipped.columns],
  [
    'chart',
    { column: 0, at: 0 },
    [
      ['chart', 'welcome'],
      ['about', 'version'],
      ['time', 'progress'],
    ],
  ],
])('%s moves to %j', (widget, to, columns) => expect(movedWidget(shipped, widget, to).columns).toEqual(columns))

test('fewer columns get all widgets, additional columns begin empty', () => {
  const one = withLayout(shipped, '24')
  expect(one.columns).toEqual([['welcome', 'about', 'version', 'time', 'progress']])
  expect(withLayout(one, '24,16,8').columns).toEqual([one.columns[0], [], []])
})

test('a widget is added once, at the end of the shortest column, and removed', () => {
  expect(added(shipped, 'chart').columns[0]).toEqual(['welcome', 'chart'])
  expect(added(shipped, 'about')).toEqual(shipped)
  expect(without(shipped, 'about').columns[1]).toEqual(['version'])
  expect(placeOf(shipped, 'progress')).toEqual({ column: 2, at: 1 })
  expect(placeOf(shipped, 'chart')).toBeUndefined()
})

test('a stored value is read with care', () => {
  const known = ['welcome', 'about']
  expect(
    readGrid({ layout: '24', columns: [['about', 'gone', 'about', 3], 'x', ['welcome']] }, known, shipped),
  ).toEqual({
    layout: '24',
    columns: [['about', 'welcome']],
  })
  for (const bad of [null, 'x', {}, { layout: '8,8,8', columns: [] }, { layout: '24' }])
    expect(readGrid(bad, known, shipped)).toBe(shipped)
})

test('no widget is lost or doubled by any moves', () => {
  const widgets = shipped.columns.flat()
  const act = fc.oneof(
    fc.record({ widget: fc.constantFrom(...widgets), column: fc.nat(3), at: fc.nat(6) }),
    fc.constantFrom(...gridLayouts),
  )
  fc.assert(
    fc.property(fc.array(act), (acts) => {
      let value = shipped
      for (const one of acts)
        value = typeof one === 'string' ? withLayout(value, one) : movedWidget(value, one.widget, one)
      expect(value.columns.flat().toSorted()).toEqual(widgets.toSorted())
    }),
  )
})

test.each([
  ['time', 'left', { column: 1, at: 0 }],
  ['progress', 'left', { column: 1, at: 1 }],
  ['progress', 'right', undefined],
  ['progress', 'up', { column: 2, at: 0 }],
  ['progress', 'down', undefined],
  ['welcome', 'down', { column: 1, at: 0 }],
  ['welcome', 'up', undefined],
  ['about', 'up', { column: 0, at: 1 }],
  ['version', 'left', { column: 0, at: 1 }],
  ['version', 'down', { column: 2, at: 0 }],
  ['chart', 'down', undefined],
] as const)('the arrow of %s %s leads to %j', (widget, arrow, to) => {
  expect(placeBeside(shipped, widget, arrow)).toEqual(to)
})

test('by arrows alone every widget reaches every column', () => {
  fc.assert(
    fc.property(fc.constantFrom(...shipped.columns.flat()), fc.constantFrom('left', 'right'), (widget, arrow) => {
      let value = shipped
      for (let to = placeBeside(value, widget, arrow); to; to = placeBeside(value, widget, arrow))
        value = movedWidget(value, widget, to)
      expect(placeOf(value, widget)?.column).toBe(arrow === 'left' ? 0 : 2)
    }),
  )
})

const known = ['welcome', 'about', 'version', 'time', 'progress', 'quick']
const one = (...keys: string[]) => ({ layout: '24', columns: [keys] })

/** Whose arrangement counts: one's own, then the default of the role, then the shipped one; each without what one may not have. */
test.each([
  ['nothing', null, null, shipped],
  ['a default of the role', null, one('quick', 'time'), one('quick', 'time')],
  ['one that holds a widget that one may not have', null, one('attention', 'time'), one('time')],
  ['one of which nothing is left', null, one('attention'), shipped],
  ['one of a later version', null, { layout: '8,8,8', columns: [] }, shipped],
  ['an arrangement of one’s own', one('about'), one('quick'), one('about')],
  ['one’s own without any widget', one(), one('quick'), one()],
  ['one’s own that cannot be read', 'x', one('quick'), one('quick')],
])('a person with %s', (_, own, ofRole, seen) => {
  expect(readGrid(own, known, readDefault(ofRole, known, shipped))).toEqual(seen)
})
