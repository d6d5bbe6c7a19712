// Which interface of etcd Patroni may use: the wrong pair loses what was acknowledged.
import { spawnSync } from 'node:child_process'

/** @typedef {'etcd' | 'etcd3'} Store */

/** The numbers of the first version in a text; empty where there is none. @param {string} text */
export const versionIn = (text) => (/\d+(?:\.\d+)+/.exec(text)?.[0] ?? '').split('.').filter(Boolean).map(Number)

/** @param {readonly number[]} version @param {readonly number[]} least */
function isAtLeast(version, least) {
  for (const [at, wanted] of least.entries()) {
    const has = version[at] ?? 0
    if (has !== wanted) return has > wanted
  }
  return true
}

/**
 * The section of Patroni's settings for its store. Patroni before 3.0.3 overwrites the lease through `etcd3` without
 * looking: a primary that stood still for longer than its lease takes it back, and what was acknowledged meanwhile is
 * rewound away. Through the older interface it compares first; etcd has that up to 3.5. Throws an Error that says what to install.
 * @param {string} patroni as `patroni --version` prints it
 * @param {string} etcd as `etcd --version` prints it
 * @returns {Store}
 */
export function storeFor(patroni, etcd) {
  const [patroniVersion, etcdVersion] = [versionIn(patroni), versionIn(etcd)]
  if (patroniVersion.length === 0) throw new Error('Patroni is not installed, or does not say its version')
  if (etcdVersion.length === 0) throw new Error('etcd is not installed, or does not say its version')
  if (!isAtLeast(patroniVersion, [3, 0]))
    throw new Error('Patroni 3.0 or later is needed: earlier ones have no failsafe mode')
  if (isAtLeast(patroniVersion, [3, 0, 3])) return 'etcd3'
  if (isAtLeast(etcdVersion, [3, 6]))
    throw new Error(
      `Patroni ${patroniVersion.join('.')} with etcd ${etcdVersion.join('.')} loses writes: install Patroni 3.0.3 or later`,
    )
  return 'etcd'
}

/** What a program says of itself; empty when it is not there. @param {string} program @param {readonly string[]} args */
function said(program, args) {
  const { stdout, stderr } = spawnSync(program, [...args], { encoding: 'utf8' })
  return `${stdout ?? ''}${stderr ?? ''}`
}

/** @returns {Store} */
export const storeHere = () => storeFor(said('patroni', ['--version']), said('etcd', ['--version']))
