// Tests which addresses are valid, and which calls count as coming from them.
import { expect, test } from 'vitest'
import { isAddress, isAmong } from './addresses.ts'

test.each([
  ['203.0.113.7', true],
  ['203.0.113.0/24', true],
  ['2001:db8::1', true],
  ['2001:db8::/32', true],
  ['203.0.113.0/33', false],
  ['203.0.113.0/0', false],
  ['2001:db8::/129', false],
  ['203.0.113', false],
  ['203.0.113.7/24/1', false],
  ['203.0.113.7/', false],
  ['203.0.113.7/-1', false],
  ['example.org', false],
  ['', false],
])('%s is an address or network: %s', (text, right) => expect(isAddress(text)).toBe(right))

test.each([
  [[], '198.51.100.1', true],
  [['203.0.113.7'], '203.0.113.7', true],
  [['203.0.113.7'], '::ffff:203.0.113.7', true],
  [['203.0.113.7'], '203.0.113.8', false],
  [['203.0.113.0/24'], '203.0.113.200', true],
  [['203.0.113.0/24'], '203.0.114.1', false],
  [['203.0.113.0/24', '2001:db8::/32'], '2001:db8:1::5', true],
  [['2001:db8::/32'], '203.0.113.7', false],
  [['203.0.113.7'], 'unknown', false],
])('for the list %o the caller %s is allowed: %s', (addresses, ip, one) => expect(isAmong(addresses, ip)).toBe(one))
