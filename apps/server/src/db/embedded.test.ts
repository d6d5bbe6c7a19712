// The embedded PostgreSQL for real: first start, re-use, recovery after kill -9, two starts at once, a closed folder.
import { execFileSync, fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readFileSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { Client } from 'pg'
import { processName } from './embedded/processes.ts'
import { startEmbedded, type EmbeddedServer } from './embedded.ts'

const here = import.meta.dirname
const serverRoot = resolve(here, '../..')
const compiled = join(serverRoot, '.build', `embedded-${process.pid}`)
const root = process.getuid?.() === 0
const started: EmbeddedServer[] = []
const folders: string[] = []

beforeAll(() => {
  // Starts that get killed need a process of their own, and node runs JavaScript only.
  const tsc = resolve(serverRoot, '../../node_modules/typescript/bin/tsc')
  const options = [
    '--ignoreConfig',
    '--outDir',
    compiled,
    '--rootDir',
    here,
    '--module',
    'nodenext',
    '--target',
    'es2023',
  ]
  const files = ['embedded.ts', 'embedded/testChild.ts'].map((name) => join(here, name))
  execFileSync(process.execPath, [tsc, ...options, '--rewriteRelativeImportExtensions', '--types', 'node', ...files])
}, 60_000)

afterEach(async () => {
  for (const server of started.splice(0)) await server.stop().catch(() => undefined)
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})
afterAll(() => rmSync(compiled, { recursive: true, force: true }))

/** A data folder which, unlike mkdtemp's own, every account may enter. */
function dataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'register 数据 '))
  chmodSync(folder, 0o755)
  folders.push(folder)
  return join(folder, 'data')
}

async function start(dataDir: string): Promise<{ server: EmbeddedServer; lines: string[]; ms: number }> {
  const lines: string[] = []
  const from = Date.now()
  const server = await startEmbedded({ dataDir, log: (line) => lines.push(line) })
  started.push(server)
  return { server, lines, ms: Date.now() - from }
}

async function connect({ host, port, superuser, password }: EmbeddedServer): Promise<Client> {
  const client = new Client({ host, port, user: superuser, password, database: 'postgres' })
  // A killed server breaks open connections, which is the point of the tests that do so.
  client.on('error', () => undefined)
  await client.connect()
  return client
}

async function query(server: EmbeddedServer, text: string): Promise<Record<string, unknown>[]> {
  const client = await connect(server)
  const { rows } = await client.query<Record<string, unknown>>(text)
  await client.end()
  return rows
}

const postmasterOf = async (server: EmbeddedServer): Promise<number> => {
  const rows = await query(server, "select split_part(pg_read_file('postmaster.pid'), chr(10), 1)::int as pid")
  return Number(rows[0]?.pid)
}

/** Starts the server from another process, which stays until it is killed. */
async function startElsewhere(dataDir: string): Promise<{ child: ChildProcess; server: EmbeddedServer }> {
  const child = fork(join(compiled, 'embedded', 'testChild.js'), [dataDir], { execArgv: [] })
  const [message] = (await once(child, 'message')) as [EmbeddedServer | { error: string }]
  if ('error' in message) throw new Error(message.error)
  return { child, server: message }
}

async function kill(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit')
  child.kill('SIGKILL')
  await gone
}

test('a first start makes a durable UTF-8 cluster behind a password on a private socket', async () => {
  const { server, lines } = await start(dataFolder())
  expect(lines).toEqual(['Creating the database …', 'Starting the database …'])
  const rows = await query(
    server,
    `select name, setting from pg_settings where name in ('fsync', 'full_page_writes', 'synchronous_commit',
     'data_checksums', 'server_encoding', 'listen_addresses', 'jit', 'password_encryption') order by name`,
  )
  expect(Object.fromEntries(rows.map(({ name, setting }) => [name, setting]))).toEqual({
    data_checksums: 'on',
    fsync: 'on',
    full_page_writes: 'on',
    jit: 'off',
    listen_addresses: '',
    password_encryption: 'scram-sha-256',
    server_encoding: 'UTF8',
    synchronous_commit: 'on',
  })
  const words = await query(
    server,
    `select upper('é') as up, normalize('Ａ', NFKC) as half, '电梯' like '电%' as found`,
  )
  expect(words).toEqual([{ up: 'É', half: 'A', found: true }])
  expect(statSync(server.host).mode & 0o777).toBe(0o700)
  expect(statSync(join(server.dataDir, 'postgres-password.txt')).mode & 0o777).toBe(0o600)
  await expect(connect({ ...server, password: 'wrong' })).rejects.toThrow(/password/)
}, 60_000)

test('a second start joins the running server at once; only the last to stop ends it', async () => {
  const dataDir = dataFolder()
  const { child, server: first } = await startElsewhere(dataDir)
  const pid = await postmasterOf(first)
  const { server, lines, ms } = await start(dataDir)
  expect(await postmasterOf(server)).toBe(pid)
  expect(lines).toEqual([])
  expect(ms).toBeLessThan(300)
  await server.stop()
  expect(await query(first, 'select 1 as one')).toEqual([{ one: 1 }])
  await kill(child)
}, 60_000)

test('after kill -9 of node its server is re-used and can be stopped by the next process', async () => {
  const dataDir = dataFolder()
  const { child, server: first } = await startElsewhere(dataDir)
  const pid = await postmasterOf(first)
  await kill(child)
  const { server } = await start(dataDir)
  expect(await postmasterOf(server)).toBe(pid)
  await server.stop()
  await expect(connect(server)).rejects.toThrow(/ENOENT|ECONNREFUSED/)
}, 60_000)

test('after kill -9 of node and database, with a busy backend left, everything committed is there again', async () => {
  const dataDir = dataFolder()
  const { child, server: first } = await startElsewhere(dataDir)
  await query(first, 'create table kept as select 42 as answer')
  const pid = await postmasterOf(first)
  const busy = await connect(first)
  const broken = busy.query('select count(*) from generate_series(1, 100000000000)').catch(() => 'broken')
  process.kill(pid, 'SIGKILL')
  await kill(child)
  await expect.poll(() => processName(pid)).toBeUndefined()
  const { server } = await start(dataDir)
  expect(await broken).toBe('broken')
  expect(await postmasterOf(server)).not.toBe(pid)
  expect(await query(server, 'select answer from kept')).toEqual([{ answer: 42 }])
}, 60_000)

test('a server whose socket was removed is started again', async () => {
  const dataDir = dataFolder()
  const { server: first } = await start(dataDir)
  const pid = await postmasterOf(first)
  rmSync(first.host, { recursive: true })
  const { server } = await start(dataDir)
  expect(await postmasterOf(server)).not.toBe(pid)
}, 60_000)

test('a start that was killed half way leaves nothing in the way of the next', async () => {
  const dataDir = dataFolder()
  const child = fork(join(compiled, 'embedded', 'testChild.js'), [dataDir], { execArgv: [] })
  await expect.poll(() => filesOf(dataDir).some((name) => name.includes('.new-')), { interval: 1 }).toBe(true)
  await kill(child)
  const { server } = await start(dataDir)
  expect(await query(server, 'select 1 as one')).toEqual([{ one: 1 }])
  expect(filesOf(server.dataDir).filter((name) => name.includes('.new-'))).toEqual([])
}, 60_000)

const filesOf = (folder: string): string[] => {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

test('two starts at once end with one server', async () => {
  const dataDir = dataFolder()
  const [one, two] = await Promise.all([startElsewhere(dataDir), startElsewhere(dataDir)])
  expect(await postmasterOf(one.server)).toBe(await postmasterOf(two.server))
  await kill(one.child)
  await kill(two.child)
  await start(dataDir)
}, 60_000)

test('a data folder the database account cannot enter sends the cluster where it can, and says so', async () => {
  const dataDir = dataFolder()
  chmodSync(dirname(dataDir), 0o700)
  const { server } = await start(dataDir)
  const rows = await query(server, "select current_setting('data_directory') as place")
  const place = String(rows[0]?.place)
  if (root) folders.push(dirname(place))
  expect(place).toMatch(root ? /^\/var\/lib\/register-pg\/[0-9a-f]{12}\/postgres$/ : /\/data\/postgres$/)
  expect(server.notes.some((note) => note.includes(place))).toBe(root)
  // The data folder itself stays ours: the password is there, and the same place is found again.
  expect(readFileSync(join(server.dataDir, 'postgres-password.txt'), 'utf8').trim()).toBe(server.password)
  await server.stop()
  const again = await start(dataDir)
  const found = await query(again.server, "select current_setting('data_directory') as place")
  expect(found).toEqual(rows)
}, 60_000)

test('a data folder that was moved keeps its database, wherever that is', async () => {
  const dataDir = dataFolder()
  chmodSync(dirname(dataDir), 0o700)
  const { server } = await start(dataDir)
  await query(server, 'create table kept as select 42 as answer')
  const places = await query(server, "select current_setting('data_directory') as place")
  if (root) folders.push(dirname(String(places[0]?.place)))
  await server.stop()
  const moved = dataFolder()
  renameSync(dataDir, moved)
  const again = await start(moved)
  expect(await query(again.server, 'select answer from kept')).toEqual([{ answer: 42 }])
}, 60_000)

test('a lost password file is said in one line', async () => {
  const dataDir = dataFolder()
  const { server } = await start(dataDir)
  await server.stop()
  rmSync(join(server.dataDir, 'postgres-password.txt'))
  await expect(start(dataDir)).rejects.toThrow(/^The database in .* has lost its password file .*: put it back\.$/)
}, 60_000)
