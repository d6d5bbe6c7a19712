// Tests what a process knows of its primary: questions are shared by those who come before they begin, and the last word counts for a time.
import { expect, onTestFinished, test, vi } from 'vitest'
import pg from 'pg'
import { primaryOf } from './primary.ts'
import { sharedRuns } from './sharedRuns.ts'

const level = { entry: 7, hash: 'a7', changes: 3 }
const away = () =>
  Object.assign(new pg.DatabaseError('the database system is shutting down', 0, 'error'), { code: '57P01' })

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

test('a primary that goes away has a last word for a minute, then none; when it is back it is asked', async () => {
  let now = 1_000
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now)
  onTestFinished(() => clock.mockRestore())
  let there = true
  const known = primaryOf(() => (there ? Promise.resolve(level) : Promise.reject(away())))
  expect(known.lately()).toBeUndefined()
  const before = new Date()
  expect(await known.level()).toEqual(level)
  there = false
  expect(await known.level()).toBeUndefined()
  now += 60_000
  expect(known.lately()?.level).toEqual(level)
  expect(known.lately()?.at.getTime()).toBeGreaterThanOrEqual(before.getTime())
  now += 1
  expect(known.lately()).toBeUndefined()
  there = true
  await expect.poll(() => known.level()).toEqual(level)
})

test('a primary that does not answer counts as away', async () => {
  const known = primaryOf(() => new Promise(() => {}))
  expect(await known.level()).toBeUndefined()
})

test('a failure that is none of the connection is told', async () => {
  await expect(primaryOf(() => Promise.reject(new Error('no such table'))).level()).rejects.toThrow('no such table')
})
