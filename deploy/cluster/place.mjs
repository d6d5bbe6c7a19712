// The folder of a cluster: made or found empty, used by one command at a time, and wiped of what the cluster made in it.
import { chmodSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, rmdirSync } from 'node:fs'
import { join } from 'node:path'
import { exclusively } from '../../tools/setup/lock.mjs'
import { processNames, settingsFile } from './settings.mjs'

/** @import { Settings } from './settings.mjs' */

const lock = 'command.lock'

/** Whether a name in the folder is that of something that the cluster or its programs made; Patroni renames a data folder that failed. @param {string} name */
const isOurs = (name) =>
  [settingsFile, lock, `${lock}.clearing`, 'files', 'post_bootstrap.sh', 'first-start-done'].includes(name) ||
  processNames.some((one) => name === one || name.startsWith(`${one}.`) || name.startsWith(`${one}_`)) ||
  /^pgpass-node\d$|^\.s\.PGSQL\.\d+(\.lock)?$/.test(name)

/** Makes the folder of a first start, or throws where something else is in it. @param {string} folder @returns {boolean} whether it was not there before */
export function makePlace(folder) {
  const found = existsSync(folder) ? readdirSync(folder) : undefined
  if (found?.includes(settingsFile)) return false
  if (found?.some((name) => !name.startsWith(lock))) throw new Error(`${folder} is not empty`)
  mkdirSync(folder, { recursive: true })
  chmodSync(folder, 0o750)
  return found === undefined
}

/** Removes the folder unless something is in it. @param {string} folder */
export function removeEmpty(folder) {
  if (existsSync(folder) && readdirSync(folder).length === 0) rmdirSync(folder)
}

/**
 * Does it while no other command changes this cluster; rejects at once where one is at work.
 * @template T @param {string} folder @param {() => Promise<T>} work @returns {Promise<T>}
 */
export function alone(folder, work) {
  const path = join(folder, lock)
  const refuse = () => {
    const [pid] = existsSync(path) ? readFileSync(path, 'utf8').split(':') : []
    throw new Error(
      `Another command is at work on the cluster in ${folder} (process ${pid}): wait for its end, or end it`,
    )
  }
  return exclusively(path, refuse, work)
}

/** Removes what the cluster made, and its folder where it made that too and nothing else is in it. @param {Settings} settings @returns {string[]} what is left, by name */
export function wipe({ folder, isMade = false }) {
  const names = readdirSync(folder)
  // The settings last: without them a wipe that was broken off could not be begun again.
  for (const name of names.filter((one) => isOurs(one) && one !== settingsFile))
    rmSync(join(folder, name), { recursive: true, force: true })
  rmSync(join(folder, settingsFile), { force: true })
  if (isMade) removeEmpty(folder)
  return names.filter((name) => !isOurs(name))
}
