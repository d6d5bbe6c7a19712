// Tests a real embedded PostgreSQL: first start, re-use, recovery after kill -9, two starts at once, a closed folder.
import { execFileSync, fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import {
  appendFileSync,
  chmodSync,
  chownSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { Client } from 'pg'
import { quickFolder } from '../../../test/quickFolder.ts'
import { serverState } from './cluster.ts'
import { clusterProcesses, processName, signalAll } from './processes.ts'
import { startEmbedded, type EmbeddedServer } from './embedded.ts'

const here = import.meta.dirname
const serverRoot = resolve(here, '../../..')
const compiled = join(serverRoot, '.build', `embedded-${process.pid}`)
const root = process.getuid?.() === 0
const started: EmbeddedServer[] = []
const folders: string[] = []

beforeAll(() => {
  // Starts that are killed need a separate process, and node runs JavaScript only.
  const tsc = resolve(serverRoot, '../../node_modules/typescript/bin/tsc')
  const options = [
    '--ignoreConfig',
    '--outDir',
    compiled,
    '--rootDir',
    join(serverRoot, 'src'),
    '--module',
    'nodenext',
    '--target',
    'es2023',
  ]
  const files = ['embedded.ts', 'testChild.ts'].map((name) => join(here, name))
  execFileSync(process.execPath, [tsc, ...options, '--rewriteRelativeImportExtensions', '--types', 'node', ...files])
})

afterEach(async () => {
  for (const server of started.splice(0)) await server.stop().catch(() => undefined)
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})
afterAll(() => rmSync(compiled, { recursive: true, force: true }))

function dataFolder(): string {
  const folder = quickFolder('register 数据 ')
  folders.push(folder)
  return join(folder, 'data')
}

async function start(dataDir: string): Promise<{ server: EmbeddedServer; lines: string[] }> {
  const lines: string[] = []
  const server = await startEmbedded({ dataDir, log: (line) => lines.push(line) })
  started.push(server)
  return { server, lines }
}

async function connect({ host, port, superuser, password }: EmbeddedServer): Promise<Client> {
  const client = new Client({ host, port, user: superuser, password, database: 'postgres' })
  // A killed server breaks open connections; the tests that kill one expect it.
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

/** Starts the server from another process, which runs until it is killed; with `keep` it also restarts a dead server. */
async function startElsewhere(
  dataDir: string,
  ...more: 'keep'[]
): Promise<{ child: ChildProcess; server: EmbeddedServer }> {
  const child = fork(join(compiled, 'db/embedded/testChild.js'), [dataDir, ...more], { execArgv: [] })
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
  expect(lines).toEqual(['Creating the database … · 正在建立数据库…', 'Starting the database … · 正在启动数据库…'])
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
})

test('a second start joins the running server at once; only the last to stop ends it', async () => {
  const dataDir = dataFolder()
  const { child, server: first } = await startElsewhere(dataDir)
  const pid = await postmasterOf(first)
  const { server, lines } = await start(dataDir)
  expect(await postmasterOf(server)).toBe(pid)
  expect(lines).toEqual([])
  await server.stop()
  expect(await query(first, 'select 1 as one')).toEqual([{ one: 1 }])
  await kill(child)
})

test('after kill -9 of node its server is re-used and can be stopped by the next process', async () => {
  const dataDir = dataFolder()
  const { child, server: first } = await startElsewhere(dataDir)
  const pid = await postmasterOf(first)
  await kill(child)
  const { server } = await start(dataDir)
  expect(await postmasterOf(server)).toBe(pid)
  await server.stop()
  await expect(connect(server)).rejects.toThrow(/ENOENT|ECONNREFUSED/)
})

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
})

test('a server whose socket was removed is started again', async () => {
  const dataDir = dataFolder()
  const { server: first } = await start(dataDir)
  const pid = await postmasterOf(first)
  rmSync(first.host, { recursive: true })
  const { server } = await start(dataDir)
  expect(await postmasterOf(server)).not.toBe(pid)
})

test('a start that was killed half way leaves nothing in the way of the next', async () => {
  const dataDir = dataFolder()
  const child = fork(join(compiled, 'db/embedded/testChild.js'), [dataDir], { execArgv: [] })
  await expect.poll(() => filesOf(dataDir).some((name) => name.includes('.new-')), { interval: 1 }).toBe(true)
  await kill(child)
  const { server } = await start(dataDir)
  expect(await query(server, 'select 1 as one')).toEqual([{ one: 1 }])
  expect(filesOf(server.dataDir).filter((name) => name.includes('.new-'))).toEqual([])
})

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
})

test('a data folder that the database account cannot enter moves the cluster to one that it can, and a note says so', async () => {
  const dataDir = dataFolder()
  chmodSync(dirname(dataDir), 0o700)
  const { server } = await start(dataDir)
  const rows = await query(server, "select current_setting('data_directory') as place")
  const place = String(rows[0]?.place)
  if (root) folders.push(dirname(place))
  expect(place).toMatch(root ? /^\/var\/lib\/register-pg\/[0-9a-f]{12}\/postgres$/ : /\/data\/postgres$/)
  expect(server.notes.some((note) => note.includes(place))).toBe(root)
  // The data folder still belongs to us: the password is in it, and the same place is found again.
  expect(readFileSync(join(server.dataDir, 'postgres-password.txt'), 'utf8').trim()).toBe(server.password)
  await server.stop()
  const again = await start(dataDir)
  const found = await query(again.server, "select current_setting('data_directory') as place")
  expect(found).toEqual(rows)
})

test('a data folder that was moved keeps its database, wherever its cluster is', async () => {
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
})

test('a lost password file is reported in one line', async () => {
  const dataDir = dataFolder()
  const { server } = await start(dataDir)
  await server.stop()
  rmSync(join(server.dataDir, 'postgres-password.txt'))
  await expect(start(dataDir)).rejects.toThrow(
    /^The database in .* has lost its password file .*: put it back from the back-up · .*密码文件.*$/,
  )
})

/** Kills all processes of the server at once, as when the machine's memory runs out. */
async function killServer(server: EmbeddedServer): Promise<void> {
  const pids = await clusterProcesses(join(server.dataDir, 'postgres'))
  expect(pids.length).toBeGreaterThan(3)
  signalAll(pids, 'SIGKILL')
}

const answers = (server: EmbeddedServer) =>
  query(server, 'select 1 as one').then(
    (rows) => rows.length,
    () => 0,
  )

describe('a watched server', () => {
  test('starts again with everything committed, each time it is killed', async () => {
    const { server, lines } = await start(dataFolder())
    server.keepRunning()
    await query(server, 'create table kept as select 42 as answer')
    for (let round = 0; round < 2; round++) {
      const before = await postmasterOf(server)
      await killServer(server)
      await expect.poll(() => answers(server)).toBe(1)
      expect(await postmasterOf(server)).not.toBe(before)
    }
    expect(await query(server, 'select answer from kept')).toEqual([{ answer: 42 }])
    await expect
      .poll(() => lines.filter((line) => line === 'The database runs again. · 数据库已恢复运行。').length)
      .toBe(2)
  })

  test('starts again when only its first process was killed and a backend still works', async () => {
    const { server } = await start(dataFolder())
    server.keepRunning()
    const busy = await connect(server)
    const broken = busy.query('select count(*) from generate_series(1, 100000000000)').catch(() => 'broken')
    process.kill(await postmasterOf(server), 'SIGKILL')
    expect(await broken).toBe('broken')
    await expect.poll(() => answers(server)).toBe(1)
  })

  test('is started once when two processes watch it', async () => {
    const dataDir = dataFolder()
    const { child, server: theirs } = await startElsewhere(dataDir, 'keep')
    const { server } = await start(dataDir)
    server.keepRunning()
    await killServer(server)
    await expect.poll(() => answers(server)).toBe(1)
    const pid = await postmasterOf(server)
    expect(await postmasterOf(theirs)).toBe(pid)
    // A second start would have ended the first one's server, and this connection with it.
    const held = await connect(server)
    await kill(child)
    expect((await held.query('select 1 as one')).rows).toEqual([{ one: 1 }])
    await held.end()
    const log = readdirSync(join(server.dataDir, 'postgres', 'log')).map((name) =>
      readFileSync(join(server.dataDir, 'postgres', 'log', name), 'utf8'),
    )
    expect(log.join('').match(/database system was not properly shut down/g)).toHaveLength(1)
    expect(await postmasterOf(server)).toBe(pid)
  })

  test('a frozen server counts as running, a killed one does not', async () => {
    const { server } = await start(dataFolder())
    const cluster = join(server.dataDir, 'postgres')
    const pids = await clusterProcesses(cluster)
    signalAll(pids, 'SIGSTOP')
    expect(await serverState(cluster)).toBe('runs')
    signalAll(pids, 'SIGCONT')
    expect(await answers(server)).toBe(1)
    await killServer(server)
    await expect.poll(() => serverState(cluster)).toBe('died')
    await start(server.dataDir)
    await server.stop()
    expect(await serverState(cluster)).toBe('shut down')
  })

  test('that recovers for long is waited for, which the start says, and may be broken off', async () => {
    const dataDir = dataFolder()
    const { server } = await start(dataDir)
    await query(server, 'create table kept as select 42 as answer')
    const cluster = join(server.dataDir, 'postgres')
    await server.stop()
    // It asks for the log of another server first, which takes longer than a start without recovery does.
    appendFileSync(join(cluster, 'postgresql.conf'), "\nrestore_command = 'sleep 12; false'\n")
    const { uid, gid } = statSync(cluster)
    const sign = () => {
      writeFileSync(join(cluster, 'recovery.signal'), '')
      chownSync(join(cluster, 'recovery.signal'), uid, gid)
    }
    sign()
    const again = await start(dataDir)
    expect(again.lines).toContainEqual(expect.stringMatching(/^The database recovers what it wrote /))
    expect(await query(again.server, 'select answer from kept')).toEqual([{ answer: 42 }])
    await again.server.stop()
    sign()
    const breaking = new AbortController()
    const log = (line: string) => {
      if (line.startsWith('The database recovers')) breaking.abort()
    }
    await expect(startEmbedded({ dataDir, log, signal: breaking.signal })).rejects.toThrow(/does not start/)
    expect(await clusterProcesses(cluster)).toEqual([])
  })

  test('that was shut down in order stays down until a process starts it', async () => {
    const dataDir = dataFolder()
    const { server, lines } = await start(dataDir)
    server.keepRunning()
    process.kill(await postmasterOf(server), 'SIGINT')
    await expect.poll(() => lines.at(-1)).toMatch(/was shut down by somebody/)
    expect(await answers(server)).toBe(0)
    await start(dataDir)
    await expect.poll(() => lines.at(-1)).toBe('The database runs again. · 数据库已恢复运行。')
  })

  test('stop() accepts a server that has died; the next start brings everything back', async () => {
    const dataDir = dataFolder()
    const { server } = await start(dataDir)
    await query(server, 'create table kept as select 42 as answer')
    await killServer(server)
    await server.stop()
    expect(await clusterProcesses(join(server.dataDir, 'postgres'))).toEqual([])
    const again = await start(dataDir)
    expect(await query(again.server, 'select answer from kept')).toEqual([{ answer: 42 }])
  })

  test('stop() ends it even while it is starting again', async () => {
    const { server, lines } = await start(dataFolder())
    server.keepRunning()
    await killServer(server)
    await expect.poll(() => lines.at(-1), { interval: 5 }).toMatch(/^The database has died; starting it again … · /)
    await server.stop()
    expect(await clusterProcesses(join(server.dataDir, 'postgres'))).toEqual([])
    expect(await answers(server)).toBe(0)
  })
})
