// Creates a cluster, starts and stops its server, and finds out whether one is already running.
import { appendFile, chown, mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { connect, createServer, type AddressInfo } from 'node:net'
import { basename, dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Binaries } from './binaries.ts'
import { runFolder, type Place } from './place.ts'
import { endOrphans, servesCluster } from './processes.ts'
import { recoveryTeller, type Waiting } from './recovering.ts'
import { run } from './run.ts'
import { settingsText, usableMemory } from './settings.ts'
import { StartProblem } from '../../config/startProblem.ts'

export const superuser = 'postgres'

/** Where a client connects: `host` is the socket's folder, or 127.0.0.1 on Windows. */
export interface Endpoint {
  host: string
  port: number
}

const whole = { recursive: true, force: true } as const
/** Milliseconds that a start takes at most where there is nothing to recover. */
const usualStartMs = 10_000

/** Runs initdb in a side folder and renames it, so that a killed first start leaves no half-made cluster. */
export async function createCluster(place: Place, binaries: Binaries, password: string): Promise<void> {
  const { account, cluster } = place
  const parent = dirname(cluster)
  for (const name of await readdir(parent))
    // initdb outlives a killed start for a moment and still writes into its folder, so removing is retried.
    if (name.startsWith(`${basename(cluster)}.new-`)) await rm(join(parent, name), { ...whole, maxRetries: 20 })
  const side = `${cluster}.new-${process.pid}`
  await mkdir(side, { mode: 0o700 })
  // Outside the side folder, because initdb demands an empty one.
  const passwordFile = `${side}.password`
  try {
    await writeFile(passwordFile, password, { mode: 0o600 })
    if (account) for (const path of [side, passwordFile]) await chown(path, account.uid, account.gid)
    const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
    const auth = ['--auth=scram-sha-256', `--username=${superuser}`, `--pwfile=${passwordFile}`]
    const made = await run(binaries.initdb, ['-D', side, '--data-checksums', ...auth, ...locale], account)
    if (!made.ok)
      throw new StartProblem([
        `无法建立数据库：${lastLines(made.output)}`,
        `The database could not be created: ${lastLines(made.output)}`,
      ])
    await appendFile(join(side, 'postgresql.conf'), "\ninclude_if_exists = 'register.conf'\n")
    await rename(side, cluster)
  } finally {
    await rm(passwordFile, { force: true })
    await rm(side, whole)
  }
}

const lastLines = (text: string): string => text.trim().split('\n').slice(-3).join(' | ')

/** The lines of postmaster.pid: process, folder, start time, port, socket folder, address, shared memory, state. */
async function postmaster(cluster: string) {
  const lines = (await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n')
  const [pid, , , port, socketDir, , , state] = lines.map((line) => line.trim())
  return pid
    ? {
        pid: Number(pid),
        port: Number(port),
        socketDir,
        ready: state === 'ready' || state === 'standby',
        starting: state === 'starting',
      }
    : undefined
}

/** Asks for TLS: a server without it answers one byte, but a socket whose server is dying does not. */
const sslRequest = Buffer.from([0, 0, 0, 8, 0x04, 0xd2, 0x16, 0x2f])

function ask({ host, port }: Endpoint): Promise<'answers' | 'silent' | 'no socket'> {
  return new Promise((resolve) => {
    const unix = host.startsWith('/') ? { path: join(host, `.s.PGSQL.${port}`) } : { host, port }
    const socket = connect(unix, () => socket.write(sslRequest))
    const end = (result: 'answers' | 'silent' | 'no socket') => {
      socket.destroy()
      resolve(result)
    }
    socket.setTimeout(5_000, () => end('silent'))
    socket.on('data', () => end('answers'))
    socket.on('close', () => end('silent'))
    socket.on('error', (error: NodeJS.ErrnoException) => end(error.code === 'ENOENT' ? 'no socket' : 'silent'))
  })
}

/** The endpoint of a server that already runs on this cluster; waits for one that is just starting or stopping, and without limit for one that recovers. */
export async function runningServer(
  cluster: string,
  waiting: Waiting,
  patienceMs = 60_000,
): Promise<Endpoint | undefined> {
  const tell = recoveryTeller(waiting)
  const begun = performance.now()
  for (let since = begun; performance.now() - since < patienceMs && !waiting.signal?.aborted; await wait(50)) {
    const found = await postmaster(cluster)
    if (!found || !(await servesCluster(found.pid, cluster))) return undefined
    if (found.starting) {
      if (performance.now() - begun > usualStartMs) tell()
      since = performance.now()
    }
    if (!found.ready) continue
    const endpoint = { host: found.socketDir || '127.0.0.1', port: found.port }
    const result = await ask(endpoint)
    if (result === 'answers') return endpoint
    // A server whose socket file was removed cannot be reached: it is stopped and started again.
    if (result === 'no socket') return undefined
    // No answer: it was killed in this moment, or is overloaded. The next round shows which.
  }
  const pid = (await postmaster(cluster))?.pid ?? ''
  throw new StartProblem([
    `${cluster} 的数据库进程 ${pid} 既未就绪也不结束：磁盘是否已满？请腾出空间并结束该进程（kill -9 ${pid}），已确认的数据不会丢失`,
    `The database server in ${cluster} (process ${pid}) neither becomes ready nor ends: is its disc full? Make room and end that process (kill -9 ${pid}); what was confirmed is kept`,
  ])
}

/** The byte of pg_control with the state of the cluster, and its value after an orderly shutdown; both the same since PostgreSQL 8. */
const [stateAt, shutDown] = [16, 1]

/**
 * Whether the server's process runs; if not, whether it was shut down in order (or the cluster was removed), or died
 * and has work to recover. A server that does not answer, because it is busy or frozen, still runs.
 */
export async function serverState(cluster: string): Promise<'runs' | 'shut down' | 'died'> {
  const found = await postmaster(cluster)
  if (found && (await servesCluster(found.pid, cluster))) return 'runs'
  const control = await readFile(join(cluster, 'global', 'pg_control')).catch(() => undefined)
  return control === undefined || control.readInt32LE(stateAt) === shutDown ? 'shut down' : 'died'
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => {
    server.close(resolve)
  })
  return port
}

/** Whether a server that has begun to start is up in the end; false when it has ended, or the wait was broken off. */
async function hasRecovered(cluster: string, waiting: Waiting): Promise<boolean> {
  const tell = recoveryTeller(waiting)
  for (; !waiting.signal?.aborted; await wait(50)) {
    const found = await postmaster(cluster)
    if (!found || !(await servesCluster(found.pid, cluster))) return false
    if (found.ready) return true
    tell()
  }
  return false
}

interface Start {
  waiting: Waiting
  /** Of a server that uses a port at all. */
  formerPort?: number | undefined
  /** Further settings, known once the socket's folder is there. */
  more?: (socketDir: string | undefined) => Promise<readonly (readonly [string, string])[]>
  /** Words for the server's command line, which stand above every file of settings. */
  options?: string
  /** Wakes the process that cuts the log of writes: it goes to sleep for five minutes while the server still starts, whatever `archive_timeout` says. */
  thenReload?: boolean
}

/** Removes what a crash left, writes the settings and starts the server. */
export async function startServer(
  place: Place,
  binaries: Binaries,
  { waiting, formerPort, more, options, thenReload }: Start,
): Promise<Endpoint> {
  const { account, cluster } = place
  await endOrphans(cluster)
  await rm(join(cluster, 'postmaster.pid'), { force: true })
  const socketDir = process.platform === 'win32' ? undefined : await runFolder(cluster, account)
  const port = formerPort ?? (socketDir ? 5432 : await freePort())
  if (socketDir) for (const name of await readdir(socketDir)) await rm(join(socketDir, name), { force: true })

  const settings = join(cluster, 'register.conf')
  await writeFile(settings, settingsText({ socketDir, port }, usableMemory(), await more?.(socketDir)), { mode: 0o600 })
  const log = join(cluster, 'start.log')
  await rm(log, { force: true })
  if (account) await chown(settings, account.uid, account.gid)
  const words = ['start', '-w', '-t', `${usualStartMs / 1_000}`, '-D', cluster, '-l', log]
  const started = await run(binaries.pgCtl, [...words, ...(options ? ['-o', options] : [])], account)
  if (started.ok || (await hasRecovered(cluster, waiting))) {
    if (thenReload) await run(binaries.pgCtl, ['reload', '-D', cluster], account)
    return { host: socketDir ?? '127.0.0.1', port }
  }
  if (waiting.signal?.aborted) await stopServer(place, binaries)
  const said = lastLines(await readFile(log, 'utf8').catch(() => '')) || lastLines(started.output)
  throw new StartProblem([
    `数据库不能启动（日志：${join(cluster, 'log')}）：${said}`,
    `The database does not start: ${said} (log: ${join(cluster, 'log')})`,
  ])
}

/** Disconnects the server's clients at once and shuts it down in order; does nothing when it does not run. */
export async function stopServer({ account, cluster }: Place, binaries: Binaries): Promise<void> {
  if ((await serverState(cluster)) !== 'runs') return endOrphans(cluster)
  const stopped = await run(binaries.pgCtl, ['stop', '-m', 'fast', '-w', '-t', '60', '-D', cluster], account)
  // One that cannot write any more (a full disc) never ends by itself, and no later start could use its folder.
  if (!stopped.ok && (await serverState(cluster)) === 'runs') await endOrphans(cluster)
}
