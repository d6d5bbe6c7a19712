// Tests that the database goes away under a running application and comes back: 503 with Retry-After meanwhile, then work as before.
import { chown, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, expect, test } from 'vitest'
import { publicChangeNotices } from '@register/contract/business/changeNotice'
import { uploadBusinessFile } from '@register/contract/business/file'
import { startExport } from '@register/contract/system/tasks'
import { seedPeople } from '../seed/demo/people.ts'
import { seedEssentials } from '../seed/essentials.ts'
import { openSession } from '../src/access/sessions.ts'
import { buildApp } from '../src/app.ts'
import { buildWork } from '../src/work.ts'
import { connect } from '../src/db/connect.ts'
import { jobPool } from '../src/db/jobs/jobPool.ts'
import { publicReadsOn } from '../src/db/standby/publicReads.ts'
import { startEmbedded } from '../src/db/embedded/embedded.ts'
import { clusterProcesses, signalAll } from '../src/db/embedded/processes.ts'
import { migrate } from '../src/db/migrate.ts'
import { goneProcesses } from '../src/jobs/processes.ts'
import { localStore } from '../src/files/store.ts'
import { unguarded } from './app.ts'
import { testPassword, testSecrets } from './global.ts'
import { quickFolder } from './quickFolder.ts'

const folder = quickFolder('register-outage-')
const start = () => startEmbedded({ dataDir: folder, log: () => {} })
const server = await start()
const cluster = join(server.dataDir, 'postgres')
const config = { host: server.host, port: server.port, user: server.superuser, password: server.password }
await migrate({ ...config, database: 'postgres' }, undefined)
const connection = { ...config, database: 'postgres' }
const { db, pool } = connect(connection, { onIdleError: () => {} })
const publicReads = publicReadsOn(connection, { onIdleError: () => {} })
const jobs = jobPool(connection, () => {})
await db.transaction().execute(seedEssentials)
await db.transaction().execute((tx) => seedPeople(tx, testSecrets, testPassword))
const parts = {
  db,
  secrets: testSecrets,
  sms: undefined,
  mail: undefined,
  files: localStore(join(folder, 'files')),
  seen: () => Promise.resolve(undefined),
  log: pino({ level: 'silent' }),
  config: {
    captcha: false,
    production: false,
    rateLimit: false,
    cache: true,
    demo: false,
    publicUrl: undefined,
    trustProxy: false as const,
    openId: [],
    dataDir: folder,
  },
}
const { engine, here } = buildWork({ ...parts, pool: jobs })
const { http } = await buildApp({
  ...parts,
  guard: unguarded,
  publicReads,
  pool,
  here,
  worker: { added: () => void engine.start().catch(() => {}), stopped: engine.abort },
})
http.addHook('onClose', () => engine.close())
afterAll(async () => {
  await http.close()
  await Promise.all([db.destroy(), publicReads.end(), jobs.end()])
  await server.stop()
  await rm(folder, { recursive: true, force: true })
})

const user = await db
  .selectFrom('app_user')
  .select('id')
  .where('username_key', '=', 'body-staff')
  .executeTakeFirstOrThrow()
const meta = { ip: '127.0.0.1', isFrom: () => false, userAgent: 'test', traceId: 'test', origin: '' }
const { token } = await openSession({ db, secrets: testSecrets }, { userId: user.id, remember: false, meta })
const upload = () =>
  http.inject({
    method: 'POST',
    url: uploadBusinessFile.path,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data; boundary=b' },
    payload:
      '--b\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.4\n%%EOF\n\r\n--b--\r\n',
  })

const call = () =>
  http.inject({ method: 'POST', url: publicChangeNotices.path, payload: { certificateNo: 'TSX31109012026' } })
const status = async () => (await call()).statusCode
const statusOf = async (path: string) => (await http.inject({ method: 'GET', url: path })).statusCode

/** The numbers on record of processes that are there, and of those that are gone. */
async function processes() {
  const gone = await goneProcesses(db, 0).catch(() => [])
  const all = await db.selectFrom('job_process').select('number').execute()
  return { there: all.length - gone.length, gone: gone.length }
}

/** Runs an export from its request to its file, because the engine's connections broke with the others; the process shows again that it is there. */
async function expectJobs(): Promise<void> {
  await expect.poll(processes).toEqual({ there: 1, gone: 0 })
  const headers = { authorization: `Bearer ${token}` }
  const begun = await http.inject({ method: 'POST', url: startExport.path, headers, payload: { name: 'demo/sample' } })
  expect(begun.statusCode, begun.body).toBe(200)
  const { id } = begun.json<{ data: { id: string } }>().data
  const state = async () =>
    (await db.selectFrom('job').select('state').where('id', '=', id).executeTakeFirstOrThrow()).state
  await expect.poll(state).toBe('done')
}

async function expectAway(): Promise<void> {
  const answer = await call()
  expect(answer.statusCode, answer.body).toBe(503)
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  expect(await statusOf('/ready')).toBe(503)
  expect(await statusOf('/live')).toBe(200)
  // Instances behind a balancer share the database: none is taken away, and callers get their sentence.
  expect(await statusOf('/serving')).toBe(200)
}

// Simulates an operator's own database server that is stopped and started from outside.
test('a server that was stopped and started again', async () => {
  expect((await call()).statusCode).toBe(200)
  await engine.start()
  await expectJobs()
  await server.stop()
  await expectAway()
  await start()
  await expect.poll(status).toBe(200)
  await expectJobs()
})

// As after the change of the primary behind one address: the former one answers as a standby, until another one is in its place.
test('a server that only reads: reads are served, writes come again, and one under way is done as soon as it may', async () => {
  await server.stop()
  const sign = join(cluster, 'standby.signal')
  await writeFile(sign, '')
  const { uid, gid } = await stat(cluster)
  await chown(sign, uid, gid)
  await start()
  await expect.poll(status).toBe(200)
  const refused = await upload()
  expect(refused.statusCode, refused.body).toBe(503)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect(await statusOf('/ready')).toBe(503)
  const write = upload()
  await sql`select pg_promote(false)`.execute(db)
  expect((await write).statusCode).toBe(200)
  await expect.poll(() => statusOf('/ready')).toBe(200)
  await expectJobs()
})

test('the embedded server killed, with calls under way', async () => {
  server.keepRunning()
  const underWay = Promise.all(Array.from({ length: 40 }, call))
  signalAll(await clusterProcesses(cluster), 'SIGKILL')
  for (const answer of await underWay) expect([200, 503], answer.body).toContain(answer.statusCode)
  await expectAway()
  await expect.poll(status).toBe(200)
  expect(await statusOf('/ready')).toBe(200)
  await expectJobs()
})

test('a frozen server: every call gets 503 before its caller gives up, and works once the server continues', async () => {
  expect((await upload()).statusCode).toBe(200)
  const pids = await clusterProcesses(cluster)
  signalAll(pids, 'SIGSTOP')
  const answers = await Promise.all([upload(), ...Array.from({ length: 20 }, call)])
  expect(answers.map((answer) => answer.statusCode)).toEqual(Array(21).fill(503))
  expect(answers.every((answer) => Number(answer.headers['retry-after']) > 0)).toBe(true)
  expect(await statusOf('/ready')).toBe(503)
  signalAll(pids, 'SIGCONT')
  await expect.poll(status).toBe(200)
  await expectJobs()
})
