// A favourite is everything a list was asked for, and takes the place of everything.
import { expect, test } from 'vitest'
import type { FilterField } from '../field.ts'
import type { Favourite } from './useFavourites.ts'
import { besidesOf, saidParts, sameAs, viewOf } from './view.ts'

const day: FilterField = { value: 'day', label: ['日期', 'Day'], type: 'daterange', most: 2 }
const state: FilterField = { value: 'state', label: ['状态', 'State'], type: 'select', operators: ['='] }
const fields = [day, state]

test.each([
  [{ filters: {} }, {}],
  [{ filters: { state: 'open', dayFrom: '2026-01-01' } }, {}],
  [{ filters: { state: 'open', keyword: '电梯' } }, { keyword: '电梯' }],
  [
    { filters: { parameters: 'speed:1-2' }, by: '-updatedAt' },
    { parameters: 'speed:1-2', by: '-updatedAt' },
  ],
])('beside the conditions of %j', (asked, besides) => {
  expect(besidesOf(asked, fields)).toEqual(besides)
})

test('what it does not keep ends with it: search, order and conditions', () => {
  const now = { filters: { keyword: '起重机', dayTo: '2026-02-01', other: 'x' }, by: 'model' }
  expect(viewOf(now, fields, { state: 'open', keyword: '电梯' })).toEqual({
    keyword: '电梯',
    other: undefined,
    by: undefined,
    day: undefined,
    dayFrom: undefined,
    dayTo: undefined,
    state: 'open',
  })
  expect(viewOf({ filters: {} }, fields, { by: '-updatedAt' })['by']).toBe('-updatedAt')
})

test('is told by its conditions, the bounds by parameters, its search words and that it has an order', () => {
  const kept = { state: 'open', keyword: '电梯', by: 'model', parameters: 'speed:1-2' }
  expect(saidParts(kept, { fields }, ([zh]) => zh)).toBe('状态、搜索“电梯”、排列顺序')
  const further = { name: 'parameters', label: ['参数', 'Parameters'] } as const
  expect(saidParts(kept, { fields, further }, ([zh]) => zh)).toBe('状态、参数、搜索“电梯”、排列顺序')
})

test('the same question is known again, in whatever order it was written', () => {
  const list: readonly Favourite[] = [
    { title: 'one', filterObj: { state: 'open' } },
    { title: 'two', filterObj: { state: 'open', by: 'model' } },
  ]
  expect(sameAs(list, { by: 'model', state: 'open' })?.title).toBe('two')
  expect(sameAs(list, { by: '-model', state: 'open' })).toBeUndefined()
})
