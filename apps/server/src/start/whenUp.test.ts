// What a start waits for at the database, and what it refuses at once.
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { withClient } from '../db/server/client.ts'
import { DatabaseFailure } from './databaseFailure.ts'
import { BrokenOff } from './ending.ts'
import { whenUp } from './whenUp.ts'

/** A patience that writes down what it says. */
function patient(awaySeconds = 60) {
  const said: string[] = []
  return { said, patience: { say: (one: string) => said.push(one), signal: new AbortController().signal, awaySeconds } }
}

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
  const { said, patience } = patient()
  const { look } = recovering(code, 2)
  expect(await whenUp(look, patience)).toBe('up')
  expect(said).toEqual([expect.stringMatching(line)])
})

test('what does not pass by itself is refused at once, and so is everything without patience', async () => {
  const { said, patience } = patient()
  const wrong = recovering('28P01', 1)
  await expect(whenUp(wrong.look, patience)).rejects.toThrow('28P01')
  await expect(whenUp(recovering('57P03', 1).look)).rejects.toThrow('57P03')
  expect([wrong.asked(), said]).toEqual([1, []])
})

test('a wait is broken off', async () => {
  const breaking = new AbortController()
  const waiting = whenUp(recovering('57P03', Infinity).look, {
    say: () => breaking.abort(),
    signal: breaking.signal,
    awaySeconds: 60,
  })
  await expect(waiting).rejects.toThrow(BrokenOff)
})

/** A balancer that has no server behind it: it takes a connection and ends it. */
async function emptyBalancer(): Promise<number> {
  const server = createServer((socket) => socket.destroy()).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return (server.address() as AddressInfo).port
}

test('a port that refuses and a balancer without a primary are waited for until the stated time, then told', async () => {
  const refusing = await emptyBalancer()
  const url = (port: number) => `postgres://x:y@127.0.0.1:${port}/x`
  for (const address of [url(1), url(refusing)]) {
    const { said, patience } = patient(1)
    const began = performance.now()
    const look = () =>
      withClient(
        { connectionString: address },
        () => Promise.resolve(),
        (error) => new DatabaseFailure('DATABASE_URL', error),
      )
    await expect(whenUp(look, patience)).rejects.toThrow(DatabaseFailure)
    expect(performance.now() - began).toBeGreaterThanOrEqual(1_000)
    expect(said).toEqual([expect.stringMatching(/^The database cannot be reached .* waiting for it for 1 s at most/)])
  }
})

test('a primary that comes while a start waits ends the wait; the time begins anew once a server has answered', async () => {
  const { said, patience } = patient(0.6)
  const codes = ['ECONNREFUSED', 'ECONNREFUSED', '57P03', 'ECONNREFUSED', 'ECONNREFUSED', '25006']
  const look = () => {
    const code = codes.shift()
    return code === undefined ? Promise.resolve('up') : Promise.reject(failing(code))
  }
  expect(await whenUp(look, patience)).toBe('up')
  expect(said.map((line) => line.slice(0, 24))).toEqual([
    'The database cannot be r',
    'The database starts or r',
    'The database cannot be r',
    'The database is in recov',
  ])
})

test('no time for it: a database that cannot be reached ends a start at once', async () => {
  const { said, patience } = patient(0)
  const gone = recovering('ECONNREFUSED', 1)
  await expect(whenUp(gone.look, patience)).rejects.toThrow('ECONNREFUSED')
  expect([gone.asked(), said]).toEqual([1, []])
})
