// Tests which value counts for an address, however it is written.
import { expect, test } from 'vitest'
import { addressOf, plainAddress } from './address.ts'

test.each([
  ['203.0.113.5', '203.0.113.5'],
  ['203.0.113.5:4711', '203.0.113.5'],
  ['::ffff:203.0.113.5', '203.0.113.5'],
  ['::FFFF:cb00:7105', '203.0.113.5'],
  ['0:0:0:0:0:ffff:203.0.113.5', '203.0.113.5'],
  ['[::ffff:203.0.113.5]:4711', '203.0.113.5'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
  ['2001:0DB8:1:2::9', '2001:db8:1:2::'],
  ['[2001:db8:1:2::9]:443', '2001:db8:1:2::'],
  ['2001:db8:1:2::203.0.113.5', '2001:db8:1:2::'],
  ['2001:db8::1', '2001:db8:0:0::'],
  ['64:ff9b::203.0.113.5', '203.0.113.5'],
  ['64:ff9b::cb00:7106', '203.0.113.6'],
  ['64:ff9b:1::203.0.113.5', '64:ff9b:1:0::'],
  ['::1', '::1'],
  ['fe80::1%eth0', 'fe80:0:0:0::'],
  ['', 'unknown'],
  ['unknown', 'unknown'],
  ['203.0.113.5, 203.0.113.6', 'unknown'],
  ['x'.repeat(9_000), 'unknown'],
])('%s counts as %s', (text, address) => {
  expect(addressOf(text)).toBe(address)
  // A value that is counted again stays what it is.
  expect(addressOf(address)).toBe(address)
})

test.each([
  ['[2001:db8:1:2::9%eth0]:443', '2001:db8:1:2::9'],
  ['::ffff:203.0.113.5', '203.0.113.5'],
  ['nothing', undefined],
])('%s as a whole is %s', (text, address) => expect(plainAddress(text)).toBe(address))
