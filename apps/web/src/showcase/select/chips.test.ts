// Chips: the first of a row clears it, the others replace or join each other.
import { expect, test } from 'vitest'
import { pressed, type ChipRow } from './chips.ts'

const row = (multiple: boolean): ChipRow => ({
  key: 'kind',
  title: ['种类', 'Kind'],
  options: ['', 'a', 'b', 'c'].map((value) => ({ value, label: value })),
  multiple,
})

test.each([
  [false, [], 'b', ['b']],
  [false, ['a'], 'b', ['b']],
  [false, ['a'], 'a', ['a']],
  [false, ['a'], '', []],
  [true, ['c'], 'a', ['a', 'c']],
  [true, ['a', 'c'], 'c', ['a']],
  [true, ['a', 'c'], '', []],
])('several %s, chosen %j, pressed %j', (multiple, chosen, value, after) => {
  expect(pressed(row(multiple), chosen, value)).toEqual(after)
})
