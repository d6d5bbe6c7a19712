// Codes of an authenticator against the vectors of RFC 6238 (SHA-1; six digits are the last six of its eight).
import { Secret, URI } from 'otpauth'
import { expect, test } from 'vitest'
import { makeSecret, stepOf, uriOf } from './totp.ts'

const secret = Secret.fromUTF8('12345678901234567890').base32

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('at %s s it is %s', (seconds, code) => {
  const step = Math.floor(seconds / 30)
  expect(stepOf(secret, code, seconds * 1_000)).toBe(step)
  // Clocks may be half a minute wrong; the code still counts for its own half minute.
  expect(stepOf(secret, code, (seconds - 30) * 1_000)).toBe(step)
  expect(stepOf(secret, code, (seconds + 30) * 1_000)).toBe(step)
  expect(stepOf(secret, code, (seconds + 60) * 1_000)).toBeUndefined()
  expect(stepOf(secret, code, (seconds - 60) * 1_000)).toBeUndefined()
})

test.each(['', '28708', '2870822', 'abcdef', '287083'])('%j is none', (code) =>
  expect(stepOf(secret, code, 59_000)).toBeUndefined(),
)

test('secrets are of 160 bits and differ', () => {
  const made = Array.from({ length: 20 }, makeSecret)
  expect(new Set(made).size).toBe(20)
  expect(made.every((one) => /^[A-Z2-7]{32}$/.test(one))).toBe(true)
})

test('authenticators read whose it is and where from its address, and compute the same codes', () => {
  const uri = uriOf(secret, 'lin:gong', '登记: 系统')
  expect(new URL(uri)).toMatchObject({ host: 'totp', pathname: '/lin%3Agong' })
  const theirs = URI.parse(uri)
  expect(theirs).toMatchObject({ issuer: '登记: 系统', algorithm: 'SHA1', digits: 6, period: 30 })
  expect(theirs.generate({ timestamp: 59_000 })).toBe('287082')
})
