// A page has the rows that its height holds, ten at least; what cannot be measured says nothing.
import { expect, test } from 'vitest'
import { rowsOfHeight } from './rowsOfHeight.ts'

test.each([
  [490, [49, 49], 10],
  [800, [49, 49], 16],
  // The mean of rows that differ.
  [900, [40, 50], 20],
  [300, [49], 10],
  [9000, [40], 50],
  [0, [49], undefined],
  [490, [], undefined],
  [490, [0], undefined],
])('%i pixels and rows of %j make %j', (height, rows, expected) => {
  expect(rowsOfHeight(height, rows)).toBe(expected)
})
