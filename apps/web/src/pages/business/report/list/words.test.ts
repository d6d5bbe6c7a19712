// Every bound of a list by the parameters of a kind is a condition in words, which ends alone.
import { expect, test } from 'vitest'
import { measureConditions } from './words.ts'

const listed = [
  { key: 'ratedLoad', label: ['额定载重量', 'Rated load'], unit: ['kg', 'kg'] },
  { key: 'stops', label: ['层站数', 'Stops'] },
] as const

test.each([
  ['ratedLoad:630,1000', '额定载重量：630 至 1000 kg', 'Rated load: 630 to 1000 kg'],
  ['ratedLoad:630,', '额定载重量 大于等于 630 kg', 'Rated load at least 630 kg'],
  ['ratedLoad:,2.5', '额定载重量 小于等于 2.5 kg', 'Rated load at most 2.5 kg'],
  ['stops:8,8', '层站数：8', 'Stops: 8'],
  ['stops:0,0', '层站数：0', 'Stops: 0'],
])('%s', (text, zh, en) => {
  expect(measureConditions(text, listed)).toMatchObject([{ text: [zh, en], isKnown: true, rest: '' }])
})

test('without one the others stay', () => {
  const rests = measureConditions('ratedLoad:630,1000;stops:,8', listed).map(({ key, rest }) => [key, rest])
  expect(rests).toEqual([
    ['ratedLoad', 'stops:,8'],
    ['stops', 'ratedLoad:630,1000'],
  ])
})

test.each([
  // Of another kind, and written by hand.
  ['craneSpan:1,2', '技术参数：craneSpan（无此选项）', 'Technical parameters: craneSpan (no such option)'],
  ['any', '技术参数：any（无此选项）', 'Technical parameters: any (no such option)'],
])('%s is nothing that the kind lists, and goes all the same', (text, zh, en) => {
  expect(measureConditions(text, listed)).toMatchObject([{ text: [zh, en], isKnown: false, rest: '' }])
})

test('nothing is called by its key before the names have come, and nothing asked is no condition', () => {
  expect(measureConditions('ratedLoad:1,2', undefined)).toEqual([])
  expect(measureConditions('', listed)).toEqual([])
})
