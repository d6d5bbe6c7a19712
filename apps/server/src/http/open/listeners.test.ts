// Tests the calls that wait for the next entry of the log: they go on with it, without it after their time, and are bounded.
import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { listenersOf } from './listeners.ts'

const stays = new AbortController().signal
/** Whether it has resolved so far. */
async function isOver(waiting: Promise<boolean>): Promise<boolean> {
  return Promise.race([waiting.then(() => true), setImmediate(false)])
}

function logOf(last: number) {
  const log = { last, asked: 0 }
  const listeners = listenersOf(() => {
    log.asked++
    return Promise.resolve(log.last)
  })
  return { log, listeners }
}

test('what is there is waited for by nobody, and what comes lets all go on who wait for it', async () => {
  const { log, listeners } = logOf(7)
  expect(await listeners.wait(7, 20, stays)).toBe(true)
  const [eighth, ninth] = [listeners.wait(8, 20, stays), listeners.wait(9, 20, stays)]
  await listeners.look()
  expect([await isOver(eighth), await isOver(ninth)]).toEqual([false, false])
  log.last = 8
  await listeners.look()
  expect([await isOver(eighth), await isOver(ninth)]).toEqual([true, false])
  listeners.end()
  await ninth
})

test('a call goes on after its time, when its caller leaves, and when the server ends; then none waits any more', async () => {
  const { listeners } = logOf(0)
  const leaving = new AbortController()
  const left = listeners.wait(1, 20, leaving.signal)
  await listeners.wait(1, 0.05, stays)
  expect(await isOver(left)).toBe(false)
  leaving.abort()
  expect(await left).toBe(false)
  const last = listeners.wait(1, 20, stays)
  expect(await isOver(last)).toBe(false)
  listeners.end()
  expect(await last).toBe(false)
  expect(await listeners.wait(1, 20, stays)).toBe(false)
  expect(listeners.hasEnded()).toBe(true)
})

test('thousands cost one question a second, none where nobody waits; one address has eight, and all together two thousand', async () => {
  const { log, listeners } = logOf(0)
  await listeners.look()
  expect(log.asked).toBe(0)
  const places = Array.from({ length: 2_000 }, (_, n) => listeners.begin(`address ${Math.floor(n / 8)}`))
  const waiting = places.map(() => listeners.wait(1, 20, new AbortController().signal))
  await setImmediate()
  expect(() => listeners.begin('address 0')).toThrow(expect.objectContaining({ status: 429 }))
  expect(() => listeners.begin('address 250')).toThrow(expect.objectContaining({ status: 503 }))
  const before = log.asked
  await listeners.look()
  expect(log.asked).toBe(before + 1)
  log.last = 1
  await listeners.look()
  expect(new Set(await Promise.all(waiting))).toEqual(new Set([true]))
  for (const free of places) free()
  listeners.begin('address 250')()
})
