// Tests what runs every few seconds: how often at a time, and in how many processes.
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { pino } from 'pino'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { testApp } from '../../test/app.ts'
import { presenceOf, type Presence } from '../db/presence/presence.ts'
import { schedule, type Task } from './scheduler.ts'

const { connection } = await testApp()
const lines: string[] = []
const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) })
const pools: pg.Pool[] = []
afterAll(() => Promise.all(pools.map((pool) => pool.end())))

/** As a process of its own has it: one connection. */
async function newPresence(): Promise<Presence> {
  const pool = new pg.Pool({ ...connection, max: 1, idle_in_transaction_session_timeout: 200 })
  pools.push(pool)
  const here = presenceOf(pool, () => {})
  await here.begin()
  return here
}

/** A task that counts its runs, and how many were under way at once. */
function counting(task: Omit<Task, 'run'>, ms: number) {
  const seen = { ends: 0, now: 0, most: 0 }
  const run = async () => {
    seen.most = Math.max(seen.most, ++seen.now)
    await wait(ms)
    seen.now--
    seen.ends++
  }
  return { seen, task: { ...task, run } satisfies Task }
}

test('tasks that work for longer than their interval are not begun again meanwhile, nor broken off, and one connection is enough', async () => {
  const here = await newPresence()
  const alone = ['a', 'b', 'c'].map((name) => counting({ name, everySeconds: 0.05 }, 500))
  const everywhere = counting({ name: 'everywhere', everySeconds: 0.05, everywhere: true }, 500)
  const all = [...alone, everywhere]
  const enough = schedule(
    here,
    log,
    all.map(({ task }) => task),
  )
  await expect.poll(() => Math.min(...all.map(({ seen }) => seen.ends))).toBeGreaterThan(1)
  await enough()
  expect(all.map(({ seen }) => [seen.most, seen.now])).toEqual(all.map(() => [1, 0]))
  expect(lines).toEqual([])
  await here.end()
})

test('of two processes one runs a task, and the other one takes it over in the moment the first is gone', async () => {
  const [here, there] = [await newPresence(), await newPresence()]
  const only = counting({ name: 'only once', everySeconds: 0.02 }, 60)
  const ends = [here, there].map((one) => schedule(one, log, [only.task]))
  await expect.poll(() => only.seen.ends).toBeGreaterThan(5)
  await ends[0]?.()
  await here.end()
  const before = only.seen.ends
  await expect.poll(() => only.seen.ends).toBeGreaterThan(before + 2)
  expect(only.seen.most).toBe(1)
  // Who is cut off has no lock, so it runs nothing.
  await here.alone('task of one that is gone', () => {
    throw new Error('ran')
  })
  await ends[1]?.()
  await there.end()
  expect(lines).toEqual([])
})

test('a process that stands still for a minute keeps no task from the others, and one that is cut off says so', async () => {
  const pool = new pg.Pool({ ...connection, max: 1 })
  let client: pg.PoolClient | undefined
  pool.on('connect', (one) => (client = one))
  const here = presenceOf(pool, () => {})
  await here.begin()
  expect((await client?.query('show idle_session_timeout'))?.rows).toEqual([{ idle_session_timeout: '1min' }])
  const now = performance.now()
  const clock = vi.spyOn(performance, 'now')
  onTestFinished(() => clock.mockRestore())
  // From now on it gives no connection.
  const ended = pool.end()
  client?.emit('end')
  const ran = vi.fn<() => Promise<void>>(() => Promise.resolve())
  await here.alone('cut off just now', ran)
  clock.mockReturnValue(now + 60_000)
  await expect(here.alone('cut off for a minute', ran)).rejects.toThrow('has no connection')
  expect(ran).not.toHaveBeenCalled()
  await here.end()
  await ended
})

test('a task that fails is said once, and gives its lock back', async () => {
  const here = await newPresence()
  let runs = 0
  const failing = {
    name: 'failing',
    everySeconds: 0.02,
    run: () => Promise.reject(new Error(`for the ${++runs}. time`)),
  }
  const enough = schedule(here, log, [failing])
  await expect.poll(() => runs).toBeGreaterThan(3)
  await enough()
  expect(lines.splice(0).map((line) => (JSON.parse(line) as { task: string }).task)).toEqual(['failing'])
  await here.end()
})
