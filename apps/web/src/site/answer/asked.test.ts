// Only a text without any digit is no number; what may be one gets the answer that it is not in the register.
import { expect, test } from 'vitest'
import { isNoNumber } from './asked.ts'

test.each(['abc', '电梯', 'TSX-ABCD', ''])('"%s" is no number', (certificateNo) => {
  expect(isNoNumber({ certificateNo })).toBe(true)
})

test.each(['TSX 3110 901 2026 9998', 'ABC-1', 'ＴＳＸ３１１０'])('"%s" may be one', (certificateNo) => {
  expect(isNoNumber({ certificateNo })).toBe(false)
})

test('the id of a code is never checked by its characters', () => {
  expect(isNoNumber({ publicId: 'abcdefghijklmnopqrstuv' })).toBe(false)
})
