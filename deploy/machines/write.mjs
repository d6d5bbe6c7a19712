// Writes the configuration of three machines, each with etcd, PostgreSQL under Patroni, HAProxy and an instance of the register, as files under the paths where they belong.
import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { BlockList, isIP } from 'node:net'
import { dirname, join } from 'node:path'
import { filled } from '../cluster/templates.mjs'

/** @import { Store } from '../cluster/versions.mjs' */

/**
 * @typedef {object} Machines
 * @property {readonly string[]} hosts three addresses
 * @property {string} network whose addresses may reach PostgreSQL, 10.0.0.0/24
 * @property {string} publicUrl
 * @property {readonly string[]} gateway addresses of the gateway at which TLS ends
 * @property {string | undefined} archive a folder that all three machines mount: base back-ups and the log of writes
 * @property {boolean} demo what an empty database becomes
 * @property {Store} store the interface of etcd that this Patroni may use
 * @property {string} bin the folder of PostgreSQL's programs
 * @property {string} product the folder of the built product on the machines
 * @property {string} node the program
 */

/** The home of PostgreSQL's account. */
const folder = '/var/lib/postgresql'
const secret = () => randomBytes(24).toString('base64url')
/** Readable by its owner alone, because passwords are in it. */
const closed = 0o600

/** @param {string} network */
function isNetwork(network) {
  const [address = '', bits = ''] = network.split('/')
  const most = isIP(address) === 4 ? 32 : isIP(address) === 6 ? 128 : 0
  return most > 0 && /^\d+$/.test(bits) && Number(bits) <= most
}

/** @param {string} network @param {string} host */
function isIn(network, host) {
  const [address = '', bits] = network.split('/')
  const family = (/** @type {string} */ one) => (isIP(one) === 6 ? 'ipv6' : 'ipv4')
  const list = new BlockList()
  list.addSubnet(address, Number(bits), family(address))
  return list.check(host, family(host))
}

/** Throws an Error that names what is wrong with the wish. @param {Machines} machines */
export function checkMachines({ hosts, network, publicUrl, gateway, archive }) {
  if (hosts.length !== 3 || new Set(hosts).size !== 3 || hosts.some((host) => isIP(host) === 0))
    throw new Error('--hosts takes three different addresses: 10.0.0.1,10.0.0.2,10.0.0.3')
  if (!isNetwork(network)) throw new Error('--network takes the network of the machines: 10.0.0.0/24')
  const outside = hosts.find((host) => !isIn(network, host))
  if (outside) throw new Error(`--network must have all hosts in it, and ${outside} is not in ${network}`)
  if (gateway.length === 0 || gateway.some((address) => isIP(address) === 0))
    throw new Error('--gateway takes the addresses of your TLS gateway: without them all visitors count as one address')
  // It stands in settings of two programs, whose words a space would part.
  if (archive !== undefined && !/^\/[\w./-]+$/.test(archive))
    throw new Error('--archive takes a folder that all three machines mount: /mnt/archive/register, or none')
  if (!URL.canParse(publicUrl) || new URL(publicUrl).protocol !== 'https:')
    throw new Error('--url takes the address by which the public reaches the register: https://register.example.cn')
}

/** @param {string} host */
const inUrl = (host) => (isIP(host) === 6 ? `[${host}]` : host)

/**
 * The files of all machines, by paths like node0/etc/haproxy/haproxy.cfg.
 * @param {Machines} machines
 * @returns {Map<string, { text: string, mode: number }>}
 */
export function filesOf(machines) {
  checkMachines(machines)
  const { hosts, network, publicUrl, gateway, archive, demo, store, bin, product, node } = machines
  const passwords = {
    api: secret(),
    super: secret(),
    replication: secret(),
    rewind: secret(),
    owner: secret(),
    app: secret(),
  }
  const [secretKey, metricsToken] = [randomBytes(48).toString('base64'), secret()]
  const names = hosts.map((_, at) => `node${at}`)
  const servers = (/** @type {string} */ more) =>
    hosts.map((host, at) => `  server ${names[at]} ${inUrl(host)}:${more}`).join('\n')
  /** @type {Map<string, { text: string, mode: number }>} */
  const files = new Map()
  for (const [at, host] of hosts.entries()) {
    const name = names[at] ?? ''
    const put = (/** @type {string} */ path, /** @type {string} */ text, mode = closed) =>
      void files.set(join(name, path), { text, mode })
    put(
      'etc/default/etcd',
      filled('etcd', {
        name,
        host: inUrl(host),
        peers: hosts.map((one, number) => `${names[number]}=http://${inUrl(one)}:2380`).join(','),
        older: String(store === 'etcd'),
      }),
      0o644,
    )
    put(
      'etc/patroni/config.yml',
      filled('patroni.yml', {
        name,
        host,
        port: 5432,
        apiPort: 8008,
        apiPassword: passwords.api,
        store,
        etcdHosts: hosts.map((one) => `${inUrl(one)}:2379`).join(','),
        network,
        folder,
        bin,
        account: 'postgres',
        superPassword: passwords.super,
        replicationPassword: passwords.replication,
        rewindPassword: passwords.rewind,
        watchdog: 'automatic',
        archive: archive === undefined ? '' : filled('archive.yml', {}).trimEnd(),
      }),
    )
    put('etc/systemd/system/patroni.service.d/watchdog.conf', filled('watchdog.conf', {}), 0o644)
    if (archive !== undefined) {
      put('etc/pgbackrest.conf', filled('pgbackrest.conf', { archive, folder, name }), 0o644)
      put('etc/systemd/system/register-base.service', filled('register-base.service', { host: inUrl(host) }), 0o644)
      put('etc/systemd/system/register-base.timer', filled('register-base.timer', {}), 0o644)
    }
    const roles = { bin, ownerPassword: passwords.owner, appPassword: passwords.app }
    put(`${folder.slice(1)}/post_bootstrap.sh`, filled('post_bootstrap.sh', roles), 0o700)
    put(
      'etc/haproxy/haproxy.cfg',
      filled('haproxy.cfg', {
        process: ['user haproxy', 'group haproxy', 'chroot /var/lib/haproxy', 'log /dev/log local0']
          .map((line) => `  ${line}`)
          .join('\n'),
        balancerHost: '127.0.0.1',
        publicHost: '*',
        primaryPort: 5000,
        standbyPort: 5001,
        publicPort: 80,
        statisticsPort: 7000,
        databases: servers('5432 check port 8008'),
        instances: servers('3000 check'),
      }),
    )
    put('etc/systemd/system/register.service', filled('register.service', { product, node }), 0o644)
    put(
      'etc/register/register.env',
      filled('register.env', {
        host,
        demo: demo ? 'on' : 'off',
        publicUrl,
        balancers: [...gateway, ...hosts].join(','),
        appPassword: passwords.app,
        ownerPassword: passwords.owner,
        secretKey,
        metricsToken,
      }),
    )
  }
  return files
}

/** @param {string} out @param {Machines} machines @returns {string[]} the paths that were written */
export function writeMachines(out, machines) {
  const files = filesOf(machines)
  if (existsSync(out) && readdirSync(out).length > 0) throw new Error(`${out} is not empty`)
  mkdirSync(out, { recursive: true, mode: 0o700 })
  for (const [path, { text, mode }] of files) {
    mkdirSync(dirname(join(out, path)), { recursive: true, mode: 0o755 })
    writeFileSync(join(out, path), text, { mode, flag: 'wx' })
  }
  return [...files.keys()]
}
