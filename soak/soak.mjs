// npm run soak: eight writers use the built product while it is killed, stopped and separated from its database; then every acknowledged write is looked up in the database.
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { faults } from './faults/all.mjs'
import { afterWrites, verify } from './faults/outages.mjs'
import { movableClock } from './faults/clock.mjs'
import { archiveIn } from './faults/discs.mjs'
import { readOptions } from './options.mjs'
import { newPeople } from './people.mjs'
import { freePort } from './ports.mjs'
import { clusterOf, processesOf, signalAll, withDatabase } from './postgres.mjs'
import { startProduct } from './product.mjs'
import { newWatch } from './watch.mjs'
import { startCarriers } from './load/carriers.mjs'
import { compare, baseline } from './load/compare.mjs'
import { newLedger } from './load/ledger.mjs'
import { startLetters } from './load/letters.mjs'
import { findModel, startWriters } from './load/writers.mjs'
import { lookUp } from './load/writing.mjs'

/** @import { Options } from './options.mjs' */
/** @import { FaultName } from './faults/all.mjs' */
/** @import { Ground } from './faults/outages.mjs' */
/** @import { Stage } from './load/writing.mjs' */

const started = Date.now()
const seconds = () => ((Date.now() - started) / 1_000).toFixed(1)
const say = (/** @type {string} */ line) => console.log(`${seconds()} s  ${line}`)

/** The faults that were asked for, one after the other, each followed by a check of everything stored. @param {Omit<Ground, 'check'>} bare @param {Options} options */
async function disturb(bare, options) {
  const { stage, product } = bare
  /** @type {Awaited<ReturnType<typeof verify>>[]} */
  const checks = []
  const check = async (/** @type {string} */ after) => {
    if (options.checks === 'each') checks.push(await verify(bare, after))
  }
  const ground = { ...bare, check }
  /** Each fault's figures; those of the last round where there are several. @type {Partial<Record<FaultName, unknown>>} */
  const results = {}
  /** What the server held after each fault, to see what grows. @type {{ round: number, name: FaultName, seconds: number, result: unknown, megabytes: number, descriptors: number, acknowledged: number }[]} */
  const course = []
  const use = () => ({ megabytes: product.megabytes(), descriptors: product.descriptors() })
  const over = () => stage.watch.problems.size > 0 || Date.now() - started > options.minutes * 60_000
  const atFirst = use()
  for (let round = 1; round <= options.rounds && !over(); round++) {
    for (const name of options.faults) {
      if (over()) break
      const result = await faults[name](ground, options)
      results[name] = result
      say(`${name}: ${Array.isArray(result) ? `${result.length} times` : JSON.stringify(result)}`)
      await afterWrites(stage, 50)
      if (name !== 'kills') await check(name)
      course.push({ round, name, seconds: Number(seconds()), result, ...use(), acknowledged: stage.ledger.count() })
    }
  }
  // Without a fault the writers work for all of the time.
  while (options.faults.length === 0 && Date.now() - started < options.minutes * 60_000) await wait(100)
  if (options.checks === 'last') checks.push(await verify(bare, 'the last fault'))
  return { ...results, checks, course, use: { atFirst, atLast: use() } }
}

/** Waits until what was begun has been sent. @param {string} dataDir */
async function sent(dataDir) {
  for (const since = Date.now(); Date.now() - since < 330_000; await wait(500)) {
    const left = await withDatabase(dataDir, (db) => db.query("SELECT id FROM outbox WHERE channel = 'mail'"))
    if (left.rows.length === 0) return
  }
}

/** @param {Options} options @param {string} dataDir @param {string} log */
async function soak(options, dataDir, log) {
  const password = 'Soak-7-Wasser!kessel'
  const letters = await startLetters()
  const folder = dirname(dataDir)
  const more = {
    SMTP_URL: letters.url,
    MAIL_FROM: 'Register <register@example.cn>',
    ...(options.faults.includes('archiveFull') && { ARCHIVE_DIR: archiveIn(folder) }),
    ...(options.faults.includes('clock') && movableClock(folder)),
  }
  const product = startProduct({ port: await freePort(), dataDir, password, log, more })
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
    const watch = newWatch(options.longest, Math.max(10_000, options.longest + 2_000))
    /** @type {Stage} */
    const stage = {
      port: product.port,
      run: `soak${Date.now().toString(36)}`,
      pace: options.pace,
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
      ...(await startCarriers(stage)),
      ...Array.from({ length: 2 }, () => lookUp(stage, publicId, () => stage.ending)),
    ].map((one) => one.catch(failed))
    const results = await disturb({ product, stage, publicId, folder, say }, options).catch(failed)
    stage.ending = true
    await Promise.all(work)
    const workSeconds = (Date.now() - from) / 1_000
    await sent(dataDir)
    const { exports } = stage.ledger
    const counts = [...exports.values()].map((name) => letters.count(name))
    const unsent = counts.filter((count) => count === 0).length
    if (unsent > 0) watch.problems.add(`${unsent} of ${counts.length} e-mails never came`)
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
      exports: exports.size,
      imports: stage.ledger.imports.size,
      feeds: stage.ledger.feeds(),
      letters: { sent: letters.all(), twice: counts.filter((count) => count > 1).length },
      ...results,
      problems: [...watch.problems, ...compared.problems],
    }
  } finally {
    product.kill()
    await product.stop()
    signalAll(processesOf(clusterOf(dataDir)), 'SIGKILL')
    await letters.close()
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
