// The one spelling of an entry, and what is none.
import { expect, test } from 'vitest'
import { readEntry, textOfEntry } from './entry.ts'

const entry = {
  algorithm: 'record8-sha256',
  before: '0'.repeat(64),
  id: 1,
  at: '2026-11-29T12:30:14.898Z',
  kind: 'publication',
  publicId: 'hVvH0cF2QJyC8m0bZxkq3A',
  certificateNo: 'TSX 3110 901 2026 0001',
  version: 1,
  contentHash: 'cd'.repeat(32),
}
const text = textOfEntry(entry)

test('an entry is read from its text', () => {
  expect(readEntry(text)).toEqual(entry)
})

test.each<[string, string]>([
  ['no JSON', 'x'],
  ['an object', '{}'],
  ['a space', text.replace(',', ', ')],
  ['a value too many', text.replace(']', ',1]')],
  ['a layout that is not known', text.replace('record8', 'record9')],
  ['a number as a text', text.replace(',1,', ',"1",')],
  ['half a hash', text.replace('cdcd', '')],
  ['the number 0', text.replace(',1,', ',0,')],
])('%s is none', (_, other) => {
  expect(other).not.toBe(text)
  expect(readEntry(other)).toBeUndefined()
})
