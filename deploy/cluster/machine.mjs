// A whole cluster on one machine: etcd, three PostgreSQL under Patroni, HAProxy, and two instances of the built product.
import { existsSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { account, begin, end, endPostgres, give, pidOf, until } from './processes.mjs'
import { instances, keep, members, nameOf, portsOf, postgresPrograms, processNames } from './settings.mjs'
import { refuseTaken } from './taken.mjs'
import { filled } from './templates.mjs'
import { storeHere } from './versions.mjs'

/** @import { Settings } from './settings.mjs' */

const host = '127.0.0.1'
const root = fileURLToPath(new URL('../..', import.meta.url))

/** @param {string} path @param {string} text @param {number} mode */
function put(path, text, mode) {
  writeFileSync(path, text, { mode })
  give(path)
}

/** Writes what Patroni and HAProxy read. @param {Settings} settings @param {'etcd' | 'etcd3'} store */
function write(settings, store) {
  const { folder, passwords } = settings
  const ports = portsOf(settings)
  const bin = postgresPrograms()
  for (const member of members) {
    const text = filled('patroni.yml', {
      name: nameOf(member),
      host,
      port: ports.database(member),
      apiPort: ports.api(member),
      apiPassword: passwords.api,
      store,
      etcdHosts: `${host}:${ports.etcd}`,
      network: `${host}/32`,
      folder,
      bin,
      account: account().name,
      superPassword: passwords.super,
      replicationPassword: passwords.replication,
      rewindPassword: passwords.rewind,
      watchdog: 'off',
      // It is there to be tried, and to be wiped.
      archive: '',
    })
    put(join(folder, `${nameOf(member)}.yml`), text, 0o600)
  }
  const roles = { bin, ownerPassword: passwords.owner, appPassword: passwords.app }
  put(join(folder, 'post_bootstrap.sh'), filled('post_bootstrap.sh', roles), 0o700)
  const databases = members.map(
    (member) => `  server ${nameOf(member)} ${host}:${ports.database(member)} check port ${ports.api(member)}`,
  )
  const ways = filled('haproxy.cfg', {
    // It runs under the account of the command.
    process: '',
    balancerHost: host,
    publicHost: host,
    primaryPort: ports.primary,
    standbyPort: ports.standbys,
    publicPort: ports.register,
    statisticsPort: ports.statistics,
    databases: databases.join('\n'),
    instances: instances.map((one) => `  server instance${one} ${host}:${ports.instance(one)} check`).join('\n'),
  })
  put(join(folder, 'haproxy.cfg'), ways, 0o600)
}

/** Whether something answers there with 200. @param {string} url */
const answers = (url) =>
  fetch(url, { signal: AbortSignal.timeout(3_000) }).then(
    ({ status }) => status === 200,
    () => false,
  )

/** Its Patroni, which starts its PostgreSQL. @param {Settings} settings @param {number} member */
export const beginMember = ({ folder }, member) =>
  begin(folder, nameOf(member), 'patroni', [join(folder, `${nameOf(member)}.yml`)])

/** `built`: the folder of the built product. @param {Settings} settings @param {number} number @param {string} [built] */
export async function beginInstance(settings, number, built = root) {
  const { folder, passwords, secretKey } = settings
  const ports = portsOf(settings)
  const [own, files] = [join(folder, `instance${number}`), join(folder, 'files')]
  for (const one of [own, files])
    if (!existsSync(one)) {
      mkdirSync(one)
      give(one)
    }
  // One folder of files for all instances; what else lies there is each one's own.
  if (!existsSync(join(own, 'files'))) symlinkSync(files, join(own, 'files'))
  const way = (/** @type {string} */ role, /** @type {string} */ password, port = ports.primary) =>
    `postgres://${role}:${password}@${host}:${port}/register`
  await begin(folder, `instance${number}`, process.execPath, [join(built, 'apps/server/dist/src/main.js')], {
    HOST: host,
    PORT: String(ports.instance(number)),
    DATA_DIR: own,
    DATABASE_URL: way('register_app', passwords.app),
    DATABASE_OWNER_URL: way('register_owner', passwords.owner),
    DATABASE_READ_URL: way('register_app', passwords.app, ports.standbys),
    SECRET_KEY: secretKey,
    PUBLIC_URL: `http://${host}:${ports.register}`,
    TRUST_PROXY: host,
    ADMIN_PASSWORD: passwords.admin,
    DEMO_PASSWORD: passwords.admin,
    METRICS_TOKEN: passwords.metrics,
    ...(settings.isOpen && { CAPTCHA: 'off', RATE_LIMIT: 'off' }),
  })
}

/** Is there once a first start has come to its end. @param {string} folder */
const firstStart = (folder) => join(folder, 'first-start-done')

/** Removes what a first start left that was broken off: Patroni makes the roles of a cluster once, and one without them never comes up. @param {string} folder @param {(line: string) => void} say */
function beginAnew(folder, say) {
  const left = readdirSync(folder).filter((name) => name === 'etcd' || /^node\d$/.test(name))
  if (existsSync(firstStart(folder)) || left.length === 0) return
  if (running({ folder }).some(({ pid }) => pid !== undefined))
    throw new Error('The first start did not come to its end: end what runs of it with `down`, then `up` begins anew')
  say('The first start was broken off, and begins anew')
  for (const name of left) rmSync(join(folder, name), { recursive: true })
}

/** Brings up what does not run. Nothing is written where that cannot be. `built`: the folder of the built product. @param {Settings} settings @param {(line: string) => void} say @param {string} [built] */
export async function up(settings, say, built) {
  const { folder } = settings
  await refuseTaken(settings)
  const store = storeHere()
  keep(settings)
  give(folder)
  beginAnew(folder, say)
  const ports = portsOf(settings)
  write(settings, store)
  const client = `http://${host}:${ports.etcd}`
  const peers = `http://${host}:${ports.etcdPeers}`
  const etcd = ['--name=etcd0', `--data-dir=${join(folder, 'etcd')}`, `--listen-client-urls=${client}`]
  const cluster = [
    `--listen-peer-urls=${peers}`,
    `--initial-advertise-peer-urls=${peers}`,
    `--initial-cluster=etcd0=${peers}`,
  ]
  const older = store === 'etcd' ? ['--enable-v2=true'] : []
  await begin(folder, 'etcd', 'etcd', [...etcd, `--advertise-client-urls=${client}`, ...cluster, ...older])
  await until('etcd', 30, { folder, names: ['etcd'] }, () => answers(`${client}/health`))
  say('etcd runs')
  for (const member of members) await beginMember(settings, member)
  await begin(folder, 'haproxy', 'haproxy', ['-db', '-f', join(folder, 'haproxy.cfg')])
  const api = (/** @type {number} */ member) => `http://${host}:${ports.api(member)}`
  const below = ['etcd', 'haproxy', ...members.map(nameOf)]
  await until('a primary with a standby that confirms', 180, { folder, names: below }, async () => {
    const [primaries, synchronous, healthy] = await Promise.all(
      ['/primary', '/synchronous', '/health'].map((path) =>
        Promise.all(members.map((one) => answers(api(one) + path))),
      ),
    )
    return [primaries, synchronous].every((all) => all?.includes(true)) && healthy?.every(Boolean) === true
  })
  writeFileSync(firstStart(folder), '')
  say('three PostgreSQL run, one as primary, one confirms its writes')
  for (const number of instances) {
    await beginInstance(settings, number, built)
    // One after the other, because the first one migrates.
    await until(`instance ${number}`, 600, { folder, names: [...below, `instance${number}`] }, () =>
      answers(`http://${host}:${ports.instance(number)}/ready`),
    )
    say(`instance ${number} runs`)
  }
  await until('the way to the instances', 30, { folder, names: below }, () =>
    answers(`http://${host}:${ports.register}/ready`),
  )
}

/** Ends everything. @param {Settings} settings */
export async function down({ folder }) {
  await Promise.all(instances.map((number) => end(folder, `instance${number}`)))
  await end(folder, 'haproxy')
  // The standbys first: a primary whose standbys are gone would wait for them with its last writes.
  await Promise.all(
    members.map(async (member) => {
      await end(folder, nameOf(member))
      await endPostgres(join(folder, nameOf(member)))
    }),
  )
  await end(folder, 'etcd')
}

/** What runs, by name. @param {Pick<Settings, 'folder'>} settings */
export const running = ({ folder }) => processNames.map((name) => ({ name, pid: pidOf(folder, name) }))
