// The number of a call says when it came, in either case of its letters, and no other text does.
import { expect, test } from 'vitest'
import { traceOf, traceTime } from './trace.ts'

test('tells the second of the call', () => {
  const number = traceOf(new Date('2026-11-26T09:20:05.700Z'), 'a1b2c3')
  expect(number).toMatch(/^[0-9a-f]{14}$/)
  expect(traceTime(number)).toEqual(new Date('2026-11-26T09:20:05Z'))
  expect(traceTime(number.toUpperCase())).toEqual(new Date('2026-11-26T09:20:05Z'))
})

test.each(['', 'a1b2c3', '3110901202500', 'TSX31109012025', '6927a1b2c3d4e5f'])('%j is no number of a call', (text) => {
  expect(traceTime(text)).toBeUndefined()
})
