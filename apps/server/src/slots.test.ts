// Tests slots: waiting work gets one in the order of arrival, leaves the queue after waiting too long, and failed work frees its slot.
import { expect, test } from 'vitest'
import { slotsOf } from './slots.ts'

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
