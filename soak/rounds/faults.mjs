// The kinds of faults of a round: what is struck, and how it heals. Each returns once it has struck.
import { setTimeout as wait } from 'node:timers/promises'
import { signalAll } from '../postgres.mjs'
import { beginInstance, beginMember } from '../../deploy/cluster/machine.mjs'
import { end, pidOf } from '../../deploy/cluster/processes.mjs'
import { instances, members, portsOf } from '../../deploy/cluster/settings.mjs'
import { databaseOf, memberWith, nodeOf, switchOver } from './members.mjs'

/** @import { Settings } from '../../deploy/cluster/settings.mjs' */
/**
 * @typedef {object} Struck
 * @property {number} [healAfter] seconds until `heal`; without it the cluster heals by itself
 * @property {() => Promise<unknown>} [heal]
 */
/** @typedef {(settings: Settings) => Promise<Struck>} Fault */

/** Longer than a lease, so that another one takes over before it comes back. */
const [aLease, standbyAway] = [45, 20]

/** @param {Settings} settings @param {number} member */
function killNode(settings, member) {
  signalAll(nodeOf(settings, member), 'SIGKILL')
  return () => beginMember(settings, member)
}

/** @param {number[]} pids @param {number} healAfter @returns {Struck} */
function freeze(pids, healAfter) {
  signalAll(pids, 'SIGSTOP')
  return { healAfter, heal: async () => signalAll(pids, 'SIGCONT') }
}

/** Resolves when the instance answers. @param {Settings} settings @param {number} number */
async function startInstance(settings, number) {
  await beginInstance(settings, number)
  const url = `http://127.0.0.1:${portsOf(settings).instance(number)}/serving`
  const serves = () =>
    fetch(url)
      .then(({ ok }) => ok)
      .catch(() => false)
  for (const from = performance.now(); !(await serves()); await wait(100))
    if (performance.now() - from > 120_000) throw new Error(`Instance ${number} does not start`)
}

/** @satisfies {Record<string, Fault>} */
export const faults = {
  /** Every process of the primary's PostgreSQL dies; its Patroni lives. */
  async databaseKilled(settings) {
    signalAll(databaseOf(settings, await memberWith(settings, 'leader')), 'SIGKILL')
    return {}
  },
  /** The primary's machine is gone, and comes back. */
  async nodeLost(settings) {
    return { healAfter: aLease, heal: killNode(settings, await memberWith(settings, 'leader')) }
  },
  /** The primary's Patroni dies: its PostgreSQL takes writes until the lease ends. */
  async patroniKilled(settings) {
    const member = await memberWith(settings, 'leader')
    const database = new Set(databaseOf(settings, member))
    signalAll(
      nodeOf(settings, member).filter((pid) => !database.has(pid)),
      'SIGKILL',
    )
    return { healAfter: aLease, heal: () => beginMember(settings, member) }
  },
  async switchOver(settings) {
    await switchOver(settings, await memberWith(settings, 'leader'), await memberWith(settings, 'sync_standby'))
    return {}
  },
  /** The primary's PostgreSQL stands still, as on a disc that hangs. */
  databaseFrozen: async (settings) => freeze(databaseOf(settings, await memberWith(settings, 'leader')), aLease),
  /** The primary's machine stands still, and comes back believing that it still leads. */
  nodeFrozen: async (settings) => freeze(nodeOf(settings, await memberWith(settings, 'leader')), aLease),
  /** The standby that confirms writes is gone. */
  async standbyLost(settings) {
    return { healAfter: standbyAway, heal: killNode(settings, await memberWith(settings, 'sync_standby')) }
  },
  standbyFrozen: async (settings) =>
    freeze(databaseOf(settings, await memberWith(settings, 'sync_standby')), standbyAway),
  /** Both standbys are gone: writes wait, and none is confirmed on one disc. */
  async bothStandbysLost(settings) {
    const leader = await memberWith(settings, 'leader')
    const heal = members.filter((member) => member !== leader).map((member) => killNode(settings, member))
    return { healAfter: standbyAway, heal: () => Promise.all(heal.map((one) => one())) }
  },
  /** The store of the lease stands still. */
  async storeFrozen({ folder }) {
    const pid = pidOf(folder, 'etcd')
    return freeze(pid === undefined ? [] : [pid], standbyAway)
  },
  async instanceKilled(settings) {
    const [first] = instances
    const pid = pidOf(settings.folder, `instance${first}`)
    signalAll(pid === undefined ? [] : [pid], 'SIGKILL')
    return { healAfter: 5, heal: () => startInstance(settings, first) }
  },
  /** One instance after the other is ended in order and started again, as for a new version. */
  async rolling(settings) {
    for (const number of instances) {
      await end(settings.folder, `instance${number}`)
      await startInstance(settings, number)
      // The balancer sends it calls again after one good answer.
      await wait(2_000)
    }
    return {}
  },
}

/** @typedef {keyof typeof faults} FaultName */

export const faultNames = /** @type {FaultName[]} */ (Object.keys(faults))

/** What a round strikes: each fault alone, then pairs that meet in practice. @type {readonly (readonly FaultName[])[]} */
export const kinds = [
  ...faultNames.map((name) => /** @type {const} */ ([name])),
  ['databaseKilled', 'instanceKilled'],
  ['standbyLost', 'instanceKilled'],
  ['storeFrozen', 'instanceKilled'],
]
