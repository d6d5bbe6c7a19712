// Tests slots: waiting work gets one in the order of arrival and callers in turns, leaves the queue after waiting too long, and failed work frees its slot.
import { afterEach, expect, test, vi } from 'vitest'
import { slotsOf } from './slots.ts'

afterEach(() => void vi.useRealTimers())

test('work that waits too long is refused, and the slot goes to the next', async () => {
  const slots = slotsOf<'a'>(1)
  const free = await slots.wait('a')
  await expect(slots.wait('a', { ms: 1, late: () => new Error('too late') })).rejects.toThrow('too late')
  const next = slots.wait('a')
  expect(slots.begin('a')).toBe('ofOne')
  free()
  free()
  const slot = await next
  expect(slots.used()).toBe(1)
  slot()
  expect(slots.used()).toBe(0)
})

test('only so much work runs at once, in the order of arrival, even after a failure', async () => {
  const slots = slotsOf<'a'>(2)
  const begun: number[] = []
  const ends: (() => void)[] = []
  const work = (nth: number) =>
    slots.run('a', () => {
      begun.push(nth)
      return new Promise<number>((resolve, reject) => {
        ends.push(() => (nth === 0 ? reject(new Error('failed')) : resolve(nth)))
      })
    })
  const all = Promise.allSettled([0, 1, 2, 3].map(work))
  await expect.poll(() => begun).toEqual([0, 1])
  ends[0]?.()
  await expect.poll(() => begun).toEqual([0, 1, 2])
  ends[1]?.()
  await expect.poll(() => begun).toEqual([0, 1, 2, 3])
  for (const end of ends) end()
  expect((await all).map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled', 'fulfilled'])
})

test('who sends forty waits behind itself, and others come in between, in turns', async () => {
  const slots = slotsOf<'many' | 'few' | 'one'>(2)
  const begun: string[] = []
  const ends: (() => void)[] = []
  const work = (key: 'many' | 'few' | 'one') =>
    slots.run(key, () => {
      begun.push(key)
      return new Promise<void>((end) => ends.push(end))
    })
  const all = [...Array.from({ length: 40 }, () => work('many')), work('few'), work('few'), work('one')]
  for (let end = 0; end < 43; end++) {
    await expect.poll(() => ends.length).toBeGreaterThan(end)
    ends[end]?.()
  }
  await Promise.all(all)
  expect(begun.slice(0, 7)).toEqual(['many', 'many', 'many', 'few', 'one', 'many', 'few'])
  expect(slots.used()).toBe(0)
})

const late = (limit: string) => new Error(limit)

test('a key with its whole share waits longer than one that waits for the others, and only so much of it waits', async () => {
  vi.useFakeTimers()
  const slots = slotsOf<string>(3, () => 2)
  const patience = { ms: 100, ownMs: 1_000, queue: 1, late }
  const free = await slots.wait('a')
  await slots.wait('a')
  const own = slots.wait('a', patience)
  await expect(slots.wait('a', patience)).rejects.toThrow('ofOne')
  expect(slots.waiting('a')).toBe(1)
  await slots.wait('b')
  const other = slots.wait('c', patience).catch(String)
  await vi.advanceTimersByTimeAsync(100)
  expect(await other).toBe('Error: most')
  await vi.advanceTimersByTimeAsync(800)
  free()
  await own
  const again = slots.wait('a', patience).catch(String)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await again).toBe('Error: ofOne')
  expect(slots.waiting('a')).toBe(0)
})

test('a slot freed with a pause goes to others at once, and to its own key after it', async () => {
  vi.useFakeTimers()
  const slots = slotsOf<string>(1)
  const free = await slots.wait('a')
  const got: string[] = []
  void slots.wait('a').then((end) => (got.push('a'), end()))
  void slots.wait('b').then((end) => (got.push('b'), end()))
  free(50)
  await vi.advanceTimersByTimeAsync(49)
  expect(got).toEqual(['b'])
  await vi.advanceTimersByTimeAsync(1)
  expect(got).toEqual(['b', 'a'])
})
