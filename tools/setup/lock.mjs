// Lets only one set-up at a time work on this folder: a file names its holder, and is ignored when the holder is dead.
import { mkdirSync, readFileSync, rmSync, rmdirSync, statSync, writeFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'

/** A process and its start time, so that a later process with the same number is not taken for the holder. */
function nameOf(/** @type {number} */ pid) {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EPERM') return undefined
  }
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const [state, ...rest] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return state === 'Z' ? undefined : `${pid}:${rest[18]}`
  } catch {
    return `${pid}`
  }
}

/** @param {string} path */
function isDead(path) {
  try {
    const holder = readFileSync(path, 'utf8')
    // The file is empty between its creation and its writing.
    if (holder === '') return Date.now() - statSync(path).mtimeMs > 5_000
    return nameOf(Number(holder.split(':')[0])) !== holder
  } catch {
    return false
  }
}

/** Only one process may clear a dead lock; otherwise a second one could clear the lock of the next holder. */
function clearDead(/** @type {string} */ path) {
  const guard = `${path}.clearing`
  try {
    mkdirSync(guard)
  } catch {
    const since = statSync(guard, { throwIfNoEntry: false })?.mtimeMs
    if (since !== undefined && Date.now() - since > 10_000) rmSync(guard, { recursive: true, force: true })
    return
  }
  if (isDead(path)) rmSync(path, { force: true })
  rmdirSync(guard)
}

/**
 * @template T
 * @param {string} path
 * @param {() => void} onWait called once when another process holds the lock
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function exclusively(path, onWait, work) {
  for (let isWaiting = false; ;) {
    try {
      writeFileSync(path, nameOf(process.pid) ?? `${process.pid}`, { flag: 'wx' })
      break
    } catch (error) {
      if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error
    }
    if (isDead(path)) clearDead(path)
    else {
      if (!isWaiting) onWait()
      isWaiting = true
      await wait(100)
    }
  }
  try {
    return await work()
  } finally {
    rmSync(path, { force: true })
  }
}
