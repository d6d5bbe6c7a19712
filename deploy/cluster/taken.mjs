// Whether the ports of what is to be started are free.
import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { pidOf, postgresOf } from './processes.mjs'
import { instances, members, nameOf, portsOf } from './settings.mjs'

/** @import { Settings } from './settings.mjs' */

/** The ports of what does not run yet. @param {Settings} settings */
function needed(settings) {
  const { folder } = settings
  const { etcd, etcdPeers, database, api, primary, standbys, register, statistics, instance } = portsOf(settings)
  /** @type {[string, number[]][]} */
  const parts = [
    ['etcd', [etcd, etcdPeers]],
    ...members.map((one) => /** @type {[string, number[]]} */ ([nameOf(one), [api(one)]])),
    ['haproxy', [primary, standbys, register, statistics]],
    ...instances.map((one) => /** @type {[string, number[]]} */ ([`instance${one}`, [instance(one)]])),
  ]
  const ports = parts.flatMap(([name, own]) => (pidOf(folder, name) === undefined ? own : []))
  // A PostgreSQL that runs is taken over by its Patroni.
  const databases = members.filter((one) => postgresOf(join(folder, nameOf(one))) === undefined)
  return [...ports, ...databases.map(database)]
}

/** Rejects where something else listens: HAProxy would share the port with it, and its answers be taken for ours. @param {Settings} settings */
export async function refuseTaken(settings) {
  for (const port of needed(settings)) {
    const probe = createServer().listen(port, '127.0.0.1')
    await once(probe, 'listening').catch(() => {
      throw new Error(`Port ${port} is taken: end what listens there, or choose others with --port and a new --folder`)
    })
    probe.close()
  }
}
