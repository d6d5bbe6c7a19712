// The bounds are those of the encoder that draws the codes.
import { create } from 'qrcode'
import { expect, test } from 'vitest'
import { codeFits, type CodeLevel } from './codeFits.ts'

test.each([
  ['L', 2953],
  ['M', 2331],
  ['Q', 1663],
  ['H', 1273],
] as const)('level %s takes %i bytes and not one more', (level: CodeLevel, most) => {
  const longest = 'a'.repeat(most)
  expect(codeFits(longest, level)).toBe(true)
  expect(create(longest, { errorCorrectionLevel: level }).version).toBe(40)
  expect(codeFits(`${longest}a`, level)).toEqual({ bytes: most + 1, most })
  expect(() => create(`${longest}a`, { errorCorrectionLevel: level })).toThrow('too big')
})

test('a Chinese character is three bytes', () => {
  expect(codeFits('报'.repeat(425))).toEqual({ bytes: 1275, most: 1273 })
})
