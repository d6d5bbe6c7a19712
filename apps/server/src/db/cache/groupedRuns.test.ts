// Tests that questions are shared by those who come before they begin, and by no others.
import { expect, test } from 'vitest'
import { groupedRuns, sharedRuns } from './groupedRuns.ts'

test('who comes during a run shares the next one, never the one under way', async () => {
  let begun = 0
  const releases: (() => void)[] = []
  const run = sharedRuns(async () => {
    const own = ++begun
    await new Promise<void>((release) => releases.push(release))
    return own
  })
  const first = run()
  await expect.poll(() => begun).toBe(1)
  const later = [run(), run(), run()]
  expect(begun).toBe(1)
  releases.shift()?.()
  await expect.poll(() => begun).toBe(2)
  releases.shift()?.()
  expect([await first, ...(await Promise.all(later))]).toEqual([1, 2, 2, 2])
})

test('a run that fails fails those who share it, and the next one begins', async () => {
  let count = 0
  const run = sharedRuns(() => (++count === 1 ? Promise.reject(new Error('first')) : Promise.resolve(count)))
  const [first, second] = [run(), run()]
  await expect(first).rejects.toThrow('first')
  await expect(second).rejects.toThrow('first')
  expect(await run()).toBe(2)
})

test('each of a group gets what it asked for, and one that comes later is of the next group', async () => {
  const groups: string[][] = []
  const releases: (() => void)[] = []
  const ask = groupedRuns(async (asked: readonly string[]) => {
    groups.push([...asked])
    await new Promise<void>((release) => releases.push(release))
    return asked.map((one) => one.toUpperCase())
  })
  const first = ['a', 'b'].map(ask)
  await expect.poll(() => groups.length).toBe(1)
  const second = ['c', 'a'].map(ask)
  releases.shift()?.()
  expect(await Promise.all(first)).toEqual(['A', 'B'])
  await expect.poll(() => groups.length).toBe(2)
  releases.shift()?.()
  expect(await Promise.all(second)).toEqual(['C', 'A'])
  expect(groups).toEqual([
    ['a', 'b'],
    ['c', 'a'],
  ])
})
