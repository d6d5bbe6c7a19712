// The clock follows the date of the server's answers where this computer's is wrong, and only there.
import { afterEach, expect, test } from 'vitest'
import { noteClock, serverNow, today } from './serverClock.ts'

afterEach(() => noteClock(new Date().toUTCString()))

const off = () => Math.round((serverNow() - Date.now()) / 1000)

test('a computer a day behind shows the day of the server', () => {
  noteClock(new Date(Date.now() + 86_400_000).toUTCString())
  expect([86_399, 86_400]).toContain(off())
  expect(today()).toBe(new Date(Date.now() + 86_399_000 + 8 * 3_600_000).toISOString().slice(0, 10))
})

test('less than half a minute, an answer without a date and one that is none change nothing', () => {
  noteClock(new Date(Date.now() - 28_000).toUTCString())
  expect(off()).toBe(0)
  noteClock(new Date(Date.now() + 3_600_000).toUTCString())
  noteClock(null)
  noteClock('soon')
  expect([3_599, 3_600]).toContain(off())
})

test('an answer that was long on its way tells no difference, and of a clock that is off no more than is sure', () => {
  noteClock(new Date(Date.now() - 38_500).toUTCString(), 10_000)
  expect(off()).toBe(0)
  noteClock(new Date(Date.now() - 60_000).toUTCString(), 8_000)
  expect(off()).toBeGreaterThanOrEqual(-52)
  expect(off()).toBeLessThan(-49)
})
