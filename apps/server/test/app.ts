// The application as tests use it: a database of its own, and callers who are signed in as somebody.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { pino } from 'pino'
import { afterAll, inject } from 'vitest'
import type { Call, EndpointSpec, Output } from '@register/contract/endpoint'
import type { SeenAudit } from '../src/access/audit/seen.ts'
import type { Finding } from '../src/access/finding.ts'
import { openSession } from '../src/access/sessions.ts'
import type { Secrets } from '../src/access/secrets.ts'
import { buildApp, type App, type Parts } from '../src/app.ts'
import { check } from '../src/checks.ts'
import { connect, forStrangers, type Pool } from '../src/db/connect.ts'
import { localStore, type FileStore } from '../src/files/store.ts'
import { mailSink, smsSink } from '../src/outside/sink.ts'
import { testSecrets, withDatabase } from './global.ts'

export interface Refusal {
  status: number
  msg: string
  data: unknown
  errors: { field: string; msg: string }[]
}

export interface Given {
  headers?: Record<string, string>
  file?: { name: string; bytes: Buffer }
  /** The address it comes from. */
  from?: string
}

export interface Caller {
  /** The answer's data; throws when the call is refused. */
  <E extends EndpointSpec>(endpoint: E, input: Call<E>, given?: Given): Promise<Output<E>>
  /** The refusal; throws when the call succeeds. */
  refused(
    endpoint: EndpointSpec,
    input: { params?: unknown; query?: unknown; body?: unknown },
    given?: Given,
  ): Promise<Refusal>
  /** The raw answer. */
  raw(
    endpoint: EndpointSpec,
    input: { params?: unknown; query?: unknown; body?: unknown },
    given?: Given,
  ): ReturnType<typeof send>
  token: string | undefined
}

export interface TestApp {
  app: App
  db: Pool
  /** As the owner of the tables, for damage that the app itself may not do. */
  owner: pg.Client
  secrets: Secrets
  files: FileStore
  /** Where the files lie. */
  folder: string
  /** What a check of everything stored finds, as "kind where"; `seen` is how far the audit was seen before. */
  findings(seen?: SeenAudit): Promise<string[]>
  as(username: string): Promise<Caller>
  stranger: Caller
}

function address(endpoint: EndpointSpec, input: { params?: unknown; query?: unknown }): string {
  const params = (input.params ?? {}) as Record<string, string | number>
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name] ?? 'x')))
  const query = new URLSearchParams()
  for (const [key, value] of Object.entries((input.query ?? {}) as Record<string, string | number>))
    query.set(key, String(value))
  return query.size > 0 ? `${path}?${query.toString()}` : path
}

function multipart(fields: Record<string, unknown>, file: { name: string; bytes: Buffer }) {
  const boundary = 'test-boundary-7f3a'
  const parts = Object.entries(fields).map(
    ([key, value]) => `--${boundary}\r\ncontent-disposition: form-data; name="${key}"\r\n\r\n${String(value)}\r\n`,
  )
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${file.name}"\r\ncontent-type: application/octet-stream\r\n\r\n`
  return {
    payload: Buffer.concat([Buffer.from(parts.join('') + head), file.bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
    type: `multipart/form-data; boundary=${boundary}`,
  }
}

async function send(
  app: App,
  token: string | undefined,
  endpoint: EndpointSpec,
  input: { params?: unknown; query?: unknown; body?: unknown },
  given: Given = {},
) {
  const form = given.file ? multipart((input.body ?? {}) as Record<string, unknown>, given.file) : undefined
  const reply = await app.http.inject({
    method: endpoint.method,
    url: address(endpoint, input),
    ...(given.from ? { remoteAddress: given.from } : {}),
    headers: {
      'accept-language': 'en',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(form ? { 'content-type': form.type } : {}),
      ...given.headers,
    },
    ...(form ? { payload: form.payload } : endpoint.body ? { payload: input.body ?? {} } : {}),
  })
  return reply
}

function caller(app: App, token: string | undefined): Caller {
  const raw: Caller['raw'] = (endpoint, input, given) => send(app, token, endpoint, input, given)
  const call = async (
    endpoint: EndpointSpec,
    input: { params?: unknown; query?: unknown; body?: unknown },
    given?: Given,
  ) => {
    const reply = await raw(endpoint, input, given)
    if (reply.statusCode !== 200) throw new Error(`${endpoint.path} was refused: ${reply.statusCode} ${reply.body}`)
    return endpoint.reply === 'binary' ? reply.rawPayload : reply.json<{ data: unknown }>().data
  }
  const refused: Caller['refused'] = async (endpoint, input, given) => {
    const reply = await raw(endpoint, input, given)
    if (reply.statusCode === 200) throw new Error(`${endpoint.path} was not refused`)
    const body = reply.json<{ msg: string; data: unknown; errors?: Refusal['errors'] }>()
    return { status: reply.statusCode, msg: body.msg, data: body.data, errors: body.errors ?? [] }
  }
  return Object.assign(call as Caller, { raw, refused, token })
}

let serial = 0
const unseen = () => Promise.resolve(undefined)

/** What differs from the usual, and what is served beside the API. */
type Wishes = Partial<Parts['config'] & Pick<Parts, 'sms' | 'mail' | 'seen'>> & {
  site?: (http: App['http']) => Promise<void>
}

/** Clones the template database and builds the app on it; closed and dropped after the file's tests. */
export async function testApp({ site, seen: seenHere = unseen, ...wishes }: Wishes = {}): Promise<TestApp> {
  const { admin, template, app: role } = inject('postgres')
  const name = `register_test_${process.pid}_${Date.now()}_${serial++}`
  const client = new pg.Client(admin)
  await client.connect()
  // Cloning needs the template to itself; files start in parallel, so they queue.
  await client.query('SELECT pg_advisory_lock(77)')
  await client.query(`CREATE DATABASE ${name} TEMPLATE ${template}`)
  await client.query('SELECT pg_advisory_unlock(77)')
  const owner = new pg.Client(withDatabase(admin, name))
  await owner.connect()
  const connection = { ...withDatabase(admin, name), ...role }
  const { db, pool } = connect(connection, { onIdleError: () => {} })
  const { db: strangers } = connect(connection, { ...forStrangers, onIdleError: () => {} })
  const folder = await mkdtemp(join(tmpdir(), 'register-files-'))
  const secrets = testSecrets
  const files = localStore(folder)
  const log = pino({ level: process.env['LOG_LEVEL'] ?? 'silent' })
  const { sms, mail, ...config } = { sms: smsSink(db, log), mail: mailSink(db, log), ...wishes }
  const parts = { db, strangers, pool, secrets, files, seen: seenHere, sms, mail, log }
  const app = await buildApp({
    ...parts,
    config: {
      captcha: false,
      production: false,
      rateLimit: false,
      cache: true,
      demo: true,
      publicUrl: 'https://register.example',
      trustProxy: false,
      openId: [],
      dataDir: folder,
      ...config,
    },
  })
  await site?.(app.http)
  await app.http.ready()
  const callers = new Map<string, Promise<Caller>>()
  const signIn = async (username: string): Promise<Caller> => {
    const user = await db
      .selectFrom('app_user')
      .select('id')
      .where('username_key', '=', username)
      .executeTakeFirstOrThrow()
    const meta = { ip: '127.0.0.1', userAgent: 'test', traceId: 'test', origin: '' }
    const { token } = await openSession(db, { userId: user.id, remember: false, meta })
    return caller(app, token)
  }
  afterAll(async () => {
    await app.http.close()
    await Promise.all([db.destroy(), strangers.destroy()])
    await owner.end()
    await client.query(`DROP DATABASE ${name} WITH (FORCE)`)
    await client.end()
    await rm(folder, { recursive: true, force: true })
  })
  return {
    app,
    db,
    owner,
    secrets,
    files,
    folder,
    async findings(seen) {
      const found: string[] = []
      const listener = { check: () => {}, found: ({ kind, where }: Finding) => void found.push(`${kind} ${where}`) }
      await check({ db, secrets, files, seen }, listener)
      return found
    },
    stranger: caller(app, undefined),
    as(username) {
      // One session each: an account may have only three.
      const known = callers.get(username) ?? signIn(username)
      callers.set(username, known)
      return known
    },
  }
}
