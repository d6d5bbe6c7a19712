// npm run cluster -- up | status | down [--wipe]: the register on three PostgreSQL with two instances, on this one machine.
import { chmodSync, existsSync, mkdirSync, readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { failSetup, setup } from '../setup.mjs'
import { down, running, up } from '../../deploy/cluster/machine.mjs'
import { give } from '../../deploy/cluster/processes.mjs'
import { strikeRounds } from '../../soak/rounds/rounds.mjs'
import { hasCluster, portsOf, settingsIn } from '../../deploy/cluster/settings.mjs'

const usage = `npm run cluster -- up       brings up what does not run
npm run cluster -- status   what runs, and where
npm run cluster -- down     ends it; with --wipe its data goes too
npm run cluster -- rounds 100   brings one up without captchas and limits, and strikes it so often while people use it
  --folder FOLDER   its data, settings and logs (by default .build/cluster, for rounds .build/rounds)
  --port 25400      the first of sixty ports, at the first start
  --faults A,B      of rounds: these alone
  --json FILE       of rounds: the figures`

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
    },
  })
  const [command = '', times] = positionals
  const count = times === undefined ? undefined : Number(times)
  const isRounds = command === 'rounds'
  const usual = fileURLToPath(new URL(`../../.build/${isRounds ? 'rounds' : 'cluster'}`, import.meta.url))
  const folder = resolve(values.folder ?? usual)
  const isCounted = isRounds ? Number.isInteger(count) && Number(count) > 0 : positionals.length === 1
  const port = values.port === undefined ? undefined : Number(values.port)
  const isPort = port === undefined || (Number.isInteger(port) && port >= 1_024 && port <= 65_000)
  if (!['up', 'status', 'down', 'rounds'].includes(command) || positionals.length > 2 || !isCounted || !isPort) {
    console.error(usage)
    return 2
  }
  if (process.platform !== 'linux')
    throw new Error('Patroni, etcd and HAProxy are found as Debian packages: Linux only')
  // Spaces part words in Patroni's settings, and a socket's path has some hundred bytes.
  if (!/^[\w./-]{1,80}$/.test(folder))
    throw new Error(`The folder's name may have letters, digits, . - _ and at most 80 characters: ${folder}`)
  const begins = command === 'up' || isRounds
  if (!begins && !hasCluster(folder)) {
    console.error(`There is no cluster in ${folder}`)
    return 1
  }
  if (begins && !hasCluster(folder)) {
    if (existsSync(folder) && readdirSync(folder).length > 0) throw new Error(`${folder} is not empty`)
    mkdirSync(folder, { recursive: true })
    chmodSync(folder, 0o750)
    give(folder)
  }
  const settings = settingsIn(folder, { port, isOpen: isRounds })
  if (isRounds && !settings.isOpen)
    throw new Error(`The cluster in ${folder} asks for captchas and counts calls: name another folder with --folder`)
  if (begins) {
    await setup().catch(failSetup)
    await up(settings, console.log)
  }
  if (command === 'down') await down(settings, values.wipe)
  if (command === 'down') return 0
  if (isRounds) {
    const only = values.faults?.split(',')
    return (await strikeRounds(settings, { count: Number(count), only, json: values.json }, console.log)) ? 0 : 1
  }
  for (const { name, pid } of running(settings)) console.log(`${name.padEnd(10)} ${pid ?? 'does not run'}`)
  const ports = portsOf(settings)
  console.log(`register   http://127.0.0.1:${ports.register}  primary :${ports.primary}  standbys :${ports.standbys}`)
  console.log(`           statistics http://127.0.0.1:${ports.statistics}  passwords and logs in ${folder}`)
  return running(settings).every(({ pid }) => pid !== undefined) ? 0 : 1
}

process.exitCode = await run().catch((error) => {
  console.error(error instanceof Error ? error.message : error)
  const isUsage = error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
  if (isUsage) console.error(usage)
  return isUsage ? 2 : 1
})
