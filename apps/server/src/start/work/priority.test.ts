// Tests that every thread of a long command goes last, and that a refusal of the system ends nothing.
import { constants } from 'node:os'
import { expect, test } from 'vitest'
import { goLast } from './priority.ts'

test('all threads of the process get the lower priority, even where one is refused', () => {
  const set: (readonly [number, number])[] = []
  goLast(((thread: number, priority: number) => {
    set.push([thread, priority])
    if (set.length === 1) throw new Error('EACCES')
  }) as Parameters<typeof goLast>[0])
  expect(set.length).toBeGreaterThan(process.platform === 'linux' ? 4 : 0)
  if (process.platform === 'linux') expect(set.map(([thread]) => thread)).toContain(process.pid)
  expect(new Set(set.map(([, priority]) => priority))).toEqual(new Set([constants.priority.PRIORITY_BELOW_NORMAL]))
})
