// Processes that die, stand still or are stopped. Each fault is a function: it disturbs the running product and returns what was measured meanwhile.
import { setTimeout as wait } from 'node:timers/promises'
import { clusterOf, processesOf, shutDown, signalAll, startAgain, withDatabase } from '../postgres.mjs'
import { lookUp } from '../load/writing.mjs'

/** @import { Options } from '../options.mjs' */
/** @import { Product } from '../product.mjs' */
/** @import { Stage } from '../load/writing.mjs' */

/**
 * @typedef {object} Ground
 * @property {Product} product
 * @property {Stage} stage
 * @property {string} publicId of a published report, for look-ups
 * @property {string} folder for what the suite itself keeps
 * @property {(line: string) => void} say
 * @property {(after: string) => Promise<void>} check checks everything stored, where each fault is checked
 */

/** Waits for enough acknowledged writes and then for a random time. @param {Stage} stage @param {number} more */
export async function afterWrites({ ledger, watch }, more) {
  const until = ledger.count() + more
  for (let last = ledger.count(), since = Date.now(); ledger.count() < until && watch.problems.size === 0;) {
    await wait(20)
    if (ledger.count() !== last) since = Date.now()
    last = ledger.count()
    if (Date.now() - since > 60_000) throw new Error('Nothing has been acknowledged for a minute')
  }
  await wait(Math.random() * 500)
}

/** kill -9 of the server's process; the supervisor starts the next one. @param {Ground} ground */
const killServer = ({ product, stage: { watch } }) =>
  watch.during('killing', async () => {
    const recovery = watch.recovery()
    product.kill()
    return recovery
  })

/** kill -9 of every process of PostgreSQL; the server starts it again. @param {Ground} ground */
async function killPostgres({ product, stage: { watch } }) {
  const recovery = watch.recovery()
  signalAll(processesOf(clusterOf(product.dataDir)), 'SIGKILL')
  return recovery
}

/** As many kills of the server as of the database, in turns. @param {Ground} ground @param {Options} options */
export async function killRounds(ground, { kills, between, minutes }) {
  const { stage, say, check } = ground
  /** @type {{ what: string, acknowledged: number, outageMs: number }[]} */
  const killed = []
  const until = Date.now() + minutes * 60_000
  for (let round = 0; round < 2 * kills && Date.now() < until && stage.watch.problems.size === 0; round++) {
    const what = round % 2 === 0 ? 'server' : 'postgres'
    const from = stage.ledger.count()
    await afterWrites(stage, between)
    const acknowledged = stage.ledger.count() - from
    const outageMs = await (what === 'server' ? killServer(ground) : killPostgres(ground))
    killed.push({ what, acknowledged, outageMs })
    say(`kill ${round + 1} of ${2 * kills}: ${what} after ${acknowledged} writes, back after ${outageMs} ms`)
    await check(`kill ${round + 1} (${what})`)
  }
  return killed
}

/** How often an import was begun. @param {string} dataDir @param {string} id */
const begun = (dataDir, id) =>
  withDatabase(dataDir, async (db) => {
    const { rows } = await db.query(
      'SELECT attempts FROM job WHERE id = (SELECT job_id FROM import_job WHERE import_job.id = $1)',
      [id],
    )
    return /** @type {{ attempts: number }[]} */ (rows)[0]?.attempts ?? 0
  })

/** Disturbs the product while it writes an import, which goes on by itself. @param {Ground} ground @param {Options} options @param {() => Promise<number>} disturb resolves to the milliseconds of the outage */
async function importDisturbed({ stage, product }, { longest }, disturb) {
  const { watch, ledger } = stage
  let id = ''
  let attempts = 0
  for (const since = Date.now(); attempts === 0; await wait(5)) {
    if (Date.now() - since > 60_000) throw new Error('No import was written within a minute')
    id = watch.importing
    if (id) attempts = await begun(product.dataDir, id)
  }
  const outageMs = await disturb()
  const back = Date.now()
  while ((await begun(product.dataDir, id)) === attempts && !ledger.imports.has(id) && Date.now() - back < 60_000)
    await wait(50)
  const goesOnMs = Date.now() - back
  while (!ledger.imports.has(id) && Date.now() - back < 60_000 && watch.problems.size === 0) await wait(20)
  // Ten seconds are the promise on a machine without other work.
  if (goesOnMs > Math.max(10_000, longest))
    watch.problems.add(`import ${id} went on ${goesOnMs} ms after the server was back`)
  return { outageMs, goesOnMs, endedMs: Date.now() - back }
}

/** Kills the server while it writes an import. @param {Ground} ground @param {Options} options */
export const killedImport = (ground, options) => importDisturbed(ground, options, () => killServer(ground))

/** Kills the process that writes the import, while the server goes on answering. @param {Ground} ground @param {Options} options */
export async function killedWork(ground, options) {
  ground.stage.watch.figures()
  const { goesOnMs, endedMs } = await importDisturbed(ground, options, async () => {
    ground.product.killWork()
    return 0
  })
  return { goesOnMs, endedMs, ...ground.stage.watch.figures() }
}

/** SIGTERM while fifty connections work: those of the eight writers and 42 strangers who look records up. @param {Ground} ground */
export async function stopUnderLoad({ product, stage, publicId }) {
  let over = false
  const strangers = Array.from({ length: 42 }, () => lookUp(stage, publicId, () => over))
  await afterWrites(stage, 200)
  stage.watch.figures()
  const stopped = await stage.watch.during('stopping', async () => {
    const { code, ms } = await product.term()
    return { exitCode: code, endedMs: ms, restartedMs: await stage.watch.recovery() }
  })
  if (stopped.exitCode !== 0) stage.watch.problems.add(`SIGTERM ended the server with ${stopped.exitCode}`)
  over = true
  await Promise.all(strangers)
  return { ...stopped, connections: 50, ...stage.watch.figures() }
}

/** Freezes all of PostgreSQL: it neither answers nor ends. @param {Ground} ground @param {number} seconds */
export async function freeze({ product, stage: { watch } }, seconds) {
  const pids = processesOf(clusterOf(product.dataDir))
  watch.figures()
  signalAll(pids, 'SIGSTOP')
  await wait(seconds * 1_000)
  const recovery = watch.recovery()
  signalAll(pids, 'SIGCONT')
  return { seconds, recoveryMs: await recovery, ...watch.figures() }
}

/** PostgreSQL is shut down by its operator, and started again later. @param {Ground} ground @param {number} seconds */
export async function takeAway({ product, stage: { watch } }, seconds) {
  const cluster = clusterOf(product.dataDir)
  watch.figures()
  await shutDown(cluster)
  await wait(seconds * 1_000)
  const early = processesOf(cluster).length
  if (early > 0) watch.problems.add('the database was started although its operator had shut it down')
  const recovery = watch.recovery()
  startAgain(cluster)
  return { seconds, recoveryMs: await recovery, ...watch.figures() }
}

/** Runs the check of everything stored while the writers go on; any finding is a problem. @param {Pick<Ground, 'product' | 'stage'>} ground @param {string} after */
export async function verify({ product, stage: { watch } }, after) {
  const { code, lines, ms } = await product.verify()
  if (code !== 0) watch.problems.add(`verify after ${after} ended with ${code}: ${lines.join(' | ')}`)
  return { after, code, ms }
}
