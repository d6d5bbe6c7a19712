// npm run soak: eight writers use the built product while it is killed, stopped and separated from its database; then every acknowledged write is looked up in the database.
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compare, baseline } from './compare.mjs'
import { newLedger } from './ledger.mjs'
import { readOptions } from './options.mjs'
import { newPeople } from './people.mjs'
import { clusterOf, connect, processesOf, signalAll } from './postgres.mjs'
import { startProduct } from './product.mjs'
import { afterWrites, freeze, killPostgres, killServer, stopUnderLoad, takeAway, verify } from './rounds.mjs'
import { newWatch } from './watch.mjs'
import { findModel, startWriters } from './writers.mjs'
import { lookUp } from './writing.mjs'

/** @import { Options } from './options.mjs' */
/** @import { Ground } from './rounds.mjs' */
/** @import { Stage } from './writing.mjs' */

const started = Date.now()
const seconds = () => ((Date.now() - started) / 1_000).toFixed(1)
const say = (/** @type {string} */ line) => console.log(`${seconds()} s  ${line}`)

/** @returns {Promise<number>} */
const freePort = () =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' ? (address?.port ?? 0) : 0))
    })
  })

/** All faults one after the other, each followed by a check of everything stored. @param {Ground} ground @param {Options} options */
async function faults(ground, { kills, between, minutes, frozenSeconds, checks: when }) {
  const { stage } = ground
  /** @type {Awaited<ReturnType<typeof verify>>[]} */
  const checks = []
  const check = async (/** @type {string} */ after, isLast = false) => {
    if (when === 'each' || isLast) checks.push(await verify(ground, after))
  }
  const killed = []
  const inTime = () => Date.now() - started < minutes * 60_000 && stage.watch.problems.size === 0
  for (let round = 0; round < 2 * kills && inTime(); round++) {
    const what = round % 2 === 0 ? 'server' : 'postgres'
    const from = stage.ledger.count()
    await afterWrites(stage, between)
    const acknowledged = stage.ledger.count() - from
    const { outageMs } = await (what === 'server' ? killServer(ground) : killPostgres(ground))
    killed.push({ what, acknowledged, outageMs })
    say(`kill ${round + 1} of ${2 * kills}: ${what} after ${acknowledged} writes, back after ${outageMs} ms`)
    await check(`kill ${round + 1} (${what})`)
  }
  const stopped = await stopUnderLoad(ground)
  say(
    `SIGTERM under load: exit code ${stopped.exitCode} after ${stopped.endedMs} ms, the next one works after ${stopped.restartedMs} ms`,
  )
  await check('SIGTERM')
  await afterWrites(stage, 50)
  const frozen = await freeze(ground, frozenSeconds)
  say(
    `database frozen for ${frozenSeconds} s: no caller waited over ${frozen.longestMs} ms, back after ${frozen.recoveryMs} ms`,
  )
  await check('the freeze')
  await afterWrites(stage, 50)
  const away = await takeAway(ground, Math.ceil(frozenSeconds / 2))
  say(
    `database shut down for ${away.seconds} s: no caller waited over ${away.longestMs} ms, back after ${away.recoveryMs} ms`,
  )
  await check('the shutdown', true)
  await afterWrites(stage, 50)
  return { kills: killed, plannedKills: 2 * kills, stopped, frozen, away, checks }
}

/** @param {Options} options @param {string} dataDir @param {string} log */
async function soak(options, dataDir, log) {
  const password = 'Soak-7-Wasser!kessel'
  const product = startProduct({ port: await freePort(), dataDir, password, log })
  const giveUp = () => {
    // Ends every process started here, however the run ends.
    void product.stop()
    product.kill()
    signalAll(processesOf(clusterOf(dataDir)), 'SIGKILL')
    process.exit(1)
  }
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, giveUp)
  try {
    await product.ready()
    say('the product runs')
    const watch = newWatch()
    /** @type {Stage} */
    const stage = {
      port: product.port,
      run: `soak${Date.now().toString(36)}`,
      people: newPeople(product.port, password),
      ledger: newLedger(),
      watch,
      ending: false,
    }
    const { publicId, content } = await findModel(stage)
    const before = await withDatabase(dataDir, baseline)
    const from = Date.now()
    const failed = (/** @type {unknown} */ error) =>
      void watch.problems.add(error instanceof Error ? error.message : String(error))
    const work = [
      ...startWriters(stage, content),
      ...Array.from({ length: 2 }, () => lookUp(stage, publicId, () => stage.ending)),
    ].map((one) => one.catch(failed))
    const results = await faults({ product, stage, publicId, say }, options).catch(failed)
    stage.ending = true
    await Promise.all(work)
    const workSeconds = (Date.now() - from) / 1_000
    const compared = await withDatabase(dataDir, (db) => compare(db, { ledger: stage.ledger, before, run: stage.run }))
    const exitCode = await product.stop()
    if (exitCode !== 0) watch.problems.add(`the last SIGTERM ended the server with ${exitCode}`)
    return {
      acknowledged: stage.ledger.count(),
      perSecond: Math.round(stage.ledger.count() / workSeconds),
      triedAgain: stage.ledger.unanswered(),
      committedUnanswered: compared.committedUnanswered,
      applications: stage.ledger.applications.size,
      reports: stage.ledger.reports.size,
      ...results,
      problems: [...watch.problems, ...compared.problems],
    }
  } finally {
    product.kill()
    await product.stop()
    signalAll(processesOf(clusterOf(dataDir)), 'SIGKILL')
  }
}

/** @template T @param {string} dataDir @param {(db: import('pg').Client) => Promise<T>} work */
async function withDatabase(dataDir, work) {
  const db = await connect(dataDir)
  try {
    return await work(db)
  } finally {
    await db.end()
  }
}

if (process.platform !== 'linux')
  throw new Error('The soak finds the processes of the database under /proc: Linux only.')
const options = readOptions(process.argv.slice(2))
const parent = options.folder ?? mkdtempSync(join(tmpdir(), 'register-soak-'))
mkdirSync(parent, { recursive: true })
// Under root the database runs under another account, which must be able to enter the folder.
chmodSync(parent, 0o755)
try {
  const result = await soak(options, join(parent, 'data'), join(parent, 'server.log'))
  const report = { at: new Date(started).toISOString(), node: process.version, seconds: Number(seconds()), ...result }
  if (options.json) writeFileSync(options.json, `${JSON.stringify(report, undefined, 2)}\n`)
  for (const problem of report.problems.slice(0, 50)) say(`PROBLEM ${problem}`)
  say(`${report.acknowledged} writes acknowledged, ${report.problems.length} problems`)
  if (report.problems.length > 0) process.exitCode = 1
} finally {
  if (!options.folder) rmSync(parent, { recursive: true, force: true })
}
