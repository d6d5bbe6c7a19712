// Moving one entry of a list leaves the others in their order.
import { expect, test } from 'vitest'
import { movedTo } from './moved.ts'

test.each([
  [0, 2, ['b', 'c', 'a', 'd']],
  [3, 0, ['d', 'a', 'b', 'c']],
  [1, 1, ['a', 'b', 'c', 'd']],
  [-1, 2, ['a', 'b', 'c', 'd']],
  [1, 4, ['a', 'b', 'c', 'd']],
])('from %i to %i', (from, to, after) => {
  expect(movedTo(['a', 'b', 'c', 'd'], from, to)).toEqual(after)
})
