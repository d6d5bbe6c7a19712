// The members of the database cluster as Patroni tells them, and the processes behind them.
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { processesOf } from '../postgres.mjs'
import { pidOf } from '../../deploy/cluster/processes.mjs'
import { members, nameOf, portsOf } from '../../deploy/cluster/settings.mjs'

/** @import { Settings } from '../../deploy/cluster/settings.mjs' */
/** @typedef {{ name: string, role: string, state: string, lag?: number | string }} Member */

/** @param {Settings} settings @param {string} path @param {RequestInit} [init] */
const patroni = (settings, path, init) =>
  Promise.any(
    members.map(async (member) => {
      const url = `http://127.0.0.1:${portsOf(settings).api(member)}${path}`
      return fetch(url, { signal: AbortSignal.timeout(3_000), ...init })
    }),
  ).catch(() => undefined)

/** Empty while no Patroni answers. @param {Settings} settings @returns {Promise<Member[]>} */
export async function membersOf(settings) {
  const answer = await patroni(settings, '/cluster')
  if (!answer?.ok) return []
  return /** @type {{ members?: Member[] }} */ (await answer.json().catch(() => ({}))).members ?? []
}

const isUp = (/** @type {Member} */ { state }) => state === 'running' || state === 'streaming'

/** Resolves when all three are up, one takes writes and one confirms them. Rejects after the time. @param {Settings} settings @param {number} [seconds] */
export async function healthy(settings, seconds = 240) {
  for (const from = performance.now(); ; await wait(300)) {
    const all = (await membersOf(settings)).filter(isUp)
    const roles = all.map(({ role }) => role)
    const level = all.every(({ role, lag }) => role === 'leader' || (typeof lag === 'number' && lag < 1_000_000))
    if (all.length === members.length && roles.includes('leader') && roles.includes('sync_standby') && level) return
    if (performance.now() - from > seconds * 1_000)
      throw new Error(`The cluster is not healthy: ${JSON.stringify(await membersOf(settings))}`)
  }
}

/** The number of the one with this role; throws where there is none. @param {Settings} settings @param {'leader' | 'sync_standby'} role */
export async function memberWith(settings, role) {
  const name = (await membersOf(settings)).find((one) => one.role === role)?.name
  const found = members.find((member) => nameOf(member) === name)
  if (found === undefined) throw new Error(`No member is ${role}`)
  return found
}

/** The processes of its PostgreSQL. @param {Settings} settings @param {number} member */
export const databaseOf = ({ folder }, member) => processesOf(join(folder, nameOf(member)))

/** Those and its Patroni: everything that a machine would run. @param {Settings} settings @param {number} member */
export function nodeOf(settings, member) {
  const own = pidOf(settings.folder, nameOf(member))
  return [...(own === undefined ? [] : [own]), ...databaseOf(settings, member)]
}

/** Asks Patroni to hand the writes over, in order. @param {Settings} settings @param {number} from @param {number} to */
export async function switchOver(settings, from, to) {
  const authorization = `Basic ${Buffer.from(`patroni:${settings.passwords.api}`).toString('base64')}`
  const answer = await patroni(settings, '/switchover', {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify({ leader: nameOf(from), candidate: nameOf(to) }),
    signal: AbortSignal.timeout(60_000),
  })
  if (!answer?.ok) throw new Error(`The switch-over was refused: ${answer?.status} ${await answer?.text()}`)
}
