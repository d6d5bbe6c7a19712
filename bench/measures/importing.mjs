// Ten thousand reports from Excel, dry run and import: duration, memory, and the speed of other requests meanwhile.
import { openAsBlob } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { figuring } from '../figures/figure.mjs'
import { percentile } from '../figures/percentiles.mjs'
import { worker } from '../processes/worker.mjs'
import { signIn } from '../product/client.mjs'
import { watchingMemory } from '../product/memory.mjs'
import { startProduct } from '../product/start.mjs'
import { measuredKind } from '../register/kind.mjs'
import { highestId, removeAfter } from '../register/remove.mjs'
import { answerCalls, listCalls } from './samples.mjs'

const path = '/api/business/equRepInfo'
const body = '901'
const othersPerSecond = 10
const patienceMs = 600_000

/** @typedef {{ id: string, state: string, goodRows: number, imported: number, problems: unknown[], msg: string }} Job */

/** @param {import('../register/open.mjs').Register} register @param {{ file: string, kind: string, count: number }} wish */
async function writeWorkbook(register, wish) {
  const { lastSerials, today } = await register.asOwner(async (client) => {
    const serials = await client.query(
      'select category_code as category, body_code as body, year, last from code_serial where body_code = $1',
      [body],
    )
    const day = /** @type {{ rows: { today: string }[] }} */ (
      await client.query("select (now() at time zone 'Asia/Shanghai')::date::text as today")
    )
    return { lastSerials: /** @type {unknown[]} */ (serials.rows), today: day.rows[0]?.today }
  })
  const writer = worker('register/workbook.mjs')
  try {
    await writer.ask({ ...wish, body, today, lastSerials })
  } finally {
    await writer.end()
  }
}

/** @param {Awaited<ReturnType<typeof signIn>>} caller @param {string} id @returns {Promise<Job>} */
async function ended(caller, id) {
  for (const since = Date.now(); Date.now() - since < patienceMs; await wait(200)) {
    const job = /** @type {Job} */ (await caller.post(`${path}/importState`, { id }))
    if (job.state !== 'checking' && job.state !== 'importing') return job
  }
  throw new Error('The import does not come to an end')
}

/** @param {Awaited<ReturnType<typeof signIn>>} caller @param {{ file: string, kind: string, count: number }} written */
async function bringIn(caller, { file, kind, count }) {
  const form = new FormData()
  form.set('formKind', kind)
  form.set('existing', 'true')
  form.set('file', await openAsBlob(file), 'reports.xlsx')
  const since = performance.now()
  const { id } = /** @type {Job} */ (await caller.post(`${path}/importCheck`, form))
  const checked = await ended(caller, id)
  const middle = performance.now()
  if (checked.goodRows !== count)
    throw new Error(
      `Only ${checked.goodRows} of ${count} rows pass: ${JSON.stringify(checked.problems.slice(0, 3))} ${checked.msg}`,
    )
  await caller.post(`${path}/importRun`, { id, rows: 'all' })
  const done = await ended(caller, id)
  if (done.imported !== count) throw new Error(`The import failed: ${done.msg}`)
  return { checkSeconds: (middle - since) / 1_000, importSeconds: (performance.now() - middle) / 1_000 }
}

/** @param {import('./nextToLean.mjs').Stage} stage */
export async function importing(stage) {
  const { register, load, rows, options, log } = stage
  const count = options.quick ? 1_000 : 10_000
  const figure = figuring('import', rows)
  const file = join(register.folder, 'import.xlsx')
  const written = { file, kind: await measuredKind(stage), count }
  const before = await register.asOwner(highestId)
  await writeWorkbook(register, written)
  const product = await startProduct(register.env)
  const { origin } = product
  try {
    const caller = await signIn(origin, 'body-manager', register.mark.demoPassword)
    const calls = [...(await answerCalls(register, 50)), ...listCalls(rows, 50)]
    const usual = await load.run({ origin, calls, perSecond: othersPerSecond, seconds: options.quick ? 3 : 8 })
    const others = load.run({ origin, calls, perSecond: othersPerSecond, seconds: patienceMs / 1_000 })
    const watched = await watchingMemory(product.pid, () => bringIn(caller, written)).finally(load.stop)
    const meanwhile = await others
    const { checkSeconds, importSeconds } = watched.result
    log(
      `  dry run ${checkSeconds.toFixed(1)} s, import ${importSeconds.toFixed(1)} s, ${watched.extra.toFixed(0)} MB more memory`,
    )
    const size = count.toLocaleString('en-US')
    return [
      figure(`${size} rows: dry run`, checkSeconds, 's'),
      figure(`${size} rows: import`, importSeconds, 's'),
      figure(`${size} rows: both`, checkSeconds + importSeconds, 's', { most: 60 }),
      figure('extra memory at most', watched.extra, 'MB'),
      figure('others meanwhile: p50', percentile(meanwhile.ms, 0.5), 'ms'),
      figure('others meanwhile: p99', percentile(meanwhile.ms, 0.99), 'ms'),
      figure('others before: p50', percentile(usual.ms, 0.5), 'ms'),
      figure('others before: p99', percentile(usual.ms, 0.99), 'ms'),
    ]
  } finally {
    await product.stop()
    await rm(file, { force: true })
    await register.asOwner((client) => removeAfter(client, before))
  }
}
