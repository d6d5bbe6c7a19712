// Tests jobs over several instances on one database: started once, requeued, stopped. Instances here are engines with handlers of the tests.
import { Failure } from '@register/contract/errors'
import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { jobPool } from '../db/jobs/jobPool.ts'
import { presenceOf, type Presence } from '../db/presence/presence.ts'
import { testApp } from '../../test/app.ts'
import { isInLibrary, lose, silence } from '../../test/deadJobs.ts'
import { engineOf, type Engine, type JobKind, type Work } from './engine.ts'
import type { Pace } from './handOver.ts'
import { endJob, type NewJob } from './job.ts'

const app = await testApp()
const { db, secrets, owner } = app
const meta = { ip: '', isFrom: () => false, userAgent: '', traceId: 'trace', origin: '' }
const never = 1e6
/** Sends no signs of life and looks often for jobs: the tests make silence by hand. */
const quiet = { beatMs: never, silentSeconds: 60, lookMs: 30 }
/** Works only on jobs that it is notified of, so requeued jobs go to another engine. */
const frozenPace = { ...quiet, lookMs: never }
const failures: string[] = []
const instances: Engine[] = []
afterAll(async () => {
  await Promise.all(instances.map((one) => one.close()))
})

type Handler = (work: Work) => Promise<void>
/** Ends the job with the number of things that the handler has done. */
const ends = (work: Work, done: number) => db.transaction().execute((tx) => endJob(tx, work.job, { done }))

type More = Partial<JobKind> & { pace?: Partial<Pace>; here?: Presence }

function instance(work: Handler, { pace = quiet, here, ...more }: More = {}): Engine {
  const pool = jobPool(app.connection, () => {})
  const engine = engineOf({
    db,
    secrets,
    pool,
    here: here ?? presenceOf(pool, () => {}),
    kinds: [
      { kind: 'one', workers: 'others', work, failed: async (_, job) => void failures.push(job.id), ...more },
      { kind: 'two', workers: 'others', queue: 'two', work },
    ],
    knownFailure: (error) => (error instanceof Failure ? error : undefined),
    report: () => {},
    pace,
  })
  const close = async () => {
    await engine.close()
    if (!pool.ended) await pool.end()
  }
  instances.push({ ...engine, close })
  return { ...engine, close }
}
const asking = (afterCommit: (task: () => void) => void = (task) => task()) => ({
  db,
  actor: undefined,
  lang: 'en' as const,
  meta,
  afterCommit,
})
const add = (engine: Engine, job: NewJob = { kind: 'one' }) => engine.add(asking(), job)
const row = (id: string) => db.selectFrom('job').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const state = async (id: string) => (await row(id)).state
async function becomes(id: string, wanted: string): Promise<void> {
  await expect.poll(() => state(id)).toBe(wanted)
}
/** A handler that waits until the test lets it go, or until its job ends. */
function held() {
  const begun: string[] = []
  const gates = new Map<string, () => void>()
  const work: Handler = async (of) => {
    begun.push(of.job.id)
    await new Promise<void>((go, stop) => {
      gates.set(of.job.id, go)
      of.signal.addEventListener('abort', () => stop(of.signal.reason as Error))
    })
    await ends(of, 1)
  }
  return { work, begun, letGo: (id: string) => gates.get(id)?.() }
}

describe('a job', () => {
  test('of a transaction that is rolled back never existed', async () => {
    const ran: string[] = []
    const engine = instance(async (work) => {
      ran.push(work.job.id)
      await ends(work, 1)
    })
    await engine.start()
    let lost = ''
    const rolledBack = db.transaction().execute(async (tx) => {
      lost = await engine.add({ ...asking(() => {}), db: tx }, { kind: 'one' })
      throw new Error('no')
    })
    await expect(rolledBack).rejects.toThrow('no')
    // A later job has run, so the stopped one, which was before it, would have run too.
    const later = await add(engine)
    await becomes(later, 'done')
    expect(ran).toEqual([later])
    expect(await isInLibrary(owner, lost)).toBe(false)
    await engine.close()
  })

  test('is started once by two instances, and its call is deleted at its end', async () => {
    const ran: string[] = []
    const count: Handler = async (work) => {
      ran.push(work.job.id)
      await ends(work, 7)
    }
    const [here, there] = [instance(count), instance(count)]
    await Promise.all([here.start(), there.start()])
    const ids = await Promise.all(Array.from({ length: 20 }, (_, n) => add(n % 2 ? here : there)))
    for (const id of ids) await becomes(id, 'done')
    expect(ran.toSorted()).toEqual(ids.toSorted())
    expect(await row(ids[0] ?? '')).toMatchObject({ attempts: 1, deaths: 0, done: 7, asked: {} })
    await Promise.all([here.close(), there.close()])
  })

  test.each([
    ['meant for people', new Failure(409, ['不行', 'It cannot be']), 'It cannot be'],
    ['of ours', new Error('secret path'), 'trace'],
  ])('that fails says why, %s, and its owner is notified once', async (_, error, words) => {
    const engine = instance(() => Promise.reject(error))
    const id = await add(engine)
    await becomes(id, 'failed')
    expect((await row(id)).failure_en).toContain(words)
    expect((await row(id)).failure_en).not.toContain('secret')
    expect(failures.filter((one) => one === id)).toEqual([id])
    await engine.close()
  })

  test('with a word runs alone, and the next may come when it is over', async () => {
    const hold = held()
    const engine = instance(hold.work)
    const alone = { word: 'only', refusal: ['忙', 'One is at it'] as const }
    const first = await add(engine, { kind: 'one', alone })
    await expect(add(engine, { kind: 'one', alone })).rejects.toThrow('One is at it')
    await becomes(first, 'running')
    await expect.poll(() => hold.begun).toEqual([first])
    hold.letGo(first)
    await becomes(first, 'done')
    const next = await add(engine, { kind: 'one', alone })
    await expect.poll(() => hold.begun).toEqual([first, next])
    hold.letGo(next)
    await becomes(next, 'done')
    await engine.close()
  })
})

describe('when its process dies', () => {
  test('it begins again elsewhere and ends once; the attempt that counts as dead changes nothing any more', async () => {
    const [dead, alive] = [held(), held()]
    const ended: boolean[] = []
    const frozen = instance(
      async (work) => {
        await dead.work(work).catch((error: unknown) => {
          ended.push(work.signal.aborted)
          throw error
        })
      },
      { pace: frozenPace },
    )
    const id = await add(frozen)
    await expect.poll(() => dead.begun).toEqual([id])
    const there = instance(alive.work)
    await there.start()
    await there.handOver()
    // It gives signs of life, so it is not requeued.
    expect(await row(id)).toMatchObject({ state: 'running', attempts: 1, deaths: 0 })
    await silence(owner, id)
    await there.handOver()
    await expect.poll(() => alive.begun).toEqual([id])
    expect(await row(id)).toMatchObject({ state: 'running', attempts: 2, deaths: 1 })
    // The first process comes to life again and tries to end the job.
    dead.letGo(id)
    await expect.poll(() => ended).toEqual([false])
    expect(await row(id)).toMatchObject({ state: 'running', attempts: 2, done: 0 })
    expect(failures).not.toContain(id)
    // The library still knows the attempt that continues.
    await frozen.close()
    expect(await isInLibrary(owner, id)).toBe(true)
    alive.letGo(id)
    await becomes(id, 'done')
    expect(await row(id)).toMatchObject({ attempts: 2, done: 1, deaths: 1 })
    await expect.poll(() => isInLibrary(owner, id)).toBe(false)
    await there.close()
  })

  test('a failure in a process that counts as dead changes nothing either', async () => {
    let fail = () => {}
    const began: string[] = []
    const frozen = instance(
      (work) => {
        began.push(work.job.id)
        return new Promise((_, no) => (fail = () => no(new Error('late'))))
      },
      { pace: frozenPace },
    )
    const id = await add(frozen)
    await expect.poll(() => began).toEqual([id])
    const hold = held()
    const there = instance(hold.work)
    await silence(owner, id)
    await there.start()
    await there.handOver()
    await expect.poll(() => hold.begun).toEqual([id])
    fail()
    await frozen.close()
    expect(await state(id)).toBe('running')
    hold.letGo(id)
    await becomes(id, 'done')
    expect(failures).not.toContain(id)
    await there.close()
  })

  test('three times, it has failed, and its owner is notified once, however many instances look', async () => {
    const hold = held()
    const [one, two] = [instance(hold.work), instance(hold.work)]
    const id = await add(one)
    for (let n = 1; n <= 3; n++) {
      await expect.poll(() => hold.begun.length).toBe(n)
      await silence(owner, id)
      await Promise.all([one.handOver(), two.handOver()])
    }
    expect(await row(id)).toMatchObject({ state: 'failed', attempts: 3, deaths: 2 })
    expect((await row(id)).failure_en).toContain('interrupted several times')
    expect(failures.filter((other) => other === id)).toEqual([id])
    await Promise.all([one.close(), two.close()])
  })

  test('just after the job has ended, its queue goes on', async () => {
    const hold = held()
    const frozen = instance(hold.work, { pace: frozenPace })
    const first = await add(frozen, { kind: 'two' })
    await expect.poll(() => hold.begun).toEqual([first])
    const second = await add(frozen, { kind: 'two' })
    await owner.query(`UPDATE job SET state = 'done' WHERE id = '${first}'`)
    await silence(owner, first)
    const next = held()
    const there = instance(next.work)
    await there.start()
    await there.handOver()
    await expect.poll(() => next.begun).toContain(second)
    next.letGo(second)
    await becomes(second, 'done')
    await Promise.all([frozen.close(), there.close()])
  })

  test('it is queued again, even when the library has lost it', async () => {
    const hold = held()
    const engine = instance(hold.work)
    const id = await add(engine)
    await expect.poll(() => hold.begun).toEqual([id])
    await lose(owner, id)
    await engine.handOver()
    await expect.poll(() => hold.begun).toEqual([id, id])
    hold.letGo(id)
    await becomes(id, 'done')
    await engine.close()
  })
})

describe('stopping', () => {
  const why = ['已停止', 'Stopped'] as const
  const lively = { ...quiet, beatMs: 30 }

  test.each([
    ['here', false],
    ['from another instance', true],
  ])('ends a running job and a waiting one, %s', async (_, elsewhere) => {
    const hold = held()
    const engine = instance(hold.work, { pace: lively })
    const other = elsewhere ? instance(held().work) : engine
    const working = await add(engine, { kind: 'two' })
    const waiting = await add(engine, { kind: 'two' })
    await expect.poll(() => hold.begun).toEqual([working])
    for (const id of [waiting, working]) expect(await other.stop(asking(), id, why)).toBe(true)
    for (const id of [waiting, working]) {
      expect(await row(id)).toMatchObject({ state: 'failed', failure_en: 'Stopped' })
      await expect.poll(() => isInLibrary(owner, id)).toBe(false)
    }
    expect(await other.stop(asking(), working, why)).toBe(false)
    expect(hold.begun).toEqual([working])
    expect(failures).not.toContain(working)
    await engine.close()
    if (elsewhere) await other.close()
  })
})

describe('standing still', () => {
  const watched = { ...quiet, beatMs: 20, stillMs: 200 }

  test('a job that waits for what never comes begins anew, and its first attempt changes nothing', async () => {
    const attempts: Work[] = []
    const engine = instance(
      async (of) => {
        attempts.push(of)
        if (attempts.length === 1) await new Promise(() => {})
        await ends(of, attempts.length)
      },
      { pace: watched },
    )
    const id = await add(engine)
    await becomes(id, 'done')
    expect(await row(id)).toMatchObject({ attempts: 2, deaths: 1, done: 2 })
    const [first] = attempts
    if (!first) throw new Error('No attempt')
    expect(first.signal.aborted).toBe(true)
    await expect(ends(first, 1)).rejects.toThrow(/begun anew/)
    await engine.close()
  })

  test('a job that the database left begins anew, and has not failed', async () => {
    let attempts = 0
    const engine = instance(async (of) => {
      if (++attempts === 1)
        await of.db.transaction().execute(async (tx) => {
          const own = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)
          await owner.query('SELECT pg_terminate_backend($1)', [own.rows[0]?.pid])
          await sql`select 1`.execute(tx)
        })
      await ends(of, attempts)
    })
    const id = await add(engine)
    await becomes(id, 'done')
    expect(await row(id)).toMatchObject({ attempts: 2, deaths: 1, done: 2 })
    expect(failures).not.toContain(id)
    await engine.close()
  })

  test('a job whose statement the database cancels, because it stood still for too long, begins anew', async () => {
    let attempts = 0
    const engine = instance(async (of) => {
      if (++attempts === 1)
        await of.db.transaction().execute(async (tx) => {
          await sql`set local statement_timeout = '10ms'`.execute(tx)
          await sql`select pg_sleep(5)`.execute(tx)
        })
      await ends(of, attempts)
    })
    const id = await add(engine)
    await becomes(id, 'done')
    expect(await row(id)).toMatchObject({ attempts: 2, deaths: 1, done: 2 })
    await engine.close()
  })

  test.each<[string, (of: Work) => Promise<unknown>]>([
    ['reports progress', ({ onProgress }) => onProgress({ done: 1 })],
    ['gets answers of the database', (of) => of.db.selectFrom('job').select('id').limit(1).execute()],
    ['waits for its turn', ({ rest }) => rest(new Promise((go) => setTimeout(go, 300)))],
  ])('one that %s goes on', async (_, moves) => {
    const engine = instance(
      async (of) => {
        const until = Date.now() + 700
        while (Date.now() < until) await Promise.all([moves(of), new Promise((go) => setTimeout(go, 20))])
        of.signal.throwIfAborted()
        await ends(of, 1)
      },
      { pace: watched },
    )
    const id = await add(engine)
    await becomes(id, 'done')
    expect(await row(id)).toMatchObject({ attempts: 1, deaths: 0 })
    await engine.close()
  })
})

describe('the end of a process', () => {
  test('requeues its running jobs, however often, and another process finishes them', async () => {
    const hold = held()
    const id = await add(instance(hold.work))
    for (let n = 1; n <= 4; n++) {
      await expect.poll(() => hold.begun.length).toBe(n)
      const ending = instances.at(-1)
      await ending?.close()
      expect(await row(id)).toMatchObject({ state: 'waiting', attempts: n, deaths: 0 })
      await instance(hold.work).start()
    }
    await expect.poll(() => hold.begun.length).toBe(5)
    hold.letGo(id)
    await becomes(id, 'done')
    await instances.at(-1)?.close()
  })
})
