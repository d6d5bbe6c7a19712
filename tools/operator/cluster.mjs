// npm run cluster -- up | status | down | rounds | rolling | files: the register on three PostgreSQL, on this one machine; or the files for three machines.
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { failSetup, setup } from '../setup.mjs'
import { down, running, up } from '../../deploy/cluster/machine.mjs'
import { alone, makePlace, removeEmpty, wipe } from '../../deploy/cluster/place.mjs'
import { storeFor, storeHere } from '../../deploy/cluster/versions.mjs'
import { writeMachines } from '../../deploy/machines/write.mjs'
import { refuseEarlier } from '../../soak/rounds/record.mjs'
import { restartRolling } from '../../soak/rounds/rolling.mjs'
import { builtPrevious } from '../versions/previous.mjs'
import { strikeRounds } from '../../soak/rounds/rounds.mjs'
import { hasCluster, portsOf, settingsIn } from '../../deploy/cluster/settings.mjs'

/** @import { Settings } from '../../deploy/cluster/settings.mjs' */

const usage = `npm run cluster -- up       brings up what does not run
npm run cluster -- status   what runs, and where
npm run cluster -- down     ends it; with --wipe what it made goes too
npm run cluster -- rounds 100   brings one up without captchas and limits, and strikes it so often while people use it
npm run cluster -- rolling 20   begins one with the version before this one, and restarts its instances in turn, half-way with this version
npm run cluster -- files    writes the configuration of three machines into --folder:
  --hosts 10.0.0.1,10.0.0.2,10.0.0.3  --network 10.0.0.0/24  --url https://register.example.cn
  --gateway 10.0.0.9  at which TLS ends
  --archive /mnt/archive/register  a folder that all three mount, for the database's archive; or none
  --demonstration     an empty database becomes a demonstration, not a real register
  --patroni 3.0.2 --etcd 3.4.23   of those machines, by default as on this one
  --bin /usr/lib/postgresql/15/bin  --product /opt/register  --node /usr/bin/node
  --folder FOLDER   its data, settings and logs (by default .build/cluster, for rounds .build/rounds, for rolling .build/rolling)
  --port 25400      the first of sixty ports, at the first start
  --faults A,B      of rounds: these alone
  --minutes 60      of rounds: none begins after this time
  --resume          of rounds: goes on with those of the file
  --calls 300000    of rolling: at least so many, spread over the restarts
  --json FILE       of both: the figures, of rounds as they go on (by default FOLDER.json)`

/** @returns {Promise<number>} the exit code */
async function run() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      folder: { type: 'string' },
      port: { type: 'string' },
      wipe: { type: 'boolean', default: false },
      faults: { type: 'string' },
      json: { type: 'string' },
      calls: { type: 'string', default: '300000' },
      minutes: { type: 'string' },
      resume: { type: 'boolean', default: false },
      hosts: { type: 'string', default: '' },
      network: { type: 'string', default: '' },
      url: { type: 'string', default: '' },
      gateway: { type: 'string', default: '' },
      archive: { type: 'string', default: '' },
      demonstration: { type: 'boolean', default: false },
      patroni: { type: 'string' },
      etcd: { type: 'string' },
      bin: { type: 'string', default: '/usr/lib/postgresql/15/bin' },
      product: { type: 'string', default: '/opt/register' },
      node: { type: 'string', default: '/usr/bin/node' },
    },
  })
  const [command = '', times] = positionals
  const count = times === undefined ? undefined : Number(times)
  const [isRounds, isRolling] = [command === 'rounds', command === 'rolling']
  const isTrial = isRounds || isRolling
  const usual = fileURLToPath(new URL(`../../.build/${isTrial ? command : 'cluster'}`, import.meta.url))
  const folder = resolve(values.folder ?? usual)
  const isCounted = isTrial ? Number.isInteger(count) && Number(count) > 0 : positionals.length === 1
  const port = values.port === undefined ? undefined : Number(values.port)
  const isBounded = values.minutes === undefined || Number(values.minutes) > 0
  const isPort = port === undefined || (Number.isInteger(port) && port >= 1_024 && port <= 65_000)
  if (
    !['up', 'status', 'down', 'rounds', 'rolling', 'files'].includes(command) ||
    positionals.length > 2 ||
    !isCounted ||
    !/^[1-9]\d{0,7}$/.test(values.calls) ||
    !isBounded ||
    !isPort
  ) {
    console.error(usage)
    return 2
  }
  if (command === 'files') {
    if (values.folder === undefined) throw new Error('--folder says where the files go')
    const {
      hosts,
      network,
      url: publicUrl,
      gateway,
      archive,
      demonstration: demo,
      bin,
      product,
      node,
      patroni,
      etcd,
    } = values
    if ((patroni === undefined) !== (etcd === undefined)) throw new Error('--patroni and --etcd go together')
    const store = patroni !== undefined && etcd !== undefined ? storeFor(patroni, etcd) : storeHere()
    const wish = {
      hosts: hosts.split(','),
      network,
      publicUrl,
      gateway: gateway.split(','),
      archive: archive === 'none' ? undefined : archive,
      demo,
      store,
      bin,
      product,
      node,
    }
    for (const path of writeMachines(folder, wish)) console.log(join(folder, path))
    return 0
  }
  if (process.platform !== 'linux')
    throw new Error('Patroni, etcd and HAProxy are found as Debian packages: Linux only')
  // Spaces part words in Patroni's settings, and a socket's path has some hundred bytes.
  if (!/^[\w./-]{1,80}$/.test(folder))
    throw new Error(`The folder's name may have letters, digits, . - _ and at most 80 characters: ${folder}`)
  const begins = command === 'up' || isTrial
  if (isRolling && hasCluster(folder))
    throw new Error(`A trial of two versions begins with an empty database: remove ${folder}, or name another folder`)
  if (!begins && !hasCluster(folder)) {
    console.error(`There is no cluster in ${folder}`)
    return 1
  }
  if (command === 'status') return status(settingsIn(folder, { port, isOpen: false }))
  const json = values.json ?? `${folder}.json`
  if (isRounds) refuseEarlier(json, values.resume)
  const isMade = begins && makePlace(folder)
  const change = async () => {
    const settings = settingsIn(folder, { port, isOpen: isTrial, isMade })
    if (command === 'down') {
      await down(settings)
      const left = values.wipe ? wipe(settings) : []
      if (left.length > 0) console.log(`Left in ${folder}, because the cluster did not make it: ${left.join(', ')}`)
      return 0
    }
    if (isTrial && !settings.isOpen)
      throw new Error(`The cluster in ${folder} asks for captchas and counts calls: name another folder with --folder`)
    await setup().catch(failSetup)
    const previous = isRolling ? builtPrevious() : undefined
    await up(settings, console.log, previous)
    if (previous !== undefined) {
      const wish = { count: Number(count), calls: Number(values.calls), previous, json }
      return (await restartRolling(settings, wish, console.log)) ? 0 : 1
    }
    if (!isRounds) return status(settings)
    const wish = {
      count: Number(count),
      minutes: values.minutes === undefined ? undefined : Number(values.minutes),
      only: values.faults?.split(','),
      json,
      resumes: values.resume,
    }
    return (await strikeRounds(settings, wish, console.log)) ? 0 : 1
  }
  try {
    return await alone(folder, change)
  } finally {
    // A first start that was refused leaves nothing.
    if (isMade) removeEmpty(folder)
  }
}

/** Prints what runs, and where. @param {Settings} settings @returns {number} the exit code */
function status(settings) {
  for (const { name, pid } of running(settings)) console.log(`${name.padEnd(10)} ${pid ?? 'does not run'}`)
  const ports = portsOf(settings)
  console.log(`register   http://127.0.0.1:${ports.register}  primary :${ports.primary}  standbys :${ports.standbys}`)
  console.log(`           statistics http://127.0.0.1:${ports.statistics}  passwords and logs in ${settings.folder}`)
  return running(settings).every(({ pid }) => pid !== undefined) ? 0 : 1
}

process.exitCode = await run().catch((error) => {
  console.error(error instanceof Error ? error.message : error)
  const isUsage = error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
  if (isUsage) console.error(usage)
  return isUsage ? 2 : 1
})
