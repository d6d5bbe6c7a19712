// Pickers ask for the register's present day and time, at a computer in another zone whose clock is wrong.
import dayjs from 'dayjs'
import { afterEach, expect, test, vi } from 'vitest'
import { noteClock } from '../../../api/client/serverClock.ts'
import './pickerNow.ts'

const zone = process.env.TZ

afterEach(() => {
  vi.useRealTimers()
  noteClock(new Date().toUTCString())
  // An undefined variable would be the text "undefined".
  if (zone === undefined) delete process.env.TZ
  else process.env.TZ = zone
})

test.each(['America/Los_Angeles', 'Asia/Shanghai', 'Pacific/Kiritimati'])('in %s', (there) => {
  process.env.TZ = there
  vi.useFakeTimers({ now: Date.parse('2026-11-24T09:00:00Z') })
  noteClock('Thu, 26 Nov 2026 16:30:00 GMT')
  expect(dayjs().tz?.().format('YYYY-MM-DD HH:mm')).toBe('2026-11-27 00:30')
})
