// What the parts of a cluster on one machine must agree on: ports, passwords, folders. Made once, kept in its folder.
import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * @typedef {object} Settings
 * @property {string} folder
 * @property {number} port the first of sixty; what listens where is in `portsOf`
 * @property {Record<'api' | 'super' | 'replication' | 'rewind' | 'owner' | 'app' | 'admin' | 'metrics', string>} passwords
 * @property {string} secretKey of the register
 * @property {boolean} isOpen whether its instances ask for no captcha and count no calls, so that programs can use them
 * @property {boolean} [isMade] whether its folder was made by the first start, so that a wipe may remove it
 */

export const members = /** @type {const} */ ([0, 1, 2])
export const instances = /** @type {const} */ ([1, 2])

export const nameOf = (/** @type {number} */ member) => `node${member}`
/** Of all processes, in the order of their start. */
export const processNames = ['etcd', ...members.map(nameOf), 'haproxy', ...instances.map((one) => `instance${one}`)]

/** @param {Settings} settings */
export const portsOf = ({ port }) => ({
  etcd: port,
  etcdPeers: port + 1,
  database: (/** @type {number} */ member) => port + 10 + member,
  api: (/** @type {number} */ member) => port + 20 + member,
  primary: port + 30,
  standbys: port + 31,
  register: port + 32,
  statistics: port + 33,
  instance: (/** @type {number} */ number) => port + 40 + number,
})

export const settingsFile = 'cluster.json'
const fileIn = (/** @type {string} */ folder) => join(folder, settingsFile)
const secret = () => randomBytes(18).toString('base64url')

/** Whether a cluster was begun here. @param {string} folder */
export const hasCluster = (folder) => existsSync(fileIn(folder))

/**
 * Those of an earlier start, else new ones, which `keep` writes once nothing stands in their way. Throws where the folder
 * is a copy, because its processes and settings are those of the original.
 * @param {string} folder
 * @param {{ port?: number | undefined, isOpen: boolean, isMade?: boolean }} wish
 * @returns {Settings}
 */
export function settingsIn(folder, { port, isOpen, isMade = false }) {
  if (hasCluster(folder)) {
    const settings = /** @type {Settings} */ (JSON.parse(readFileSync(fileIn(folder), 'utf8')))
    if (settings.folder !== folder)
      throw new Error(`${folder} is a copy of ${settings.folder}, or was moved: move it back, or begin in a new folder`)
    if (port !== undefined && port !== settings.port)
      throw new Error(`This cluster has the ports from ${settings.port} on: leave --port out, or name another folder`)
    return settings
  }
  return {
    folder,
    port: port ?? 25_400,
    passwords: {
      api: secret(),
      super: secret(),
      replication: secret(),
      rewind: secret(),
      owner: secret(),
      app: secret(),
      // By the rules of the register for passwords.
      admin: `Kite-7-${secret()}`,
      metrics: secret() + secret(),
    },
    secretKey: randomBytes(48).toString('base64'),
    isOpen,
    isMade,
  }
}

/** Writes new settings; those of an earlier start are left as they are. @param {Settings} settings */
export function keep(settings) {
  if (hasCluster(settings.folder)) return
  writeFileSync(fileIn(settings.folder), `${JSON.stringify(settings, undefined, 2)}\n`, { mode: 0o600 })
}

/** The programs of the newest PostgreSQL that is installed; throws where there is none. */
export function postgresPrograms() {
  const home = '/usr/lib/postgresql'
  const versions = existsSync(home) ? readdirSync(home).map(Number).filter(Boolean) : []
  const bins = versions.toSorted((a, b) => b - a).map((version) => join(home, String(version), 'bin'))
  const found = bins.find((bin) => existsSync(join(bin, 'initdb')))
  if (!found) throw new Error('No PostgreSQL server is installed: apt-get install postgresql')
  return found
}
