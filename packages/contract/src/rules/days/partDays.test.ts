// A part of a date is read to its first and its last day, and counts only beside its first day.
import { expect, test } from 'vitest'
import { isDay } from '../../dates.ts'
import { formKinds } from '../parameters/formKinds.ts'
import { formsOf } from '../parameters/formKind.ts'
import { dateReading, heldDays, isPartDayKey, lastDayOf } from './partDays.ts'
import { dayPrint, partDay, partDayFrom } from '../../input/partDay.ts'

test.each([
  ['2016', '2016-01-01', '2016-12-31'],
  ['2016年', '2016-01-01', '2016-12-31'],
  ['２０１６年', '2016-01-01', '2016-12-31'],
  ['二〇一六年', '2016-01-01', '2016-12-31'],
  ['2016-02', '2016-02-01', '2016-02-29'],
  ['2015.02', '2015-02-01', '2015-02-28'],
  ['2016/2', '2016-02-01', '2016-02-29'],
  ['2016 年 2 月', '2016-02-01', '2016-02-29'],
  ['二○一六年十二月', '2016-12-01', '2016-12-31'],
  ['二〇一六年十月', '2016-10-01', '2016-10-31'],
  ['二零一六年四月', '2016-04-01', '2016-04-30'],
])('%s may be any day from %s to %s', (text, first, last) => {
  expect(partDay(text)).toMatchObject({ first, last })
})

test.each([
  '',
  '16',
  '2016-13',
  '2016-0',
  '2016年0月',
  '2016-02-03',
  '2016年2月3日',
  '201602',
  '2月',
  '2016年2',
  '约2016',
])('%s is no part of a date', (text) => {
  expect(partDay(text)).toBeUndefined()
})

test('every month in every spelling has exactly its days', () => {
  const spellings = [
    (year: number, month: number) => `${year}年${month}月`,
    (year: number, month: number) => `${year}-${String(month).padStart(2, '0')}`,
    (year: number, month: number) => `${year}.${month}`,
    (year: number, month: number) =>
      `${[...String(year)].map((one) => '〇一二三四五六七八九'[Number(one)]).join('')}年${
        ['一', '二', '三', '四', '五', '六', '七', '八', '九', '十', '十一', '十二'][month - 1]
      }月`,
  ]
  for (let year = 1950; year <= 2100; year++)
    for (let month = 1; month <= 12; month++)
      for (const spell of spellings) {
        const part = partDay(spell(year, month))
        const head = `${year}-${String(month).padStart(2, '0')}`
        expect(part?.first).toBe(`${head}-01`)
        expect(part?.last.slice(0, 7)).toBe(head)
        expect(isDay(part?.last ?? '')).toBe(true)
        const next = new Date(Date.parse(`${part?.last}T00:00:00Z`) + 86_400_000).toISOString()
        expect(next.slice(8, 10)).toBe('01')
      }
})

test('a print counts only beside its first day, and of the dates that may have one', () => {
  expect(partDayFrom('２０１６年２月')).toEqual({ day: '2016-02-01', print: '2016年2月' })
  expect(dayPrint('2016-02-01', '2016年2月')).toBe('2016年2月')
  for (const day of ['2016-02-02', '2016-01-01', null, undefined]) expect(dayPrint(day, '2016年2月')).toBeUndefined()
  const record = {
    issueDate: '2016-02-01',
    testEndDate: '2016-01-01',
    testStartDate: '2015-12-31',
    validTo: '2020-01-01',
    asPrinted: { issueDate: '2016年2月', testEndDate: '2016', testStartDate: '2015', validTo: '2020', dn: '2.60' },
  }
  expect(heldDays(record)).toEqual({ issueDate: '2016年2月', testEndDate: '2016' })
  expect(lastDayOf(record, 'issueDate')).toBe('2016-02-29')
  expect(lastDayOf(record, 'testEndDate')).toBe('2016-12-31')
  expect(lastDayOf(record, 'testStartDate')).toBe('2015-12-31')
  expect(lastDayOf(record, 'productionDate')).toBeNull()
  expect(dateReading(record, 'issueDate')).toEqual(['2016年2月', '2016-02'])
  expect(dateReading(record, 'testEndDate')).toEqual(['2016', '2016'])
  expect(dateReading(record, 'testStartDate')).toEqual(['2015-12-31', '2015-12-31'])
})

test('no parameter has the key of such a date, so that their prints do not meet', () => {
  expect(formKinds.flatMap(formsOf).flatMap(({ fields }) => fields.filter(({ key }) => isPartDayKey(key)))).toEqual([])
})
