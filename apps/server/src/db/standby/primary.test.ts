// Tests what a process knows of its primary, and for how long its last word counts.
import { expect, onTestFinished, test, vi } from 'vitest'
import pg from 'pg'
import { primaryOf } from './primary.ts'

const level = { entry: 7, hash: 'a7', changes: 3 }
const away = () =>
  Object.assign(new pg.DatabaseError('the database system is shutting down', 0, 'error'), { code: '57P01' })

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
