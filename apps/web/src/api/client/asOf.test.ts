// The time of an answer without the primary belongs to what was asked, moves with each answer to it, and goes when the primary has answered.
import { asOfHeader } from '@register/contract/errors'
import { expect, test, vi } from 'vitest'
import { asOfAnswer, noteAsOf } from './asOf.ts'

const answer = (asOf?: string, ok = true) => ({
  ok,
  headers: new Headers(asOf === undefined ? {} : { [asOfHeader]: asOf }),
})
/** Milliseconds, as `performance.now` gives them. */
let now = 0
vi.spyOn(performance, 'now').mockImplementation(() => now)

const one = (found?: ReturnType<typeof answer>) =>
  found ? noteAsOf('/one', { body: { id: 1 } }, found) : asOfAnswer('/one', { body: { id: 1 } })
const other = (found?: ReturnType<typeof answer>) =>
  found ? noteAsOf('/one', { body: { id: 2 } }, found) : asOfAnswer('/one', { body: { id: 2 } })

test('each question has the time of its own last answer', () => {
  one(answer())
  expect([one(), other()]).toEqual([undefined, undefined])
  one(answer('2026-11-28T04:00:00.000Z'))
  other(answer('2026-11-28T04:00:05.000Z'))
  expect([one(), other()]).toEqual(['2026-11-28T04:00:00.000Z', '2026-11-28T04:00:05.000Z'])
  // An instance that still reached the primary, and one that reached nothing.
  now = 9_000
  one(answer())
  other(answer(undefined, false))
  expect([one(), other()]).toEqual([undefined, '2026-11-28T04:00:05.000Z'])
})

test('once no answer came without the primary for a while, the next one with it ends the times of all', () => {
  now = 0
  other(answer('2026-11-28T05:00:00.000Z'))
  now = 11_000
  one(answer(undefined, false))
  expect(other()).toBe('2026-11-28T05:00:00.000Z')
  one(answer())
  expect(other()).toBeUndefined()
})
