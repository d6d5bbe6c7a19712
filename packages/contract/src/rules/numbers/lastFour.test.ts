// The last four characters that revoking asks for, in any spelling, of the number that a record has.
import { expect, test } from 'vitest'
import { isLastFour, lastFourOf } from './lastFour.ts'

test.each([
  ['TSX3110012202600007', 'DT-1', '0007'],
  ['TSX 3110 012 2026 0007', null, '0007'],
  ['T3-311-07-014', null, '7014'],
  ['', 'DT-2019-33-A', '933A'],
  [null, 'a-1', 'A1'],
])('of %s and %s they are %s', (certificateNo, reportNo, last) => {
  expect(lastFourOf({ certificateNo, reportNo })).toBe(last)
})

test.each([
  ['0007', true],
  [' 00-07 ', true],
  ['００07', true],
  ['007', false],
  ['60007', false],
  ['', false],
])('%s is them: %s', (typed, right) => {
  expect(isLastFour(typed, { certificateNo: 'TSX3110012202600007', reportNo: null })).toBe(right)
})
