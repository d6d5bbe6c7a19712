// Cutting a long list for a dialog: a list that is only slightly longer is shown whole.
import { expect, test } from 'vitest'
import { firstOf } from './firstOf.ts'

const rows = (n: number) => Array.from({ length: n }, (_, at) => at)

test('shows all of ten, and of eleven leaves more than one for the line below', () => {
  for (const n of [0, 1, 7, 10]) expect(firstOf(rows(n))).toEqual(rows(n))
  expect(firstOf(rows(11))).toEqual(rows(8))
})
