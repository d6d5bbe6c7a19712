// The day in Shanghai is reckoned where China has one time, and is the formatter's day everywhere.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shanghaiDay } from './dates.ts'

const formatter = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Asia/Shanghai',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

test('the day in Shanghai is what the formatter says, at any instant', () => {
  const instant = fc.date({
    min: new Date('1980-01-01T00:00:00Z'),
    max: new Date('9999-12-31T15:59:59Z'),
    noInvalidDate: true,
  })
  fc.assert(
    fc.property(instant, (at) => {
      expect(shanghaiDay(at)).toBe(formatter.format(at))
    }),
    { numRuns: 2_000 },
  )
})

test.each([
  ['2026-11-28T15:59:59.999Z', '2026-11-28'],
  ['2026-11-28T16:00:00.000Z', '2026-11-29'],
  // In the summers until 1991 the day began an hour earlier.
  ['1991-07-01T15:30:00.000Z', '1991-07-02'],
  ['1991-12-31T23:59:59.999Z', '1992-01-01'],
])('at %s it is %s', (at, day) => {
  expect(shanghaiDay(new Date(at))).toBe(day)
})

test('an instant that is none has no day', () => {
  expect(() => shanghaiDay(new Date(Number.NaN))).toThrow(RangeError)
})
