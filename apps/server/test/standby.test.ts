// Tests where the server reads for strangers: on a standby that holds everything public, on the primary when the standby lacks something, and on the standby with the time in the answer when the primary is away.
import { once } from 'node:events'
import { appendFile, chown, copyFile, cp, mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { createConnection, createServer, type AddressInfo, type Socket } from 'node:net'
import { join } from 'node:path'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { asOfHeader } from '@register/contract/errors'
import { checkNumbers } from '@register/contract/business/publicReport/batchCheck/numbers'
import { frontAnswer, frontList } from '@register/contract/business/publicReport/publicReport'
import { restoreReport, suspendReport } from '@register/contract/business/report/report'
import { siteConfig } from '@register/contract/system/site'
import { readState } from '@register/contract/system/state'
import { connect, type Pool } from '../src/db/connect.ts'
import { startEmbedded } from '../src/db/embedded/embedded.ts'
import { clusterProcesses, signalAll } from '../src/db/embedded/processes.ts'
import { migrate } from '../src/db/migrate.ts'
import { publicReadsOn } from '../src/db/standby/publicReads.ts'
import { lookAtStandby } from '../src/start/elsewhere/standby.ts'
import { testApp } from './app.ts'
import { seedForTests } from './global.ts'
import { publishedReport } from './make.ts'
import { quickFolder } from './quickFolder.ts'

const [home, away] = [quickFolder('register-primary-'), quickFolder('register-standby-')]
const start = (dataDir: string) => startEmbedded({ dataDir, log: () => {} })
const clusterOf = (dataDir: string) => join(dataDir, 'postgres')

const first = await start(home)
const configOf = ({ host, port, superuser, password }: typeof first) => ({
  host,
  port,
  user: superuser,
  password,
  database: 'postgres',
})
const primary = configOf(first)
await migrate(primary, undefined)
const seeding = connect(primary)
await seedForTests(seeding.db)
await seeding.db.destroy()

// A standby begins as a copy of a primary that was shut down in order.
await first.stop()
const passwordFile = 'postgres-password.txt'
await copyFile(join(home, passwordFile), join(away, passwordFile))
await mkdir(clusterOf(away), { mode: 0o700 })
await cp(clusterOf(home), clusterOf(away), { recursive: true, preserveTimestamps: true })
const { uid, gid } = await stat(clusterOf(home))
await writeFile(join(clusterOf(away), 'standby.signal'), '')
await appendFile(
  join(clusterOf(away), 'postgresql.auto.conf'),
  `primary_conninfo = 'host=${primary.host} port=${primary.port} user=${primary.user} password=${primary.password}'\n`,
)
for (const entry of ['.', ...(await readdir(clusterOf(away), { recursive: true }))])
  await chown(join(clusterOf(away), entry), uid, gid)
await start(home)
const second = await start(away)

const standby = new pg.Client(configOf(second))
standby.on('error', () => {})
await standby.connect()
// Before the application is made, because what is registered last ends first.
afterAll(async () => {
  await standby.end().catch(() => {})
  await Promise.all([first.stop(), second.stop()])
  await Promise.all([home, away].map((folder) => rm(folder, { recursive: true, force: true })))
})
const { host, port, user, password } = configOf(second)
const address = `postgres://${user}:${password}@localhost/postgres?host=${host}&port=${port}`
const app = await testApp({
  own: { owner: primary, app: primary, files: join(home, 'files') },
  standby: address,
})

/** Where the calls of `work` were answered. What is expected of it is polled: a primary that a busy machine keeps from answering for a second counts as away. */
async function answeredAt<T>(work: () => Promise<T>) {
  const before = { ...app.publicReads.answered() }
  const result = await work()
  const after = app.publicReads.answered()
  const places = Object.entries(after).flatMap(([place, count]) =>
    count > before[place as keyof typeof before] ? [place] : [],
  )
  return { result, places }
}

const ask = (payload: { publicId: string } | { certificateNo: string }) =>
  app.app.http.inject({ method: 'POST', url: frontAnswer.path, payload })
const batch = (numbers: readonly string[]) =>
  app.app.http.inject({ method: 'POST', url: checkNumbers.path, payload: { numbers } })
const statusOf = async (one: string) => (await app.stranger(frontAnswer, { body: { publicId: one } })).status

/** Waits until the standby has everything. */
const caughtUp = async () => {
  const { rows } = await app.owner.query<{ end: string }>('SELECT pg_current_wal_flush_lsn()::text AS end')
  await expect
    .poll(
      async () =>
        (
          await standby.query<{ level: boolean }>('SELECT pg_last_wal_replay_lsn() >= $1::pg_lsn AS level', [
            rows[0]?.end,
          ])
        ).rows,
    )
    .toEqual([{ level: true }])
}

const { id, publicId, certificateNo } = await publishedReport(app)
const head = await app.as('head-office')
const revOf = async () =>
  (await app.db.selectFrom('report').select('rev').where('id', '=', id).executeTakeFirstOrThrow()).rev

test('a standby of another register is refused at a start, and one that is away is told', async () => {
  await app.owner.query("INSERT INTO register (id, kind, version) VALUES ('AAAA-BBBB-CCCC', 'demonstration', '2.0.0')")
  await caughtUp()
  expect(await lookAtStandby(address, 'AAAA-BBBB-CCCC')).toBeUndefined()
  await expect(lookAtStandby(address, 'DDDD-EEEE-FFFF')).rejects.toThrow(/another register \(AAAA-BBBB-CCCC\)/)
  expect(await lookAtStandby('postgres://a:secret@127.0.0.1:9/register', 'AAAA-BBBB-CCCC')).toMatch(
    /^DATABASE_READ_URL \(127\.0\.0\.1:9\/register\) cannot be used now/,
  )
})

test('a stranger is answered by the standby, somebody of the office by the primary', async () => {
  await caughtUp()
  await expect.poll(() => answeredAt(() => statusOf(publicId))).toEqual({ result: 'published', places: ['standby'] })
  const listed = () => answeredAt(() => app.stranger(frontList, { body: {} }))
  await expect.poll(async () => (await listed()).places).toEqual(['standby'])
  expect((await listed()).result.list.map((row) => row.publicId)).toContain(publicId)
  expect((await answeredAt(() => head(frontList, { body: {} }))).places).toEqual([])
})

test('an answer is read over one connection, because two may lead to different standbys', async () => {
  const pidIn = (db: Pool) =>
    sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db).then(({ rows }) => rows[0]?.pid)
  const read = () =>
    answeredAt(() =>
      app.publicReads.read({ kind: 'answer', fromStandby: true }, async (db) =>
        Promise.all([pidIn(db), pidIn(db), pidIn(db)]),
      ),
    )
  await expect.poll(async () => (await read()).places).toEqual(['standby'])
  const { answer } = (await read()).result
  expect(new Set(answer).size).toBe(1)
})

test('the system page shows the standby and how far behind it is', async () => {
  await caughtUp()
  const { database } = await (await app.as('system-admin'))(readState, {})
  expect(database.awaited).toBe(0)
  expect(database.standbys).toMatchObject([{ name: 'walreceiver', state: 'streaming', confirms: false }])
  // The sign-in itself was a write, so the standby may be behind by that.
  const [{ behind } = { behind: null }] = database.standbys
  expect(behind?.bytes).toBeGreaterThanOrEqual(0)
  expect(behind?.bytes).toBeLessThan(16 * 1024 * 1024)
})

test('a standby that lacks a suspension is not asked: the next read says suspended', async () => {
  await standby.query('SELECT pg_wal_replay_pause()')
  await head(suspendReport, { body: { id, rev: await revOf(), reason: '抽查不符' } })
  await expect.poll(() => answeredAt(() => statusOf(publicId))).toEqual({ result: 'suspended', places: ['behind'] })
  await standby.query('SELECT pg_wal_replay_resume()')
  await caughtUp()
  await expect.poll(() => answeredAt(() => statusOf(publicId))).toEqual({ result: 'suspended', places: ['standby'] })
})

test('a standby that lacks a new name of the register is not asked', async () => {
  await standby.query('SELECT pg_wal_replay_pause()')
  await app.owner.query('UPDATE config SET value = value WHERE id = (SELECT min(id) FROM config)')
  await expect.poll(async () => (await answeredAt(() => app.stranger(siteConfig, {}))).places).toEqual(['behind'])
  await standby.query('SELECT pg_wal_replay_resume()')
})

test('without the primary a stranger is answered as of a time that is told', async () => {
  await caughtUp()
  await app.publicReads.watch()
  const pids = await clusterProcesses(clusterOf(home))
  signalAll(pids, 'SIGSTOP')
  try {
    const { result, places } = await answeredAt(() => ask({ publicId }))
    expect(places).toEqual(['asOf'])
    const asOf = String(result.headers[asOfHeader])
    expect(result.json()).toMatchObject({ data: { status: 'suspended', lookedUpAt: asOf } })
    const age = Date.now() - Date.parse(asOf)
    expect(age).toBeGreaterThanOrEqual(0)
    expect(age).toBeLessThan(60_000)
    // A person whose session cannot be looked up reads as a stranger.
    const ofPerson = await head.raw(frontAnswer, { body: { publicId } })
    expect([ofPerson.statusCode, ofPerson.headers[asOfHeader]]).toEqual([200, expect.any(String)])
    const nothing = await app.stranger.raw(frontList, { body: { keyword: 'NOSUCHTERM' } })
    expect(nothing.statusCode, nothing.body).toBe(503)
    // It may have been published since: nobody is told that there is no such certificate.
    const unknown = await ask({ certificateNo: 'TSX31109012026000999' })
    expect([unknown.statusCode, Number(unknown.headers['retry-after']) > 0]).toEqual([503, true])
    expect((await batch([certificateNo])).json()).toMatchObject({ data: { list: [{ standing: 'suspended' }] } })
    expect((await batch([certificateNo, 'TSX31109012026000999'])).statusCode).toBe(503)
  } finally {
    signalAll(pids, 'SIGCONT')
  }
  await expect.poll(async () => (await answeredAt(() => statusOf(publicId))).places).toEqual(['standby'])
  await expect.poll(async () => (await ask({ publicId })).headers[asOfHeader]).toBeUndefined()
  await expect.poll(async () => (await ask({ certificateNo: 'TSX31109012026000999' })).statusCode).toBe(404)
  await expect
    .poll(async () => (await batch([certificateNo, 'TSX31109012026000999'])).json<unknown>())
    .toMatchObject({ data: { list: [{ standing: 'suspended' }, { standing: 'unknown' }] } })
})

test('a standby that stands still holds nobody for long, and is asked again later', async () => {
  await caughtUp()
  const pids = await clusterProcesses(clusterOf(away))
  signalAll(pids, 'SIGSTOP')
  try {
    await expect.poll(() => answeredAt(() => statusOf(publicId))).toEqual({ result: 'suspended', places: ['behind'] })
    await expect.poll(() => answeredAt(() => statusOf(publicId))).toEqual({ result: 'suspended', places: ['behind'] })
  } finally {
    signalAll(pids, 'SIGCONT')
  }
  await expect.poll(async () => (await answeredAt(() => statusOf(publicId))).places).toEqual(['standby'])
})

test.each(['40001', '40P01'])(
  'a read that the standby cancels for its replay (%s) is run on the primary',
  async (code) => {
    await caughtUp()
    let runs = 0
    const run = () =>
      ++runs === 1 ? Promise.reject(Object.assign(new Error('conflict'), { code })) : Promise.resolve(runs)
    const of = { kind: 'answer', fromStandby: true } as const
    expect(await answeredAt(() => app.publicReads.read(of, run))).toEqual({ result: { answer: 2 }, places: ['behind'] })
  },
)

test('of two standbys without the primary the one that holds everything answers', async () => {
  await caughtUp()
  await standby.query('SELECT pg_wal_replay_pause()')
  await publishedReport(app)
  const socketOf = (server: typeof first) => `${server.host}/.s.PGSQL.${server.port}`
  /** Leads each connection to the next of these servers, as a balancer does. */
  const before = async (...servers: (typeof first)[]) => {
    const open = new Set<Socket>()
    let turn = 0
    const balancer = createServer((from) => {
      const to = createConnection(socketOf(servers[turn++ % servers.length] ?? first))
      for (const one of [from, to]) {
        open.add(one)
        one.on('error', () => {})
        one.on('close', () => void open.delete(one))
      }
      from.pipe(to).pipe(from)
    })
    balancer.listen(0, '127.0.0.1')
    await once(balancer, 'listening')
    const at = (balancer.address() as AddressInfo).port
    const end = () => {
      balancer.close()
      for (const one of open) one.destroy()
    }
    return { at, end }
  }
  const toPrimary = await before(first)
  // The primary itself stands for a standby that holds everything.
  const toStandbys = await before(second, first)
  const reads = publicReadsOn(
    { ...primary, host: '127.0.0.1', port: toPrimary.at },
    { standby: `postgres://${user}:${password}@127.0.0.1:${toStandbys.at}/postgres`, onIdleError: () => {} },
  )
  try {
    await reads.watch()
    toPrimary.end()
    const asked = await reads.read({ kind: 'answer', fromStandby: true }, (db) =>
      db.selectFrom('report').select('id').limit(1).execute(),
    )
    expect(asked).toEqual({ answer: [{ id: expect.any(Number) as number }], asOf: expect.any(Date) as Date })
  } finally {
    toPrimary.end()
    await reads.end()
    toStandbys.end()
    await standby.query('SELECT pg_wal_replay_resume()')
  }
})

test('DATABASE_URL leads to a standby: it does not pass for the primary, and is asked once it is one', async () => {
  const reads = publicReadsOn(configOf(second), { standby: address, onIdleError: () => {} })
  const read = async (fromStandby: boolean) => {
    const run = (db: Pool) => db.selectFrom('report').select('id').where('id', '=', id).execute()
    return (await reads.read({ kind: 'answer', fromStandby }, run)).answer
  }
  try {
    await expect(read(true)).rejects.toMatchObject({ status: 503 })
    await expect(read(false)).rejects.toMatchObject({ code: '25006' })
    await standby.query('SELECT pg_promote(true, 20)')
    await expect.poll(() => read(true).catch(String)).toEqual([{ id }])
    expect(await read(false)).toEqual([{ id }])
  } finally {
    await reads.end()
  }
})

test('a standby that went on by itself, with as many entries of its own: a suspended certificate never reads valid', async () => {
  const other = await testApp({
    own: { owner: configOf(second), app: configOf(second), files: join(away, 'files') },
  })
  other.owner.on('error', () => {})
  await (
    await other.as('head-office')
  )(restoreReport, { body: { id, rev: await revOf(), reason: '整改合格' } })
  expect((await other.stranger(frontAnswer, { body: { publicId } })).status).toBe('published')
  await publishedReport(app)
  const entries = async (client: pg.Client) =>
    (await client.query<{ last: string }>('SELECT max(id)::text AS last FROM integrity_entry')).rows
  expect(await entries(standby)).toEqual(await entries(app.owner))
  expect(await answeredAt(() => statusOf(publicId))).toEqual({ result: 'suspended', places: ['behind'] })
})

test('without the standby the primary answers', async () => {
  const pids = await clusterProcesses(clusterOf(away))
  signalAll(pids, 'SIGKILL')
  await expect.poll(() => answeredAt(() => statusOf(publicId))).toEqual({ result: 'suspended', places: ['behind'] })
})
