// The notice of answers without the primary database comes with the first of them, moves with their time, and goes when none has come for a while.
import { asOfHeader } from '@register/contract/errors'
import { expect, test, vi } from 'vitest'
import { currentAsOf, noteAsOf, onAsOf } from './asOf.ts'

const answer = (asOf?: string, ok = true) => ({
  ok,
  headers: new Headers(asOf === undefined ? {} : { [asOfHeader]: asOf }),
})
/** Milliseconds, as `performance.now` gives them. */
let now = 0
vi.spyOn(performance, 'now').mockImplementation(() => now)

test('it is heard once for each time, and once when the primary is back', () => {
  const heard = vi.fn<() => void>()
  const end = onAsOf(heard)
  noteAsOf(answer())
  expect([currentAsOf(), heard.mock.calls.length]).toEqual([undefined, 0])
  noteAsOf(answer('2026-11-28T04:00:00.000Z'))
  noteAsOf(answer('2026-11-28T04:00:00.000Z'))
  expect([currentAsOf(), heard.mock.calls.length]).toEqual(['2026-11-28T04:00:00.000Z', 1])
  // An instance that still reached the primary, and one that reached nothing.
  now = 9_000
  noteAsOf(answer())
  noteAsOf(answer(undefined, false))
  expect(currentAsOf()).toBe('2026-11-28T04:00:00.000Z')
  now = 11_000
  noteAsOf(answer(undefined, false))
  expect(currentAsOf()).toBe('2026-11-28T04:00:00.000Z')
  noteAsOf(answer())
  expect([currentAsOf(), heard.mock.calls.length]).toEqual([undefined, 2])
  end()
  noteAsOf(answer('2026-11-28T05:00:00.000Z'))
  expect(heard).toHaveBeenCalledTimes(2)
})
