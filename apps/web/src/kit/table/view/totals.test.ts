// A row of totals is shown where a shown column has a sum.
import { expect, test } from 'vitest'
import type { Column } from '../columns.ts'
import { hasTotals } from './totals.ts'

const column = (key: string): Column<unknown> => ({ key, title: [key, key], draw: () => key })

test.each([
  [['name', 'load'], { load: 3 }, true],
  [['name', 'load'], { load: 0 }, true],
  [['name'], { load: 3 }, false],
  [['name', 'load'], { load: null }, false],
  [['name', 'load'], {}, false],
  [['name', 'load'], undefined, false],
] as const)('%o with %o: %s', (keys, totals, shown) => {
  expect(hasTotals(keys.map(column), totals)).toBe(shown)
})
