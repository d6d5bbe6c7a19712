// Sixteen managers publish drafts that were handed over, each one after the other without a pause: how size a second, and what the connections wait for.
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { readFile } from 'node:fs/promises'
import { figuring } from '../figures/figure.mjs'
import { median, percentile, together } from '../figures/percentiles.mjs'
import { perSecond } from '../load/load.mjs'
import { worker } from '../processes/worker.mjs'
import { signIn } from '../product/client.mjs'
import { pg } from '../product/modules.mjs'
import { poolSize } from '../product/pool.mjs'
import { startProduct } from '../product/start.mjs'
import { addDrafts, addWriters, bodiesOf, usernameOf, writers } from '../register/drafts.mjs'
import { ownCopy } from '../register/ownCopy.mjs'

const path = '/api/business/equRepInfo/publish'
const schema = 'bench_publishing'
const chains = ['integrity_entry', 'integrity_head', 'audit', 'audit_head']

/** @typedef {import('../register/drafts.mjs').Draft} Draft */
/** @typedef {import('../register/drafts.mjs').Spread} Spread */
/** @typedef {import('../load/load.mjs').Result} Result */

/** @type {Record<Spread, string>} */
const called = { one: 'all of one body', each: 'of 16 bodies' }

/** Empty tables like the product's own, for the comparator's chains. @param {import('pg').Client} client */
async function makeChains(client) {
  await client.query(`create schema ${schema}`)
  for (const table of chains) await client.query(`create table ${schema}.${table} (like public.${table} including all)`)
  await client.query(`insert into ${schema}.audit_head (last_id, last_hash) values (0, '\\x00')`)
  await client.query(`insert into ${schema}.integrity_head (last_id, last_hash) values (0, '')`)
  await client.query(`grant usage on schema ${schema} to public`)
  await client.query(`grant all on all tables in schema ${schema} to public`)
}

/** The calls as the page sends them. @param {readonly Draft[]} drafts @param {readonly string[]} tokens @returns {import('../load/connection.mjs').Call[]} */
const ourCalls = (drafts, tokens) =>
  drafts.map(({ id, rev, writer }) => ({
    path,
    body: { id, rev },
    headers: { authorization: `Bearer ${tokens[writer]}`, 'idempotency-key': randomUUID() },
  }))

/** @param {readonly Draft[]} drafts @param {number} user @returns {import('../load/connection.mjs').Call[]} */
const theirCalls = (drafts, user) => drafts.map(({ id, rev }) => ({ path, body: { id, rev, user } }))

/** Processor seconds that a process has used so far; NaN on systems without /proc. @param {number} pid */
async function processorSeconds(pid) {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  const [user, system] = text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13)
  return (Number(user) + Number(system)) / 100
}

/** The most frequent entries, each with its share in percent. @param {Record<string, number>} counted @param {number} most */
function shares(counted, most) {
  const all = Object.values(counted).reduce((sum, one) => sum + one, 0)
  return Object.entries(counted)
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, most)
    .map(([what, count]) => ({ what, percent: (100 * count) / all }))
}
const percentages = (/** @type {{ what: string, percent: number }[]} */ list) =>
  list.map(({ what, percent }) => `${what} ${percent.toFixed(0)} %`).join(', ')

/**
 * @typedef {{
 *   stage: import('./nextToLean.mjs').Stage, copy: import('../register/ownCopy.mjs').OwnCopy, client: import('pg').Client,
 *   product: import('../product/start.mjs').Product, theirs: string,
 * }} Bench
 */

/** @param {Bench} bench @param {Spread} spread */
async function measured({ stage, copy, client, product, theirs }, spread) {
  const { load, options, rows, register, log } = stage
  const [count, rounds] = options.quick ? [320, 1] : [1_200, 3]
  const { origin } = product
  /** @type {string[]} */
  const tokens = []
  for (const at of bodiesOf[spread].keys())
    tokens.push((await signIn(origin, usernameOf(spread, at), register.mark.demoPassword)).token)
  const { rows: users } = /** @type {{ rows: { id: string }[] }} */ (
    await client.query('select id from app_user where username = $1', [usernameOf(spread, 0)])
  )
  const user = Number(users[0]?.id)
  const job = { once: true, seconds: 120 }
  /** @type {number[]} */
  const published = []
  const ours = async (/** @type {number} */ size, connections = writers) => {
    const drafts = await addDrafts(client, spread, size)
    published.push(...drafts.map(({ id }) => id))
    return load.run({ ...job, connections, origin, calls: ourCalls(drafts, tokens) })
  }
  const lean = async (/** @type {number} */ size, connections = writers) =>
    load.run({ ...job, connections, origin: theirs, calls: theirCalls(await addDrafts(client, spread, size), user) })

  const checker = worker('recording/published.mjs')
  const watcher = worker('recording/waits.mjs')
  try {
    const ask = { database: copy.app, key: copy.env.SECRET_KEY ?? '' }
    const since = await checker.ask(ask)
    // Warms up, uncounted: with few connections, because code is compiled meanwhile.
    await ours(count / 2, 4)
    await lean(count / 2, 4)
    await client.query('vacuum (analyze) report, report_search, report_version, message, stored_file, code_application')
    /** @type {{ ours: Result[], theirs: Result[] }} */
    const results = { ours: [], theirs: [] }
    let seconds = 0
    for (let round = 0; round < rounds; round++) {
      const before = await processorSeconds(product.pid)
      results.ours.push(await ours(count))
      seconds += (await processorSeconds(product.pid)) - before
      results.theirs.push(await lean(count))
    }
    // Watched in a round of its own, because watching costs time too.
    const watching = watcher.ask({ database: copy.owner })
    const watched = await ours(count)
    watcher.send('stop')
    const seen = /** @type {import('../recording/waits.mjs').Waits} */ (await watching)
    await checker.ask({ ...ask, since, ids: published })

    const [our, their] = [results.ours, results.theirs].map((all) => ({
      perSecond: median(all.map(perSecond)),
      ms: together(all.map((one) => one.ms)),
    }))
    const at = `16 writers ${called[spread]}`
    const figure = figuring('publishing', rows)
    const ratio = (our?.perSecond ?? 0) / (their?.perSecond ?? 1)
    const cpu = (1_000 * seconds) / (rounds * count)
    log(
      `  ${at}: ${our?.perSecond.toFixed(0)} /s, p50 ${percentile(our?.ms ?? [], 0.5).toFixed(0)} ms, p99 ${percentile(our?.ms ?? [], 0.99).toFixed(0)} ms; lean ${their?.perSecond.toFixed(0)} /s; watched ${perSecond(watched).toFixed(0)} /s; ${cpu.toFixed(1)} ms of node each`,
    )
    log(`  connections: ${percentages(shares(seen.doing, 12))}`)
    log(`  statements at work: ${percentages(shares(seen.statements, 16))}`)
    return [
      figure(`${at}: published`, our?.perSecond ?? Number.NaN, '/s', { least: 200 }),
      figure(`${at}: lean server`, their?.perSecond ?? Number.NaN, '/s'),
      figure(`${at}: throughput to the lean server's`, ratio, '×'),
      figure(`${at}: p50`, percentile(our?.ms ?? [], 0.5), 'ms'),
      figure(`${at}: p99`, percentile(our?.ms ?? [], 0.99), 'ms'),
      figure(`${at}: processor time of the product's process for one`, cpu, 'ms'),
      ...shares(seen.doing, 6).map(({ what, percent }) => figure(`${at}: connections, ${what}`, percent, '%')),
    ]
  } finally {
    await watcher.end()
    await checker.end()
  }
}

/** The statements behind one publication, in order. @param {import('./nextToLean.mjs').Stage} stage @param {import('../register/ownCopy.mjs').OwnCopy} copy @param {import('pg').Client} client @param {string} token */
async function recorded(stage, copy, client, token) {
  const file = join(stage.register.folder, 'recorded-publishing.json')
  const drafts = (await addDrafts(client, 'one', 20 * writers)).filter(({ writer }) => writer === 0)
  const calls = ourCalls(drafts, [token])
  const recorder = worker('recording/recorder.mjs')
  try {
    await recorder.ask({ env: copy.env, database: copy.app, first: calls.slice(5), calls: calls.slice(0, 5), file })
  } finally {
    await recorder.end()
  }
  stage.log(`  statements of one publication in ${file}`)
}

/** @param {import('./nextToLean.mjs').Stage} stage */
export async function publishing(stage) {
  const { register } = stage
  const copy = await ownCopy(register)
  const client = new pg.Client(copy.owner)
  const comparator = worker('comparators/leanPublish.mjs')
  try {
    await client.connect()
    await makeChains(client)
    for (const spread of /** @type {const} */ (['one', 'each'])) await addWriters(client, spread)
    const product = await startProduct(copy.env)
    try {
      const connections = await poolSize(copy.app)
      const theirs = /** @type {string} */ (await comparator.ask({ database: copy.app, schema, connections }))
      const bench = { stage, copy, client, product, theirs }
      const figures = [...(await measured(bench, 'each')), ...(await measured(bench, 'one'))]
      const { token } = await signIn(product.origin, usernameOf('one', 0), register.mark.demoPassword)
      await recorded(stage, copy, client, token)
      return figures
    } finally {
      await product.stop()
    }
  } finally {
    await comparator.end()
    await client.end()
    await copy.drop()
  }
}
