// Tests who gets a place among running calls: callers have shares and take turns, strangers of an address a budget of time, and the shares of some leave places to others.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { admission, type Line } from './admission.ts'
import { budgetOf } from './budget.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const flood: Line = 'stranger 203.0.113.1'
/** A read that takes so many milliseconds; says when it began. */
async function read(places: ReturnType<typeof admission>, line: Line, ms: number, begun: (line: Line) => void) {
  const free = await places.enter('read', line)
  begun(line)
  setTimeout(free, ms)
}

test('forty calls of one address leave a place to everyone else, and the address gets its answers too', async () => {
  const places = admission()
  const begun: Line[] = []
  const say = (line: Line) => void begun.push(line)
  const floods = Array.from({ length: 40 }, () => read(places, flood, 5, say))
  const other: Line = 'stranger 198.51.100.7'
  await read(places, other, 5, say)
  expect(begun).toEqual([flood, flood, other])
  await vi.advanceTimersByTimeAsync(1_000)
  await Promise.all(floods)
  expect(begun).toHaveLength(41)
  expect(places.running().read).toBe(0)
})

test('what waits too long behind its own address is refused with 429, and past so much that waits at once', async () => {
  const places = admission()
  const answers = Array.from({ length: 70 }, () =>
    places.enter('read', flood).then(
      () => 'begun',
      ({ status }: { status: number }) => status,
    ),
  )
  expect(places.isFull('read', flood)).toBe(true)
  expect(places.isFull('read', 'entry 203.0.113.1')).toBe(false)
  await vi.advanceTimersByTimeAsync(5_000)
  const all = await Promise.all(answers)
  expect(all.slice(0, 2)).toEqual(['begun', 'begun'])
  expect(all.slice(2)).toEqual(Array(68).fill(429))
  expect(places.isFull('read', flood)).toBe(false)
})

test('accounts, sessions and sign-ins behind the address of a flood do not wait for it', async () => {
  const places = admission()
  const begun: Line[] = []
  for (let call = 0; call < 60; call++) void read(places, flood, 1_000, () => {})
  const colleagues: Line[] = ['account 7', 'session s', 'entry 203.0.113.1', 'token 203.0.113.1']
  for (const line of colleagues) void read(places, line, 10, (one) => void begun.push(one))
  await vi.advanceTimersByTimeAsync(0)
  expect(begun).toEqual(colleagues)
})

test('where callers have no shares, one may have all places, and then gets 503', async () => {
  const places = admission(false)
  for (let call = 0; call < 64; call++) await places.enter('read', flood)
  const refused = places.enter('read', flood).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(100)
  expect(await refused).toMatchObject({ status: 503 })
})

test('an address has 0.6 s of work at once, then a twelfth of the time; a call that took long costs it no more than a tenth of a second', () => {
  let now = 0
  const budget = budgetOf<string>(() => now)
  // A page asks for several things when it opens, and on a busy machine each of them takes long.
  for (let call = 0; call < 6; call++) expect(budget.charge('office', 7_500)).toBe(0)
  expect(budget.charge('office', 40)).toBe(40 * 12)
  expect(budget.charge('other', 7_500)).toBe(0)
  now += 40 * 12
  expect(budget.charge('office', 10)).toBe(10 * 12)
  for (let call = 0; call < 9; call++) budget.charge('office', 7_500)
  expect(budget.charge('office', 7_500)).toBe(4_800)
  now += 500 * 12
  expect(budget.charge('office', 100)).toBe(0)
})
