// The processes of the embedded PostgreSQL, found by its folder: kill, freeze, shut down and start them; and a connection to it.
import { spawn } from 'node:child_process'
import { existsSync, readFileSync, readdirSync, readlinkSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'

/** @param {string} path */
const text = (path) => {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

/** The folder of the database, also when it was moved out of the data folder. @param {string} dataDir */
export function clusterOf(dataDir) {
  const home = join(dataDir, 'postgres')
  return existsSync(join(home, 'PG_VERSION')) ? home : text(join(dataDir, 'postgres-place.txt')).trim()
}

/** The ids of all living processes that work in the folder. @param {string} cluster */
export const processesOf = (cluster) =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        return readlinkSync(`/proc/${pid}/cwd`) === cluster && text(`/proc/${pid}/comm`).startsWith('postgres')
      } catch {
        return false
      }
    })
    .map(Number)

/** @param {number[]} pids @param {NodeJS.Signals} signal */
export function signalAll(pids, signal) {
  for (const pid of pids)
    try {
      process.kill(pid, signal)
    } catch {
      // The process has just ended by itself.
    }
}

/** The id of the first process; undefined when there is none. @param {string} cluster */
const postmaster = (cluster) => Number(text(join(cluster, 'postmaster.pid')).split('\n')[0]) || undefined

/** Shuts PostgreSQL down as `pg_ctl stop -m fast` does; resolves when none of its processes is left. @param {string} cluster */
export async function shutDown(cluster) {
  const pid = postmaster(cluster)
  if (pid) process.kill(pid, 'SIGINT')
  while (processesOf(cluster).length > 0) await wait(20)
}

/** Starts PostgreSQL with the command line of its last start, under the account that owns its folder. @param {string} cluster */
export function startAgain(cluster) {
  const [program = '', ...words] = text(join(cluster, 'postmaster.opts')).trim().split(' "')
  const { uid, gid } = statSync(cluster)
  const account = process.getuid?.() === 0 ? { uid, gid } : {}
  const args = words.map((word) => word.replace(/"$/, ''))
  spawn(program, args, { cwd: '/', detached: true, stdio: 'ignore', ...account }).unref()
}

/** Connects as the owner of the tables. @param {string} dataDir */
async function connect(dataDir) {
  const [, , , port, host] = text(join(clusterOf(dataDir), 'postmaster.pid')).split('\n')
  const password = text(join(dataDir, 'postgres-password.txt')).trim()
  const client = new pg.Client({
    host: host?.trim(),
    port: Number(port),
    user: 'postgres',
    password,
    database: 'register',
  })
  await client.connect()
  return client
}

/** @template T @param {string} dataDir @param {(db: import('pg').Client) => Promise<T>} work */
export async function withDatabase(dataDir, work) {
  const db = await connect(dataDir)
  try {
    return await work(db)
  } finally {
    await db.end()
  }
}
