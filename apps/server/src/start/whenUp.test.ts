// What a start waits for at the database, and what it refuses at once.
import { expect, test } from 'vitest'
import { DatabaseFailure } from './databaseFailure.ts'
import { BrokenOff } from './ending.ts'
import { whenUp } from './whenUp.ts'

const failing = (code: string) => new DatabaseFailure('DATABASE_URL', Object.assign(new Error(code), { code }))

/** Fails so often with this code before it succeeds. */
function recovering(code: string, times: number) {
  let asked = 0
  const look = () => (++asked > times ? Promise.resolve('up') : Promise.reject(failing(code)))
  return { look, asked: () => asked }
}

test.each([
  ['57P03', /^The database starts or recovers; waiting/],
  ['25006', /takes no writes \(a standby\?\); waiting/],
])('%s is waited for, and said once', async (code, line) => {
  const said: string[] = []
  const { look } = recovering(code, 2)
  expect(await whenUp(look, { say: (one) => said.push(one), signal: new AbortController().signal })).toBe('up')
  expect(said).toEqual([expect.stringMatching(line)])
})

test('what does not pass by itself is refused at once, and so is everything without patience', async () => {
  const said: string[] = []
  const patience = { say: (one: string) => said.push(one), signal: new AbortController().signal }
  const wrong = recovering('28P01', 1)
  await expect(whenUp(wrong.look, patience)).rejects.toThrow('28P01')
  await expect(whenUp(recovering('57P03', 1).look)).rejects.toThrow('57P03')
  expect([wrong.asked(), said]).toEqual([1, []])
})

test('a wait is broken off', async () => {
  const breaking = new AbortController()
  const waiting = whenUp(recovering('57P03', Infinity).look, { say: () => breaking.abort(), signal: breaking.signal })
  await expect(waiting).rejects.toThrow(BrokenOff)
})
