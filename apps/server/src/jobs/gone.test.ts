// Tests that the work of a killed process begins anew at once, and what must not be taken for a death: a lost connection, a database that has just started, a paused process.
import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { afterAll, describe, expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'
import { isInLibrary, silence } from '../../test/deadJobs.ts'
import { jobPool } from '../db/jobs/jobPool.ts'
import { lockStatement, presenceOf, type Presence } from '../db/presence/presence.ts'
import { engineOf, type Engine, type Work } from './engine.ts'
import { endJob } from './job.ts'
import { goneProcesses } from './processes.ts'

const app = await testApp()
const { db, secrets, owner } = app
const meta = { ip: '', isFrom: () => false, userAgent: '', traceId: 'trace', origin: '' }
const children: ChildProcess[] = []
const engines: Engine[] = []
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL')
  await Promise.all(engines.map((one) => one.close()))
})

/** A process of its own that holds the lock of a number, as a server does, until it is killed. */
async function processWith(number: number): Promise<{ child: ChildProcess; here: Presence }> {
  const script = new URL('../db/presence/lockHolder.mjs', import.meta.url)
  const child = fork(script, [JSON.stringify(app.connection), lockStatement, String(number)], { execArgv: [] })
  children.push(child)
  expect(await once(child, 'message')).toEqual([{ held: true }, undefined])
  const here: Presence = {
    number: () => (child.signalCode === 'SIGKILL' ? undefined : number),
    // Its engine runs on in the process of the test: a dead one begins nothing more.
    held: () => Promise.resolve(child.signalCode === 'SIGKILL' ? undefined : number),
    mayJudge: () => true,
    begin: () => Promise.resolve(),
    alone: () => Promise.resolve(),
    onNumber: () => {},
    end: () => Promise.resolve(),
  }
  return { child, here }
}
async function killed(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit')
  child.kill('SIGKILL')
  await gone
}

const released: number[] = []

function instance(work: (of: Work) => Promise<void>, given: { here?: Presence; lookMs?: number } = {}) {
  const pool = jobPool(app.connection, () => {})
  const here = given.here ?? presenceOf(pool, () => {})
  const engine = engineOf({
    db,
    secrets,
    pool,
    here,
    kinds: [{ kind: 'one', workers: 'others', queue: 'one', work }],
    knownFailure: () => undefined,
    release: (_, numbers) => Promise.resolve(void released.push(...numbers)),
    report: () => {},
    pace: { beatMs: 1e6, silentSeconds: 60, lookMs: given.lookMs ?? 30 },
  })
  let closed: Promise<void> | undefined
  const close = () => (closed ??= engine.close().then(() => pool.end()))
  const one = { ...engine, close, here }
  engines.push(one)
  return one
}
const add = (engine: Engine) =>
  engine.add({ db, actor: undefined, lang: 'en', meta, afterCommit: (task) => task() }, { kind: 'one' })
const row = (id: string) => db.selectFrom('job').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

/** A handler that waits until the test lets it end its job. */
function held() {
  const gates: (() => void)[] = []
  const outcomes: string[] = []
  const work = async (of: Work) => {
    await new Promise<void>((go, stop) => {
      gates.push(go)
      of.signal.addEventListener('abort', () => stop(of.signal.reason as Error))
    }).catch((error: Error) => {
      outcomes.push(error.constructor.name)
      throw error
    })
    await db
      .transaction()
      .execute((tx) => endJob(tx, of.job, { done: 1 }))
      .then(
        () => outcomes.push('ended'),
        (error: Error) => {
          outcomes.push(error.constructor.name)
          throw error
        },
      )
  }
  return { work, gates, outcomes }
}
/** Two looks, as a second apart. */
async function looks(engine: Engine): Promise<void> {
  await engine.lookForGone()
  await engine.lookForGone()
}

describe('a killed process', () => {
  test('loses its job to another at once, and the attempt that it left changes nothing', async () => {
    const { child, here } = await processWith(101)
    const hold = held()
    const dying = instance(hold.work, { here, lookMs: 1e6 })
    const id = await add(dying)
    await expect.poll(() => hold.gates.length).toBe(1)
    expect(await row(id)).toMatchObject({ state: 'running', process_number: 101 })
    const there = instance(hold.work)
    await there.start()
    await looks(there)
    expect(await row(id)).toMatchObject({ state: 'running', attempts: 1, deaths: 0 })
    await killed(child)
    await expect.poll(async () => (await looks(there), hold.gates.length)).toBe(2)
    expect(await row(id)).toMatchObject({ state: 'running', attempts: 2, deaths: 1 })
    // The attempt that it left tries to end the job.
    hold.gates[0]?.()
    await expect.poll(() => hold.outcomes).toEqual(['Overtaken'])
    expect(await row(id)).toMatchObject({ state: 'running', attempts: 2, done: 0 })
    hold.gates[1]?.()
    await expect.poll(async () => (await row(id)).state).toBe('done')
    await expect.poll(() => isInLibrary(owner, id)).toBe(false)
    expect(await db.selectFrom('job_process').select('number').where('number', '=', 101).execute()).toEqual([])
    await Promise.all([dying.close(), there.close()])
  })

  test('loses a job whose number is on no record', async () => {
    const { child, here } = await processWith(107)
    const hold = held()
    const dying = instance(hold.work, { here, lookMs: 1e6 })
    const id = await add(dying)
    await expect.poll(() => hold.gates.length).toBe(1)
    await db.deleteFrom('job_process').where('number', '=', 107).execute()
    const there = instance(hold.work)
    await there.start()
    await looks(there)
    expect(await row(id)).toMatchObject({ state: 'running', attempts: 1 })
    await killed(child)
    await expect.poll(async () => (await looks(there), hold.gates.length)).toBe(2)
    expect(await row(id)).toMatchObject({ state: 'running', attempts: 2, deaths: 1 })
    hold.gates[1]?.()
    await expect.poll(async () => (await row(id)).state).toBe('done')
    hold.gates[0]?.()
    await Promise.all([dying.close(), there.close()])
  })

  test('is checked by two looks, so that a moment without a connection costs nothing', async () => {
    const { child, here } = await processWith(102)
    const hold = held()
    const dying = instance(hold.work, { here, lookMs: 1e6 })
    const id = await add(dying)
    await expect.poll(() => hold.gates.length).toBe(1)
    const there = instance(hold.work)
    await there.start()
    await killed(child)
    await expect.poll(async () => (await goneProcesses(db)).includes(102)).toBe(true)
    await there.lookForGone()
    expect(await row(id)).toMatchObject({ state: 'running', attempts: 1 })
    await there.lookForGone()
    await expect.poll(() => hold.gates.length).toBe(2)
    hold.gates[1]?.()
    await expect.poll(async () => (await row(id)).state).toBe('done')
    hold.gates[0]?.()
    await Promise.all([dying.close(), there.close()])
  })

  test('is checked by none that was cut off itself', async () => {
    const { child, here } = await processWith(103)
    const hold = held()
    const dying = instance(hold.work, { here, lookMs: 1e6 })
    const id = await add(dying)
    await expect.poll(() => hold.gates.length).toBe(1)
    const cautious = instance(held().work, { here: { ...here, number: () => 104, mayJudge: () => false } })
    await killed(child)
    await expect.poll(async () => (await goneProcesses(db)).includes(103)).toBe(true)
    await looks(cautious)
    await looks(cautious)
    expect(await row(id)).toMatchObject({ state: 'running', attempts: 1 })
    await dying.stop({ db, afterCommit: (task) => task() }, id, ['停', 'Stop'])
    await Promise.all([dying.close(), cautious.close()])
  })
})

describe('what is no death', () => {
  test('a paused process keeps its job until it has been silent for a minute, and then writes nothing more', async () => {
    const { child, here } = await processWith(105)
    const hold = held()
    const paused = instance(hold.work, { here, lookMs: 1e6 })
    const id = await add(paused)
    await expect.poll(() => hold.gates.length).toBe(1)
    child.kill('SIGSTOP')
    const there = instance(hold.work)
    await there.start()
    await looks(there)
    expect(await row(id)).toMatchObject({ state: 'running', attempts: 1, deaths: 0 })
    await silence(owner, id)
    await there.handOver()
    await expect.poll(() => hold.gates.length).toBe(2)
    child.kill('SIGCONT')
    hold.gates[0]?.()
    await expect.poll(() => hold.outcomes).toEqual(['Overtaken'])
    hold.gates[1]?.()
    await expect.poll(async () => (await row(id)).state).toBe('done')
    await Promise.all([paused.close(), there.close()])
  })

  test('a database that has just started says nothing of the processes that it cut off', async () => {
    await db.insertInto('job_process').values({ number: 106 }).execute()
    expect(await goneProcesses(db)).toContain(106)
    const sinceItsStart = 1e9
    expect(await goneProcesses(db, sinceItsStart)).toEqual([])
    await db.deleteFrom('job_process').where('number', '=', 106).execute()
  })
})

/** Cuts the connection by which a process shows that it is there; resolves when it has a new number. */
async function cut(here: Presence): Promise<void> {
  const before = here.number()
  const { rowCount } = await owner.query(
    `SELECT pg_terminate_backend(pid) FROM pg_locks WHERE database = (SELECT oid FROM pg_database WHERE datname = current_database()) AND locktype = 'advisory' AND objsubid = 2 AND objid = $1::bigint`,
    [before],
  )
  expect(rowCount).toBe(1)
  await expect.poll(() => here.number() !== undefined && here.number() !== before).toBe(true)
}

describe('a process that loses its connection', () => {
  test('while it begins a job has the job under its new number', async () => {
    const { here } = await processWith(108)
    const numbers = [108, 109]
    const hold = held()
    const engine = instance(hold.work, {
      here: { ...here, number: () => undefined, held: () => Promise.resolve(numbers.shift()) },
    })
    const id = await add(engine)
    await expect.poll(() => hold.gates.length).toBe(1)
    expect(await row(id)).toMatchObject({ state: 'running', attempts: 1, process_number: 109 })
    hold.gates[0]?.()
    await expect.poll(async () => (await row(id)).state).toBe('done')
    await engine.close()
  })

  test('ends while a job waits for its number', async () => {
    const { here } = await processWith(111)
    let asked = 0
    const held111 = () => (asked++, new Promise<undefined>(() => {}))
    const engine = instance(held().work, { here: { ...here, number: () => undefined, held: held111 } })
    const id = await add(engine)
    await expect.poll(() => asked).toBe(1)
    await engine.close()
    expect(await row(id)).toMatchObject({ state: 'waiting', attempts: 0 })
    await owner.query(`UPDATE job SET state = 'failed' WHERE id = $1`, [id])
  })

  test('begins no job until it has a number again', async () => {
    let back = (_number: number) => {}
    const number = new Promise<number>((resolve) => void (back = resolve))
    const { here } = await processWith(110)
    const hold = held()
    const engine = instance(hold.work, { here: { ...here, number: () => undefined, held: () => number } })
    const id = await add(engine)
    await expect.poll(async () => (await isInLibrary(owner, id)) && (await row(id)).state).toBe('waiting')
    back(110)
    await expect.poll(() => hold.gates.length).toBe(1)
    expect(await row(id)).toMatchObject({ state: 'running', process_number: 110 })
    hold.gates[0]?.()
    await expect.poll(async () => (await row(id)).state).toBe('done')
    await engine.close()
  })

  test('takes a new number, keeps its job under it, and checks no other for a while', async () => {
    const hold = held()
    const engine = instance(hold.work)
    const id = await add(engine)
    await expect.poll(() => hold.gates.length).toBe(1)
    expect(engine.here.mayJudge()).toBe(true)
    const before = engine.here.number()
    await cut(engine.here)
    await expect.poll(async () => (await row(id)).process_number).toBe(engine.here.number())
    expect(engine.here.mayJudge()).toBe(false)
    // What it was sending under its former number is due again.
    expect(released).toContain(before)
    const other = instance(held().work)
    await looks(other)
    expect(await row(id)).toMatchObject({ state: 'running', attempts: 1, deaths: 0 })
    hold.gates[0]?.()
    await expect.poll(async () => (await row(id)).state).toBe('done')
    await Promise.all([engine.close(), other.close()])
  })

  test('stops at once what was given away meanwhile', async () => {
    const hold = held()
    const engine = instance(hold.work)
    const id = await add(engine)
    await expect.poll(() => hold.gates.length).toBe(1)
    // Another process has begun the job anew.
    await owner.query(`UPDATE job SET attempts = attempts + 1 WHERE id = $1`, [id])
    await cut(engine.here)
    await expect.poll(() => hold.outcomes).toEqual(['Overtaken'])
    expect(await row(id)).toMatchObject({ state: 'running', attempts: 2, done: 0 })
    await owner.query(`UPDATE job SET state = 'failed' WHERE id = $1`, [id])
    await engine.close()
  })

  test('that ends in order leaves no record of itself', async () => {
    const engine = instance(held().work)
    await engine.start()
    const number = engine.here.number() ?? 0
    const onRecord = async () =>
      (await db.selectFrom('job_process').selectAll().where('number', '=', number).execute()).length
    expect(await onRecord()).toBe(1)
    await engine.close()
    expect(await onRecord()).toBe(0)
  })
})
