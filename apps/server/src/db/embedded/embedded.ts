// Runs the PostgreSQL that comes as an npm package, or other programs of its version: created on the first start, re-used while it runs, recovered after a crash.
import { randomBytes } from 'node:crypto'
import { mkdir, readFile, realpath, rm, writeFile, readdir } from 'node:fs/promises'
import { isAbsolute, join } from 'node:path'
import { archiveSettings } from './archive/archive.ts'
import { findBinaries } from './binaries.ts'
import { chosenBinaries, type ChosenPrograms } from './chosen.ts'
import { createCluster, runningServer, startServer, stopServer, superuser } from './cluster.ts'
import { exclusively } from './lock.ts'
import { clusterExists, findPlace, hasCluster } from './place.ts'
import { keepRunning } from './revival.ts'
import { StartProblem } from '../../config/startProblem.ts'
import { processName } from './processes.ts'

// Lists the processes that use an embedded server: several may share one, and only the last may stop it.
const folderOf = (dataDir: string): string => join(dataDir, '.postgres-holders')
const fileOf = (name: string): string => name.replace(':', '-')

/** Registers this process as one that uses the server. */
async function hold(dataDir: string): Promise<void> {
  await mkdir(folderOf(dataDir), { recursive: true })
  await writeFile(join(folderOf(dataDir), fileOf(processName(process.pid) ?? `${process.pid}`)), '')
}

/** Removes this process and dead ones from the list; true when another process still uses the server. */
async function letGo(dataDir: string): Promise<boolean> {
  const names = await readdir(folderOf(dataDir)).catch(() => [])
  let others = false
  for (const name of names) {
    const pid = Number(name.split('-')[0])
    const holds = pid !== process.pid && fileOf(processName(pid) ?? '') === name
    if (holds) others = true
    else await rm(join(folderOf(dataDir), name), { force: true })
  }
  return others
}

export interface EmbeddedServer {
  /** The folder of a Unix socket, which `pg` takes as host; 127.0.0.1 on Windows. */
  host: string
  port: number
  superuser: string
  password: string
  /** The product's data folder as an absolute path; the cluster may be elsewhere, then a note says so. */
  dataDir: string
  /** Notes for the person who starts the product, in English, one sentence each. */
  notes: string[]
  /** Watches the server until stop(), and starts it again when it dies alone. */
  keepRunning: () => void
  /** Stops the server, even one that an earlier process started, unless another living process still uses it. */
  stop: () => Promise<void>
}

interface Options {
  dataDir: string
  /** Called before each step that takes long. */
  log: (line: string) => void
  /** Programs to run instead of those of the package. */
  chosen?: ChosenPrograms | undefined
  /** Breaks off the wait for a server that recovers. */
  signal?: AbortSignal | undefined
  /** The folder of the archive of the log of writes; undefined switches archiving off. */
  archive?: string | undefined
}

/** Starts the embedded server of `dataDir`, or connects to a running one. Throws an Error whose message is one line. */
export async function startEmbedded(options: Options): Promise<EmbeddedServer> {
  await mkdir(options.dataDir, { recursive: true })
  const dataDir = await realpath(options.dataDir)
  const lock = join(dataDir, '.postgres-lock')
  return exclusively(lock, async () => {
    const notes: string[] = []
    const known = await readPassword(dataDir)
    const place = await findPlace(dataDir, known !== undefined, notes)
    const { chosen } = options
    const binaries = chosen ? await chosenBinaries(chosen, place) : await findBinaries(place.account, notes)
    const password = known ?? randomBytes(24).toString('base64url')
    if (!(await hasCluster(place.cluster))) {
      options.log('Creating the database … · 正在建立数据库…')
      // Written first: a cluster without its password is useless, but a password without a cluster does no harm.
      await writeFile(passwordFile(dataDir), `${password}\n`, { mode: 0o600 })
      await createCluster(place, binaries, password)
    } else if (!known) {
      throw new StartProblem([
        `${place.cluster} 中的数据库缺少密码文件 ${passwordFile(dataDir)}：请从备份放回`,
        `The database in ${place.cluster} has lost its password file ${passwordFile(dataDir)}: put it back from the back-up`,
      ])
    }
    const more = (socketDir: string | undefined) => archiveSettings(dataDir, options.archive, place, socketDir)
    const thenReload = options.archive !== undefined
    let endpoint = await runningServer(place.cluster, options)
    if (!endpoint) {
      options.log('Starting the database … · 正在启动数据库…')
      endpoint = await startServer(place, binaries, { waiting: options, more, thenReload })
    }
    await hold(dataDir)
    const { host, port } = endpoint
    let endWatch = async () => {}
    const start = (signal: AbortSignal) =>
      exclusively(lock, async () => {
        // Another process that uses the server may have been quicker.
        const waiting = { log: options.log, signal }
        if (signal.aborted || (await runningServer(place.cluster, waiting))) return
        await startServer(place, binaries, { waiting, formerPort: port, more, thenReload })
      })
    const stop = async () => {
      await endWatch()
      await exclusively(lock, async () => {
        if (await letGo(dataDir)) return
        await stopServer(place, binaries)
        if (isAbsolute(host)) await rm(host, { recursive: true, force: true })
      })
    }
    return {
      ...endpoint,
      superuser,
      password,
      dataDir,
      notes,
      stop,
      keepRunning: () => {
        endWatch = keepRunning({ cluster: place.cluster, start, log: options.log })
      },
    }
  })
}

/** Whether a start with this data folder would find a database instead of making one. */
export const isBegun = async (dataDir: string): Promise<boolean> =>
  clusterExists(dataDir, (await readPassword(dataDir)) !== undefined)

export const passwordFile = (dataDir: string): string => join(dataDir, 'postgres-password.txt')

async function readPassword(dataDir: string): Promise<string | undefined> {
  const text = await readFile(passwordFile(dataDir), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return ''
    throw new StartProblem(
      [`无法读取数据库的密码文件：${error.message}`, `The database's password file cannot be read: ${error.message}`],
      error,
    )
  })
  return text.trim() || undefined
}
