// Schedules are described in words and drawn part by part; a part that cannot be drawn keeps its typed text.
import { cronParts, cronProblem, nextRuns } from '@register/contract/cron'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { kindsOf, readPart, startPart, withPart, writePart, type DrawnPart } from './cronPart.ts'
import { describe } from './describe.ts'

test.each([
  ['* * * * *', '每分钟', 'Every minute'],
  ['*/10 * * * *', '每 10 分钟', 'Every 10 minutes'],
  ['0 * * * *', '每小时', 'Every hour'],
  ['12 * * * *', '每小时第 12 分钟', 'At 12 minutes past the hour'],
  [' 12\t*  * * *', '每小时第 12 分钟', 'At 12 minutes past the hour'],
  ['MON#L of another version', 'MON#L of another version', 'MON#L of another version'],
  ['0 0 * * *', '每天 00:00', 'At 00:00, every day'],
  ['0 8,12,18 * * *', '每天 08:00、12:00 和 18:00', 'At 08:00, 12:00 and 18:00, every day'],
  ['0 9-17 * * *', '每天，在 09:00 和 17:00 之间，每小时', 'Every hour, between 09:00 and 17:00, every day'],
  ['0 0 1 * *', '每月 1 号 00:00', 'At 00:00, on day 1 of the month'],
  ['0 0 L * *', '每月的最后一天 00:00', 'At 00:00, on the last day of the month'],
  ['0 0 1,15,L * *', '每月 1 号、15 号和最后一天 00:00', 'At 00:00, on day 1, 15, and the last day of the month'],
  ['0 0 15W * *', '每月的最接近 15 号的工作日 00:00', 'At 00:00, on the weekday nearest day 15 of the month'],
  ['30 8 * * 1-5', '星期一至星期五 08:30', 'At 08:30, Monday through Friday'],
  ['0 0 * * 0', '每星期日 00:00', 'At 00:00, only on Sunday'],
  ['0 8 * * MON,WED,FRI', '每星期一、星期三和星期五 08:00', 'At 08:00, only on Monday, Wednesday, and Friday'],
  ['0 0 * * 1#2', '每月的第二个星期一 00:00', 'At 00:00, on the second Monday of the month'],
  ['0 0 * * 5L', '每月的最后一个星期五 00:00', 'At 00:00, on the last Friday of the month'],
  [
    '0 0 1 1,4,7,10 *',
    '仅于一月、四月、七月和十月份，每月 1 号 00:00',
    'At 00:00, on day 1 of the month, only in January, April, July, and October',
  ],
])('%s means %s', (text, zh, en) => expect(describe(text)).toEqual([zh, en]))

test('every schedule that the contract accepts has words, and is the same after it was drawn', () => {
  const number = fc.integer({ min: 0, max: 59 }).map(String)
  const item = fc.oneof(
    number,
    fc.constantFrom('*', 'L', 'LW', 'l', 'MON', 'sun', 'Jan', 'DECL', 'friL'),
    fc
      .tuple(number, fc.constantFrom('-', '/', '#', 'W', 'L', 'w'), number)
      .map(([a, sign, b]) => (/[WL]/i.test(sign) ? a + sign : a + sign + b)),
    fc.tuple(number, number, number).map(([a, b, c]) => `${a}-${b}/${c}`),
    number.map((every) => `*/${every}`),
  )
  const part = fc.oneof(
    fc.constant('*'),
    item,
    fc.array(item, { minLength: 2, maxLength: 3 }).map((all) => all.join(',')),
  )
  const someDay = new Date('2026-11-23T03:00:00Z')
  let right = 0
  fc.assert(
    fc.property(fc.tuple(...cronParts.map(() => part)), (parts) => {
      // Each part alone, because five random parts are hardly ever valid together.
      for (const [at, name] of cronParts.entries()) {
        const text = cronParts.map((_, index) => (index === at ? parts[index] : '*')).join(' ')
        if (cronProblem(text)) continue
        right++
        for (const words of describe(text)) expect(words).not.toMatch(/undefined|null|NaN|%s/)
        const again = writePart(name, readPart(name, parts[at] ?? ''))
        const whole = cronParts.map((_, index) => (index === at ? again : '*')).join(' ')
        expect(cronProblem(whole)).toBeUndefined()
        expect(nextRuns(whole, someDay, 3)).toEqual(nextRuns(text, someDay, 3))
      }
    }),
    { numRuns: 200 },
  )
  expect(right).toBeGreaterThan(100)
})

test.each<[(typeof cronParts)[number], string, DrawnPart]>([
  ['minute', '*', { kind: 'any' }],
  ['minute', '*/15', { kind: 'step', from: 0, to: 59, every: 15 }],
  ['hour', '9-17/2', { kind: 'step', from: 9, to: 17, every: 2 }],
  ['hour', '9-17', { kind: 'range', from: 9, to: 17 }],
  ['hour', '8,12', { kind: 'list', values: [8, 12] }],
  ['day', 'L', { kind: 'lastDay' }],
  ['day', '15W', { kind: 'working', day: 15 }],
  ['day', 'LW', { kind: 'lastWorking' }],
  ['day', '1,15,L', { kind: 'text', text: '1,15,L' }],
  ['month', '1-3,12', { kind: 'text', text: '1-3,12' }],
  ['weekday', '0', { kind: 'list', values: [7] }],
  ['weekday', '1-7', { kind: 'range', from: 1, to: 7 }],
  ['weekday', '0-5', { kind: 'text', text: '0-5' }],
  ['weekday', '1#2', { kind: 'nth', day: 1, nth: 2 }],
  ['weekday', '0L', { kind: 'lastOf', day: 7 }],
  ['weekday', 'MON-FRI', { kind: 'text', text: 'MON-FRI' }],
  ['weekday', '1#1,1#3', { kind: 'text', text: '1#1,1#3' }],
])('%s %s is drawn as %j', (part, text, drawn) => expect(readPart(part, text)).toEqual(drawn))

test('every kind begins with a valid value, which is drawn as that kind', () => {
  for (const [at, part] of cronParts.entries())
    for (const kind of kindsOf[part]) {
      const text = writePart(part, startPart(part, kind, '1,2-3'))
      expect(readPart(part, text).kind).toBe(kind)
      expect(cronProblem(withPart(['*', '*', '*', '*', '*'], at, text).join(' '))).toBeUndefined()
    }
})

test('setting the day resets the weekday, and the other way round', () => {
  expect(withPart(['0', '0', '*', '*', '1'], 2, 'L')).toEqual(['0', '0', 'L', '*', '*'])
  expect(withPart(['0', '0', 'L', '*', '*'], 4, '1-5')).toEqual(['0', '0', '*', '*', '1-5'])
  expect(withPart(['0', '0', 'L', '*', '*'], 4, '*')).toEqual(['0', '0', 'L', '*', '*'])
})
