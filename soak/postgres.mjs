// The processes of the embedded PostgreSQL, found by its folder: killed, frozen, shut down and started again; and a connection to it.
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

/** Its own folder, wherever the data folder moved. @param {string} dataDir */
export function clusterOf(dataDir) {
  const home = join(dataDir, 'postgres')
  return existsSync(join(home, 'PG_VERSION')) ? home : text(join(dataDir, 'postgres-place.txt')).trim()
}

/** Every living process that works in the folder. @param {string} cluster */
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
      // It ended by itself in this moment.
    }
}

/** Of the first process; undefined when there is none. @param {string} cluster */
const postmaster = (cluster) => Number(text(join(cluster, 'postmaster.pid')).split('\n')[0]) || undefined

/** As `pg_ctl stop -m fast` does; resolves when nothing is left. @param {string} cluster */
export async function shutDown(cluster) {
  const pid = postmaster(cluster)
  if (pid) process.kill(pid, 'SIGINT')
  while (processesOf(cluster).length > 0) await wait(20)
}

/** With the command line it had before, under the account that owns its folder. @param {string} cluster */
export function startAgain(cluster) {
  const [program = '', ...words] = text(join(cluster, 'postmaster.opts')).trim().split(' "')
  const { uid, gid } = statSync(cluster)
  const account = process.getuid?.() === 0 ? { uid, gid } : {}
  const args = words.map((word) => word.replace(/"$/, ''))
  spawn(program, args, { cwd: '/', detached: true, stdio: 'ignore', ...account }).unref()
}

/** As the owner of the tables. @param {string} dataDir */
export async function connect(dataDir) {
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
