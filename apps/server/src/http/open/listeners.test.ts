// Tests the calls that wait for the next entry of the log: they go on with it, without it after their time, and are bounded.
import { expect, test } from 'vitest'
import { listenersOf } from './listeners.ts'

const caller = (address = '192.0.2.1') => ({ address, left: new AbortController().signal })
/** Whether it has resolved so far. */
async function isOver(waiting: Promise<void>): Promise<boolean> {
  return Promise.race([waiting.then(() => true), new Promise<boolean>((give) => setImmediate(give, false))])
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
  await listeners.wait(7, 20, caller())
  const [eighth, ninth] = [listeners.wait(8, 20, caller()), listeners.wait(9, 20, caller())]
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
  const left = listeners.wait(1, 20, { address: '192.0.2.1', left: leaving.signal })
  await listeners.wait(1, 0.05, caller())
  expect(await isOver(left)).toBe(false)
  leaving.abort()
  await left
  const last = listeners.wait(1, 20, caller())
  expect(await isOver(last)).toBe(false)
  listeners.end()
  await last
  await listeners.wait(1, 20, caller())
})

test('thousands cost one question a second, none where nobody waits; one address has eight, and all together two thousand', async () => {
  const { log, listeners } = logOf(0)
  await listeners.look()
  expect(log.asked).toBe(0)
  const waiting = Array.from({ length: 2_000 }, (_, n) => listeners.wait(1, 20, caller(`address ${Math.floor(n / 8)}`)))
  await expect(listeners.wait(1, 20, caller('address 0'))).rejects.toMatchObject({ status: 429 })
  await expect(listeners.wait(1, 20, caller('address 250'))).rejects.toMatchObject({ status: 503 })
  const before = log.asked
  await listeners.look()
  expect(log.asked).toBe(before + 1)
  log.last = 1
  await listeners.look()
  await Promise.all(waiting)
  await listeners.wait(2, 0.01, caller('address 250'))
})
