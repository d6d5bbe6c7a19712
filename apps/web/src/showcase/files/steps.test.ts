// Arrow keys in a grid of ten things, four in a row.
import { expect, test } from 'vitest'
import { stepTo } from './steps.ts'

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 9, 9],
  ['ArrowLeft', 0, 0],
  ['ArrowDown', 1, 5],
  ['ArrowDown', 7, 7],
  ['ArrowUp', 5, 1],
  ['ArrowUp', 2, 2],
  ['Home', 7, 0],
  ['End', 0, 9],
  ['a', 3, undefined],
  ['toString', 3, undefined],
])('%s from %i leads to %s', (key, at, to) => {
  expect(stepTo(key, at, 4, 10)).toBe(to)
})

test('an empty grid leads nowhere', () => {
  expect(stepTo('End', 0, 4, 0)).toBeUndefined()
})
