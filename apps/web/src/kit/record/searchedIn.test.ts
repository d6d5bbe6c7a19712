// The box of a list says in one sentence where it searches.
import { expect, test } from 'vitest'
import { searchedIn } from './searchedIn.ts'

test('labels are one enumeration, in English with one capital', () => {
  const labels = [
    ['标题', 'Title'],
    ['内部备注', 'Internal remark'],
    ['短信编号', 'SMS number'],
  ] as const
  expect(searchedIn(labels)).toEqual(['标题、内部备注、短信编号', 'Title, internal remark, SMS number'])
  expect(searchedIn([])).toEqual(['', ''])
})
