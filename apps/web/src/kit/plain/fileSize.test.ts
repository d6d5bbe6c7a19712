// Sizes of files and discs in the unit that gives the shortest text.
import { expect, test } from 'vitest'
import { fileSize } from './format.ts'

test.each([
  [0, '0 B'],
  [1, '1 KB'],
  [127 * 1024, '127 KB'],
  [1024 * 1024, '1 MB'],
  [29.4 * 1024 * 1024, '29.4 MB'],
  [1024 ** 3, '1 GB'],
  [34.54 * 1024 ** 3, '34.5 GB'],
])('%d bytes are %s', (bytes, text) => {
  expect(fileSize(bytes)).toBe(text)
})
