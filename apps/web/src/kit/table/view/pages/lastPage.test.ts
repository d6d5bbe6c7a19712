// A page without rows is told apart from a list without rows.
import { expect, test } from 'vitest'
import { isPageGone, lastPageOf, reachable } from './lastPage.ts'

const list = { pageNum: 2, pageSize: 10 }

test.each([
  [0, 10, 2, true],
  [0, 15, 999, true],
  [0, 11, 2, false],
  [1, 11, 2, false],
  [0, 0, 1, false],
  // A register that has nothing says so, whatever page the address names.
  [0, 0, 2, false],
])('%i rows of %i on page %i: %s', (rows, total, pageNum, gone) =>
  expect(isPageGone(rows, total, { ...list, pageNum })).toBe(gone),
)

test('the last page is one that the server answers', () => {
  expect(lastPageOf(41, list)).toBe(5)
  expect(lastPageOf(0, list)).toBe(1)
  expect(reachable(1_000_000, { pageSize: 30 })).toBe(9990)
  expect(lastPageOf(1_000_000, { pageSize: 30 })).toBe(333)
})
