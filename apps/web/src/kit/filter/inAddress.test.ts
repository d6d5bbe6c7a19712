// The ends of a span in an address are conditions like those of the drawer, and go with them.
import { expect, test } from 'vitest'
import type { FilterField } from './field.ts'
import { insteadOf, wordsIn } from './inAddress.ts'

const day: FilterField = { value: 'day', label: ['日期', 'Day'], type: 'daterange', most: 2 }
const state: FilterField = { value: 'state', label: ['状态', 'State'], type: 'select', operators: ['='] }
const fields = [day, state]

test.each([
  [{}, {}],
  [{ state: 'open', other: 'x' }, { state: 'open' }],
  [{ dayFrom: '2026-01-01' }, { day: '2026-01-01|>=' }],
  [{ dayTo: '2026-02-01' }, { day: '2026-02-01|<=' }],
  [{ dayFrom: '2026-01-01', dayTo: '2026-02-01' }, { day: '2026-01-01,2026-02-01|include' }],
  [{ day: '2026-01-05|!=', dayTo: '2026-02-01' }, { day: '2026-01-05|!=&&2026-02-01|<=' }],
])('%j means %j', (filters, words) => {
  expect(wordsIn(filters, fields)).toEqual(words)
})

test('new conditions take the place of every form of the old ones', () => {
  expect(insteadOf(fields, { state: 'open' })).toEqual({
    day: undefined,
    dayFrom: undefined,
    dayTo: undefined,
    state: 'open',
  })
})
