// Processes that outlive the command: started in a session of their own under one account, known by their process id.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, closeSync, existsSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** The account under which everything runs: PostgreSQL refuses root. @returns {{ name: string, uid?: number, gid?: number }} */
export function account() {
  if (process.getuid?.() !== 0) return { name: process.env.USER ?? process.env.LOGNAME ?? '' }
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((one) => one.startsWith('postgres:'))
  const [, , uid, gid] = line?.split(':') ?? []
  if (!uid || !gid) throw new Error('As root the cluster runs under the account postgres, which is not there')
  return { name: 'postgres', uid: Number(uid), gid: Number(gid) }
}

/** @param {string} path */
export function give(path) {
  const { uid, gid } = account()
  if (uid !== undefined && gid !== undefined) chownSync(path, uid, gid)
}

const pidFile = (/** @type {string} */ folder, /** @type {string} */ name) => join(folder, `${name}.pid`)

/** The start of the process in the system's clock: what came later with the same id is another process. @param {number} pid */
function startOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return fields[0] === 'Z' ? undefined : fields[19]
  } catch {
    return undefined
  }
}

/** The id of the process with this name; undefined when it does not run. @param {string} folder @param {string} name */
export function pidOf(folder, name) {
  if (!existsSync(pidFile(folder, name))) return undefined
  const [, pid, begun] = /^(\d+) (\d+)$/.exec(readFileSync(pidFile(folder, name), 'utf8').trim()) ?? []
  return begun !== undefined && startOf(Number(pid)) === begun ? Number(pid) : undefined
}

/** Where programs are; those of an administrator (haproxy) are not in the way of an ordinary user. */
const way = `${process.env.PATH ?? ''}:/usr/sbin:/usr/local/sbin`

/** Starts the program unless it runs already. Rejects when it cannot be started. @param {string} folder @param {string} name @param {string} program @param {readonly string[]} args @param {Readonly<Record<string, string>>} [more] environment */
export async function begin(folder, name, program, args, more = {}) {
  if (pidOf(folder, name) !== undefined) return
  const log = openSync(join(folder, `${name}.log`), 'a')
  const { uid, gid } = account()
  const child = spawn(program, [...args], {
    cwd: folder,
    detached: true,
    stdio: ['ignore', log, log],
    env: { PATH: way, HOME: folder, LANG: 'C.UTF-8', ...more },
    ...(uid !== undefined && { uid }),
    ...(gid !== undefined && { gid }),
  })
  closeSync(log)
  await once(child, 'spawn').catch((/** @type {Error} */ error) => {
    throw new Error(`${program} cannot be started: ${error.message}`)
  })
  child.unref()
  writeFileSync(pidFile(folder, name), `${child.pid} ${startOf(child.pid ?? 0) ?? ''}\n`)
}

/** Ends a process in order, and after half a minute at once. @param {() => number | undefined} pid of what is to end, while it runs @param {NodeJS.Signals} signal */
async function endOf(pid, signal) {
  const send = (/** @type {NodeJS.Signals} */ one) => {
    const now = pid()
    if (now === undefined) return
    try {
      process.kill(now, one)
    } catch (error) {
      if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'ESRCH') throw error
    }
  }
  // One that stands still takes no other signal.
  send('SIGCONT')
  send(signal)
  for (const from = performance.now(); pid() !== undefined; await wait(100))
    if (performance.now() - from > 30_000) send('SIGKILL')
}

/** @param {string} folder @param {string} name */
export async function end(folder, name) {
  await endOf(() => pidOf(folder, name), 'SIGTERM')
  rmSync(pidFile(folder, name), { force: true })
}

/** The id of the PostgreSQL of this data folder, which may have outlived its Patroni; undefined when it does not run. @param {string} data */
export function postgresOf(data) {
  const file = join(data, 'postmaster.pid')
  const found = existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : 0
  if (!(found > 0) || startOf(found) === undefined) return undefined
  // The same number may be another process by now.
  const words = readFileSync(`/proc/${found}/cmdline`, 'utf8').split('\0')
  return words.includes(data) || words.includes(`--data-directory=${data}`) ? found : undefined
}

/** Ends a PostgreSQL that outlived its Patroni. @param {string} data */
export const endPostgres = (data) => endOf(() => postgresOf(data), 'SIGINT')

/**
 * Resolves when it is true. Rejects after the time with what was waited for, and at once when one of these processes has ended.
 * @param {string} what @param {number} seconds @param {{ folder: string, names: readonly string[] }} need @param {() => Promise<boolean>} isSo
 */
export async function until(what, seconds, { folder, names }, isSo) {
  for (const from = performance.now(); !(await isSo()); await wait(250)) {
    const ended = names.find((name) => pidOf(folder, name) === undefined)
    if (ended) throw new Error(`${ended} has ended: ${join(folder, `${ended}.log`)} says why`)
    if (performance.now() - from > seconds * 1_000)
      throw new Error(`${what} did not come within ${seconds} s; the logs are in ${folder}`)
  }
}
