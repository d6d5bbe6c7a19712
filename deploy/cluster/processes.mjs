// Processes that outlive the command: started in a session of their own under one account, known by their process id.
import { spawn } from 'node:child_process'
import { chownSync, existsSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
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
  const [pid, begun] = readFileSync(pidFile(folder, name), 'utf8').trim().split(' ')
  return startOf(Number(pid)) === begun ? Number(pid) : undefined
}

/** Starts the program unless it runs already. @param {string} folder @param {string} name @param {string} program @param {readonly string[]} args @param {Readonly<Record<string, string>>} [more] environment */
export function begin(folder, name, program, args, more = {}) {
  if (pidOf(folder, name) !== undefined) return
  const log = openSync(join(folder, `${name}.log`), 'a')
  const { uid, gid } = account()
  const child = spawn(program, [...args], {
    cwd: folder,
    detached: true,
    stdio: ['ignore', log, log],
    env: { PATH: process.env.PATH, HOME: folder, LANG: 'C.UTF-8', ...more },
    ...(uid !== undefined && { uid }),
    ...(gid !== undefined && { gid }),
  })
  child.unref()
  if (child.pid === undefined) throw new Error(`${program} cannot be started`)
  writeFileSync(pidFile(folder, name), `${child.pid} ${startOf(child.pid) ?? ''}\n`)
}

/** Ends it in order, and after half a minute at once. @param {string} folder @param {string} name */
export async function end(folder, name) {
  const pid = pidOf(folder, name)
  if (pid !== undefined) {
    // One that stands still takes no other signal.
    process.kill(pid, 'SIGCONT')
    process.kill(pid, 'SIGTERM')
    for (const from = Date.now(); pidOf(folder, name) !== undefined; await wait(100))
      if (Date.now() - from > 30_000) process.kill(pid, 'SIGKILL')
  }
  rmSync(pidFile(folder, name), { force: true })
}

/** Resolves when it is true; rejects after the time, with what was waited for. @param {string} what @param {number} seconds @param {() => Promise<boolean>} isSo */
export async function until(what, seconds, isSo) {
  for (const from = Date.now(); !(await isSo()); await wait(250))
    if (Date.now() - from > seconds * 1_000) throw new Error(`${what} did not come within ${seconds} s`)
}
