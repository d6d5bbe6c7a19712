// The application for tests: with its own database, and callers signed in under a user name.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { pino } from 'pino'
import { afterAll, inject } from 'vitest'
import type { SeenAudit } from '../src/access/audit/seen.ts'
import type { Finding } from '../src/access/finding.ts'
import { openSession } from '../src/access/sessions.ts'
import type { Secrets } from '../src/access/secrets.ts'
import { buildApp, type App } from '../src/app.ts'
import type { Parts } from '../src/parts.ts'
import { check } from '../src/checks.ts'
import { buildWork } from '../src/work.ts'
import type { Engine } from '../src/jobs/engine.ts'
import { connect, type Pool } from '../src/db/connect.ts'
import { jobPool } from '../src/db/jobs/jobPool.ts'
import { publicReadsOn, type PublicReads } from '../src/db/standby/publicReads.ts'
import { localStore, type FileStore } from '../src/files/store.ts'
import { mailSink, smsSink } from '../src/integrations/sink.ts'
import { caller, type Caller } from './caller.ts'
import { testSecrets, withDatabase } from './global.ts'

export type { Caller } from './caller.ts'

export interface TestApp {
  /** Works on its jobs itself. */
  app: App & { engine: Engine }
  db: Pool
  /** A connection as the owner of the tables, for damage that the app itself may not do. */
  owner: pg.Client
  /** The configuration of the app's own role. */
  connection: pg.PoolConfig
  secrets: Secrets
  files: FileStore
  /** The folder of the files. */
  folder: string
  publicReads: PublicReads
  /** The findings of a check of everything stored, as "kind where"; `seen`: the newest audit row that was recorded before. */
  findings(seen?: SeenAudit): Promise<string[]>
  as(username: string): Promise<Caller>
  /** A caller with this token: a client, or an unknown caller. */
  withToken(token: string): Caller
  stranger: Caller
}

let serial = 0
const unseen = () => Promise.resolve(undefined)
/** What a register without a word on its guard says of it. */
export const unguarded = () => ({ place: 'folder', standing: 'good', seen: null }) as const

/** Differences from the usual configuration, and further things to serve next to the API. */
type Wishes = Partial<Parts['config'] & Pick<Parts, 'sms' | 'mail' | 'seen' | 'guard' | 'secrets' | 'files'>> & {
  site?: (http: App['http']) => Promise<void>
  /** The app whose database and files this instance shares. */
  sharing?: TestApp
  /** A database that is there already, on a server of the test's own, and the folder of its files. */
  own?: { owner: pg.ClientConfig; app: pg.PoolConfig; files: string }
  /** The address of a standby. */
  standby?: string
}

/** Clones the template database; the clone is dropped after the file's tests. */
async function cloned(): Promise<string> {
  const { admin, template } = inject('postgres')
  // The end of a run finds by the name what a file has left.
  // The time, because files of one process that load everything anew count from the beginning again.
  const name = `${template}_${process.pid}_${Date.now().toString(36)}_${serial++}`
  const client = new pg.Client(admin)
  await client.connect()
  // Cloning needs the template alone; test files start in parallel, so they wait for each other.
  await client.query('SELECT pg_advisory_lock(77)')
  await client.query(`CREATE DATABASE ${name} TEMPLATE ${template}`)
  await client.query('SELECT pg_advisory_unlock(77)')
  afterAll(async () => {
    await client.query(`DROP DATABASE ${name} WITH (FORCE)`)
    await client.end()
  })
  return name
}

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'register-files-'))
  afterAll(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** Builds the app on its own database; it is closed and dropped after the file's tests. */
export async function testApp({
  site,
  sharing,
  own,
  standby,
  seen: seenHere = unseen,
  guard = unguarded,
  secrets = testSecrets,
  files: otherFiles,
  ...wishes
}: Wishes = {}): Promise<TestApp> {
  const { admin, app: role } = inject('postgres')
  const name = sharing?.owner.database ?? (own ? '' : await cloned())
  const owner = new pg.Client(own?.owner ?? withDatabase(admin, name))
  await owner.connect()
  const connection = own?.app ?? { ...withDatabase(admin, name), ...role }
  const { db, pool } = connect(connection, { onIdleError: () => {} })
  const publicReads = publicReadsOn(connection, { standby, onIdleError: () => {} })
  const jobs = jobPool(connection, () => {})
  const folder = sharing?.folder ?? own?.files ?? (await newFolder())
  const files = otherFiles ?? localStore(folder)
  const log = pino({ level: process.env['LOG_LEVEL'] ?? 'silent' })
  const { sms, mail, ...config } = { sms: smsSink(db, log), mail: mailSink(db, log), ...wishes }
  const parts = {
    db,
    secrets,
    files,
    seen: seenHere,
    guard,
    sms,
    mail,
    log,
    config: {
      captcha: false,
      production: false,
      rateLimit: false,
      cache: true,
      demo: true,
      publicUrl: 'https://register.example',
      trustProxy: false as const,
      openId: [],
      dataDir: folder,
      ...config,
    },
  }
  const work = buildWork({ ...parts, pool: jobs })
  const { engine } = work
  const built = await buildApp({
    ...parts,
    publicReads,
    pool,
    here: work.here,
    worker: { added: () => void engine.start().catch(() => {}), stopped: engine.abort },
  })
  const app = { ...built, engine, tasks: [...built.tasks, ...work.tasks] }
  app.http.addHook('onClose', () => engine.close())
  await site?.(app.http)
  await app.http.ready()
  const callers = new Map<string, Promise<Caller>>()
  const signIn = async (username: string): Promise<Caller> => {
    const user = await db
      .selectFrom('app_user')
      .select('id')
      .where('username_key', '=', username)
      .executeTakeFirstOrThrow()
    const meta = { ip: '127.0.0.1', isFrom: () => false, userAgent: 'test', traceId: 'test', origin: '' }
    const { token } = await openSession({ db, secrets }, { userId: user.id, remember: false, meta })
    return caller(app, token)
  }
  afterAll(async () => {
    await app.http.close()
    await Promise.all([db.destroy(), publicReads.end(), jobs.end()])
    await owner.end()
  })
  return {
    app,
    db,
    owner,
    connection,
    secrets,
    files,
    folder,
    publicReads,
    async findings(seen) {
      const found: string[] = []
      const listener = { check: () => {}, found: ({ kind, where }: Finding) => void found.push(`${kind} ${where}`) }
      await check({ db, secrets, files, seen }, listener)
      return found
    },
    withToken: (token) => caller(app, token),
    stranger: caller(app, undefined),
    as(username) {
      // Only one session for each account, because an account may have only three.
      const known = callers.get(username) ?? signIn(username)
      callers.set(username, known)
      return known
    },
  }
}
