// Tests where the zero bits of a hash are counted from, and that a short hash has none beyond its end.
import { expect, test } from 'vitest'
import { hasZeroBits } from './captcha.ts'

test.each([
  [[0xff], 0, true],
  [[0x7f], 1, true],
  [[0x80], 1, false],
  [[0x00, 0x0f], 12, true],
  [[0x00, 0x10], 12, false],
  [[0x01, 0x00], 8, false],
  [[0x00, 0x00], 16, true],
  [[0x00, 0x00], 17, false],
] as const)('%j begins with %i zero bits: %s', (bytes, bits, does) => {
  expect(hasZeroBits(Uint8Array.from(bytes), bits)).toBe(does)
})
