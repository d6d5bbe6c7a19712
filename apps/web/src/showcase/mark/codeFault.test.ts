// The bounds are those of the encoder that draws the codes.
import { encodeQR } from 'qr'
import { expect, test } from 'vitest'
import { corrections } from '../../kit/plain/qrSymbol.ts'
import { codeFault, type AskedCode, type CodeFault } from './codeFault.ts'

test.each([
  ['L', 2953],
  ['M', 2331],
  ['Q', 1663],
  ['H', 1273],
] as const)('level %s takes %i bytes and not one more', (level, most) => {
  const longest = 'a'.repeat(most)
  expect(codeFault(longest, { level })).toBeUndefined()
  expect(encodeQR(longest, 'raw', { ecc: corrections[level], border: 1 })).toHaveLength(179)
  expect(codeFault(`${longest}a`, { level })).toEqual({ fault: 'tooLong', bytes: most + 1, most })
  expect(() => encodeQR(`${longest}a`, 'raw', { ecc: corrections[level] })).toThrow('overflow')
})

test('a Chinese character is three bytes', () => {
  expect(codeFault('报'.repeat(425))).toEqual({ fault: 'tooLong', bytes: 1275, most: 1273 })
})

test.each<[AskedCode, CodeFault | undefined]>([
  [{ mask: 7 }, undefined],
  [{ mask: 8 }, { fault: 'mask', mask: 8 }],
  [{ mask: 1.5 }, { fault: 'mask', mask: 1.5 }],
  [{ type: 40 }, undefined],
  [{ type: 41 }, { fault: 'type', type: 41 }],
  [{ type: 0 }, { fault: 'type', type: 0 }],
  [{ type: 3 }, { fault: 'tooSmall', type: 3, needed: 4 }],
  [{ type: 4 }, undefined],
])('what is asked for with %j', (asked, fault) => {
  const text = 'https://example.cn/1234567890abc'
  expect(codeFault(text, asked)).toEqual(fault)
  if (fault?.fault === 'tooSmall')
    expect(() => encodeQR(text, 'raw', { ecc: 'high', version: fault.type })).toThrow('overflow')
})
