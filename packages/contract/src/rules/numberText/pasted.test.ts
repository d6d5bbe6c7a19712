// What nobody sees is no part of a number.
import { expect, test } from 'vitest'
import { seenText } from './pasted.ts'

test.each([
  ['\u202ATSX 3110 901 2026 0001', 'TSX 3110 901 2026 0001'],
  ['TSX3110901\u000020260001', 'TSX311090120260001'],
  ['\uFEFFTSX\u200B3110', 'TSX3110'],
  ['TSX\u00AD 3110\u200E ', 'TSX 3110'],
  ['TSX\t3110\r\n', 'TSX 3110'],
  ['编号\uD800', '编号'],
])('%j is %j', (text, seen) => {
  expect(seenText(text)).toBe(seen)
})

test.each([
  ['TSX%203420%20901%202026%200010', 'TSX 3420 901 2026 0010'],
  ['TSX%25203420%2520901%25202026%25200010', 'TSX 3420 901 2026 0010'],
  ['TSX+3420+901+2026+0010', 'TSX 3420 901 2026 0010'],
  ['TSX3420901%E8%A1%A5', 'TSX3420901补'],
  ['%E0%A4%A', '%E0%A4%A'],
  ['BC+DT 5', 'BC+DT 5'],
  ['100%', '100%'],
])('an address that was written anew is read: %s', (given, seen) => {
  expect(seenText(given)).toBe(seen)
})
