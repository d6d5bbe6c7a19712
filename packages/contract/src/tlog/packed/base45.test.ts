// Base 45 as RFC 9285 prints it, and no other spelling.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { utf8Of } from '../text.ts'
import { base45Of, fromBase45 } from './base45.ts'

test.each([
  ['AB', 'BB8'],
  ['Hello!!', '%69 VD92EX0'],
  ['base-45', 'UJCLQE7W581'],
  ['ietf!', 'QED8WEX0'],
  ['', ''],
])('%s is %s', (text, encoded) => {
  expect(base45Of(utf8Of(text))).toBe(encoded)
  expect(fromBase45(encoded)).toEqual(utf8Of(text))
})

test.each(['GGW', ':::', 'a00', 'BB', '::', 'B', 'BB8B', '６9 '])('%j is none', (text) => {
  // BB is 506, which is more than one byte holds.
  expect(fromBase45(text)).toBeUndefined()
})

test('any bytes come back, and end in no space that a reader would cut off', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 60 }), (bytes) => {
      const text = base45Of(bytes)
      expect(fromBase45(text)).toEqual(bytes)
      expect(text.trimEnd()).toBe(text)
    }),
  )
})
