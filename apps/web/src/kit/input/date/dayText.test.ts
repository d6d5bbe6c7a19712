// A day typed in full is understood in every common spelling; a text that is not a day is not lost.
import { expect, test } from 'vitest'
import { dayFrom, isUsualDay, textsAfter } from './dayText.ts'

test.each([
  ['2026-03-02', '2026-03-02'],
  ['20260302', '2026-03-02'],
  ['2026/3/2', '2026-03-02'],
  ['2026.3.2', '2026-03-02'],
  ['2026-3-2', '2026-03-02'],
  ['2026年3月2日', '2026-03-02'],
  ['２０２６－０３－０２', '2026-03-02'],
  [' 2026 - 3 - 2 ', '2026-03-02'],
  ['', null],
  ['  ', null],
  ['2026-02-30', '2026-02-30'],
  ['2026-0', '2026-0'],
  ['tomorrow', 'tomorrow'],
  ['0026/1/5', '0026/1/5'],
  ['2206-1-5', '2206-1-5'],
])('%s is %s', (text, day) => expect(dayFrom(text)).toBe(day))

test.each([
  ['2026-01-05', true],
  ['2026-02-30', false],
  // A picker shows it as 1926-01-05, and would leave the form with that.
  ['0026-01-05', false],
  ['9999-12-31', false],
  ['', false],
])('“%s” may be entered: %s', (text, may) => expect(isUsualDay(text)).toBe(may))

test('what is being typed in one box stays when the day of the other is stored', () => {
  expect(textsAfter(['2024/3/1', '202512'], ['', ''], ['2024-03-01', ''])).toEqual(['2024-03-01', '202512'])
  expect(textsAfter(['2024-03-01', '2025'], ['2024-03-01', '2025-12-31'], ['', ''])).toEqual(['', ''])
})
