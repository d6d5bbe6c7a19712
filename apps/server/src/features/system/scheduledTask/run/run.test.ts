// Runs over several instances: due once, missed, overlapping, handed over, failing. Instances here are engines with handlers of the test's own.
import { conflict, Failure } from '@register/contract/errors'
import { listMessages, markRead } from '@register/contract/system/message/message'
import { handlerNames } from '@register/contract/system/scheduledTask/handlers'
import {
  listRuns,
  listScheduledTasks,
  removeScheduledTask,
  runScheduledTask,
} from '@register/contract/system/scheduledTask/scheduledTask'
import type { Phrase } from '@register/contract/phrase'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { jobPool } from '../../../../db/jobs/jobPool.ts'
import { presenceOf } from '../../../../db/presence/presence.ts'
import { engineOf, type Engine } from '../../../../jobs/engine.ts'
import type { TaskWork, TaskWorks } from '../../../../jobs/scheduled.ts'
import { testApp } from '../../../../../test/app.ts'
import { silence } from '../../../../../test/deadJobs.ts'
import { beginDue, correctTimes } from './due.ts'
import { taskJobs } from './job.ts'

/** Its own engine does not run anything in these tests. */
const app = await testApp()
const { db, secrets, owner } = app
const system = await app.as('system-admin')
const never = 1e6
const instances: Engine[] = []
afterAll(async () => {
  await Promise.all(instances.map((one) => one.close()))
})

type Recount = TaskWork<'recount'>
const done: Phrase = ['完成', 'Done']

/** Polls at a short interval, where the test needs jobs that arrive without a notification. */
function instance(run: Recount, { looks = true, notifiesAtOnce = false } = {}): Engine {
  const pool = jobPool(app.connection, () => {})
  const none = { run: () => Promise.resolve(done) }
  const works = {
    ...Object.fromEntries(handlerNames.map((name) => [name, none])),
    recount: { run, ...(notifiesAtOnce && { notifiesAtOnce: true as const }) },
  } as TaskWorks
  const engine = engineOf({
    db,
    secrets,
    pool,
    here: presenceOf(pool, () => {}),
    kinds: taskJobs(works),
    knownFailure: (error) => (error instanceof Failure ? error : undefined),
    report: () => {},
    pace: { beatMs: never, silentSeconds: 60, lookMs: looks ? 30 : never },
  })
  const close = async () => {
    await engine.close()
    if (!pool.ended) await pool.end()
  }
  instances.push({ ...engine, close })
  return { ...engine, close }
}

/** A handler that waits until the test releases it. */
function held() {
  const gates: (() => void)[] = []
  const run: Recount = async ({ signal }) => {
    await new Promise<void>((go, stop) => {
      gates.push(go)
      signal.addEventListener('abort', () => stop(signal.reason as Error))
    })
    return done
  }
  async function begun(n: number): Promise<void> {
    await expect.poll(() => gates.length).toBe(n)
  }
  return { run, gates, begun }
}

let id = 0
const set = (columns: string) => owner.query(`UPDATE scheduled_task SET ${columns} WHERE id = ${id}`)
const due = (ago: string) => set(`next_at = now() - interval '${ago}'`)
const runs = async () => (await system(listRuns, { params: { id }, query: {} })).list.toReversed()
const states = async () => (await runs()).map(({ state }) => state)
async function become(...wanted: string[]): Promise<void> {
  await expect.poll(states).toEqual(wanted)
}
const task = async () => (await system(listScheduledTasks, { query: { handler: 'recount' } })).list[0]
const sentMessages = async () =>
  (await system(listMessages, { query: {} })).list.filter(({ object }) => object === `scheduledTask:${id}`)

beforeEach(async () => {
  id = (await task())?.id ?? 0
  // Only one active task, whose next time is far away.
  await owner.query(`UPDATE scheduled_task SET next_at = now() + interval '1 day', failures = 0;
    UPDATE scheduled_task SET status = 'active', overlap = 'skip', misfire = 'once', cron = '0 0 1 1 *';
    DELETE FROM message; DELETE FROM job; DELETE FROM task_run`)
})

describe('a time that has come', () => {
  test('is one run by two instances that look at once, and the next time is set', async () => {
    let count = 0
    const run: Recount = () => Promise.resolve((count++, done))
    const [one, other] = [instance(run), instance(run)]
    await due('1 second')
    const begun = await Promise.all([beginDue(db, one), beginDue(db, other), beginDue(db, one)])
    expect(begun.reduce((sum, n) => sum + n)).toBe(1)
    await become('done')
    expect(count).toBe(1)
    const [first] = await runs()
    expect(first).toMatchObject({ attempts: 1, by: '', text: 'Done' })
    expect(first?.dueAt).not.toBeNull()
    expect((await task())?.nextAt).toMatch(/-12-31T16:00:00/)
    await Promise.all([one.close(), other.close()])
  })

  test.each([
    ['is run once afterwards, however often it came', 'once', ['done']],
    ['is left out where it waits for the next one, and that is on record', 'skip', ['missed']],
  ])('while no instance ran %s', async (_, misfire, wanted) => {
    const engine = instance(() => Promise.resolve(done))
    await set(`misfire = '${misfire}', cron = '*/5 * * * *'`)
    await due('3 hours')
    await beginDue(db, engine)
    await beginDue(db, engine)
    await become(...wanted)
    expect(Date.parse((await task())?.nextAt ?? '')).toBeGreaterThan(Date.now())
    await engine.close()
  })

  test('and finds nothing to do leaves one line for all such times, and keeps what did something', async () => {
    const found: (Phrase | undefined)[] = [undefined, done, undefined, undefined, undefined]
    const engine = instance(() => Promise.resolve(found.shift()))
    const idle = 'There was nothing to do'
    const lines: string[][] = []
    for (let n = 0; n < 4; n++) {
      const { last } = (await task()) ?? {}
      await due('1 second')
      await beginDue(db, engine)
      await expect.poll(async () => ((now) => now?.id !== last?.id && now?.state)((await task())?.last)).toBe('done')
      lines.push((await runs()).map(({ text }) => text))
    }
    expect(lines).toEqual([[idle], [idle, 'Done'], ['Done', idle], ['Done', idle]])
    const { rows } = await owner.query(`SELECT count(*)::int AS n FROM job`)
    expect(rows).toEqual([{ n: 2 }])
    await engine.close()
  })

  test('that is late by a moment is not missed', async () => {
    const engine = instance(() => Promise.resolve(done))
    await set(`misfire = 'skip'`)
    await due('90 seconds')
    expect(await beginDue(db, engine)).toBe(1)
    await become('done')
    await engine.close()
  })

  test('which a clock that was ahead left behind is brought back to the next one', async () => {
    await set(`cron = '0 3 * * *', next_at = now() + interval '2 days'`)
    await correctTimes(db)
    const wait = new Date((await task())?.nextAt ?? '').getTime() - Date.now()
    expect(wait).toBeGreaterThan(0)
    expect(wait).toBeLessThanOrEqual(86_400_000)
    expect(await correctTimes(db)).toBe(0)
  })

  test('of a paused task begins nothing, nor does one that has no time yet', async () => {
    const engine = instance(() => Promise.resolve(done))
    await set(`status = 'paused', next_at = now() - interval '1 second'`)
    expect(await beginDue(db, engine)).toBe(0)
    await set(`status = 'active', next_at = NULL`)
    expect(await beginDue(db, engine)).toBe(0)
    expect((await task())?.nextAt).toMatch(/-12-31T16:00:00/)
    expect(await runs()).toEqual([])
  })
})

describe('a time that comes while the last run is at work', () => {
  test('is left out', async () => {
    const { run, gates, begun } = held()
    const engine = instance(run)
    await due('1 second')
    await beginDue(db, engine)
    await begun(1)
    await due('1 second')
    await beginDue(db, engine)
    await become('running', 'overlapped')
    const refusal = await system.refused(runScheduledTask, { params: { id } })
    expect(refusal).toMatchObject({ status: 409, msg: 'The task is running. Wait until it has finished' })
    expect(await system.refused(removeScheduledTask, { params: { id } })).toMatchObject({ status: 409 })
    gates[0]?.()
    await become('done', 'overlapped')
    await engine.close()
  })

  test('waits in line where runs wait for each other, one and no more', async () => {
    const { run, gates, begun } = held()
    const engine = instance(run)
    await set(`overlap = 'queue'`)
    for (const n of [1, 2, 3]) {
      await due('1 second')
      await beginDue(db, engine)
      if (n === 1) await begun(1)
    }
    await become('running', 'waiting', 'overlapped')
    const refusal = await system.refused(runScheduledTask, { params: { id } })
    expect(refusal.msg).toBe('The task is running, and another run waits already')
    gates[0]?.()
    await begun(2)
    await become('done', 'running', 'overlapped')
    gates[1]?.()
    await become('done', 'done', 'overlapped')
    await engine.close()
  })
})

describe('a run whose process dies in the middle', () => {
  test('is started again by another one, and is in the log once', async () => {
    const dead = held()
    const killed = instance(dead.run, { looks: false })
    await due('1 second')
    await beginDue(db, killed)
    await dead.begun(1)
    const heir = instance(() => Promise.resolve(done))
    await heir.start()
    await silence(owner)
    await heir.handOver()
    await become('done')
    expect((await runs())[0]).toMatchObject({ attempts: 2, text: 'Done' })
    // What the dead instance still does changes nothing.
    dead.gates[0]?.()
    await killed.close()
    expect(await states()).toEqual(['done'])
    await heir.close()
  })
})

describe('failures', () => {
  const failing: Recount = () => Promise.reject(conflict(['磁盘已满', 'The disc is full']))
  const failOnce = async (engine: Engine, n: number) => {
    await due('1 second')
    await beginDue(db, engine)
    await expect.poll(async () => (await task())?.failures).toBe(n)
  }

  test('three in a row are reported, once, and a success starts the count again', async () => {
    let isFull = true
    const engine = instance((...given) => (isFull ? failing(...given) : Promise.resolve(done)))
    for (const [n, messages] of [
      [1, 0],
      [2, 0],
      [3, 1],
      [4, 1],
    ] as const) {
      await failOnce(engine, n)
      expect(await sentMessages()).toHaveLength(messages)
      // A message that was read is not sent again either.
      await system(markRead, { body: {} })
    }
    expect((await runs())[0]).toMatchObject({ state: 'failed', text: 'The disc is full' })
    expect((await sentMessages())[0]?.text).toContain('3 times in a row')
    isFull = false
    await due('1 second')
    await beginDue(db, engine)
    await expect.poll(async () => (await task())?.failures).toBe(0)
    await engine.close()
  })

  test('without a message for people show only their number', async () => {
    const engine = instance(() => Promise.reject(new Error('secret at /srv/data')))
    await failOnce(engine, 1)
    const [first] = await runs()
    expect(first?.state).toBe('failed')
    expect(first?.text).not.toContain('secret')
    await engine.close()
  })

  test('of urgent tasks are reported at once', async () => {
    const engine = instance(failing, { notifiesAtOnce: true })
    await failOnce(engine, 1)
    expect(await sentMessages()).toHaveLength(1)
    await engine.close()
  })
})
