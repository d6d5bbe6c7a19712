// The address bar holds the whole search: written and read again it is the same, and invalid values do no harm.
import { expect, test } from 'vitest'
import {
  asksKindAlone,
  filterCount,
  isBlank,
  isTooShort,
  lastPage,
  readQuestion,
  requestOf,
  writeQuestion,
} from './question.ts'

const read = (text: string) => readQuestion(new URLSearchParams(text))

test('a question survives the address bar', () => {
  const question = read(
    'keyword=电梯&categoryCode=3000&bodyId=2&status=revoked&issueDateFrom=2024-01-01&issueDateTo=2024-12-31&prop=model&pageNum=3',
  )
  expect(readQuestion(new URLSearchParams(writeQuestion(question)))).toEqual(question)
  expect(question).toMatchObject({ keyword: '电梯', status: 'revoked', pageNum: 3, prop: 'issueDate' })
})

test('only what differs from the usual is written', () => {
  expect(writeQuestion(read('keyword=lift&prop=issueDate&order=descending&pageNum=1'))).toEqual({ keyword: 'lift' })
})

test('nonsense reads as if it were not there', () => {
  const question = read('issueDateFrom=soon&pageNum=-4&order=up')
  expect(isBlank(question)).toBe(true)
  expect(question.pageNum).toBe(1)
  expect(read('pageNum=99999').pageNum).toBe(lastPage)
})

test('choices that there are not are asked for all the same, and refused by name', () => {
  expect(requestOf(read('status=draft&bodyId=x&categoryCode=..')).body).toEqual({
    status: 'draft',
    bodyId: 'x',
    categoryCode: '..',
    pageSize: 20,
  })
})

test('the request leaves out what was not asked', () => {
  expect(requestOf(read('keyword=lift&status=published')).body).toEqual({
    keyword: 'lift',
    status: 'published',
    pageSize: 20,
  })
  expect(requestOf(read('keyword=lift&prop=productName&order=ascending&pageNum=3')).body).toEqual({
    keyword: 'lift',
    prop: 'productName',
    order: 'ascending',
    pageNum: 3,
    pageSize: 20,
  })
})

test('what the register holds of a category answers no other question', () => {
  for (const alone of ['', 'categoryCode=3110', 'categoryCode=3110&pageNum=2'])
    expect(asksKindAlone(read(alone))).toBe(true)
  for (const more of ['keyword=TSX', 'categoryCode=3110&keyword=TSX', 'status=expired', 'issueDateFrom=2026-01-01'])
    expect(asksKindAlone(read(more))).toBe(false)
})

test('filters are counted, and one character is too short', () => {
  expect(filterCount(read('bodyId=1&status=expired'))).toBe(2)
  expect(isTooShort(read('keyword=T-'))).toBe(true)
  expect(isTooShort(read('keyword=TS'))).toBe(false)
  expect(isTooShort(read('keyword=T S'))).toBe(false)
  expect(isTooShort(read('keyword=\u200BT'))).toBe(true)
})

test('the other direction of the usual order is asked for with its column', () => {
  expect(requestOf(read('keyword=lift&order=ascending')).body).toMatchObject({ prop: 'issueDate', order: 'ascending' })
  expect(requestOf(read('keyword=lift')).body).toEqual({ keyword: 'lift', pageSize: 20 })
})
