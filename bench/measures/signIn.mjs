// Five sign-ins a second, next to a plain handler that verifies the same password and writes the same rows.
import { figuring } from '../figures/figure.mjs'
import { percentile, together } from '../figures/percentiles.mjs'
import { worker } from '../processes/worker.mjs'
import { loginPath, sealedLogin } from '../product/client.mjs'
import { people } from '../product/modules.mjs'
import { poolSize } from '../product/pool.mjs'
import { startProduct } from '../product/start.mjs'

const perSecond = 5
const schema = 'bench_sign_in'
const written = ['session', 'one_time', 'login_record', 'audit', 'audit_head']

/** Empty tables like the product's own, for the comparator to write to. @param {import('pg').Client} client */
async function makeTables(client) {
  await client.query(`drop schema if exists ${schema} cascade`)
  await client.query(`create schema ${schema}`)
  for (const table of written)
    await client.query(`create table ${schema}.${table} (like public.${table} including all)`)
  await client.query(`insert into ${schema}.audit_head (last_id, last_hash) values (0, '\\x00')`)
  await client.query(`grant usage on schema ${schema} to public`)
  await client.query(`grant all on all tables in schema ${schema} to public`)
}

/** @param {string} origin @param {string} password @param {number} count @returns {Promise<import('../load/connection.mjs').Call[]>} */
async function ourCalls(origin, password, count) {
  const { demoUserNames } = await people()
  const calls = []
  // The accounts take turns, because one may have only a few sessions.
  for (let at = 0; at < count; at++)
    calls.push({
      path: loginPath,
      body: await sealedLogin(origin, demoUserNames[at % demoUserNames.length] ?? '', password),
    })
  return calls
}

/** @param {string} origin @param {string} password @param {number} count @returns {Promise<import('../load/connection.mjs').Call[]>} */
async function theirCalls(origin, password, count) {
  const { demoUserNames } = await people()
  const calls = []
  for (let at = 0; at < count; at++) {
    const reply = await fetch(`${origin}/salt`, { method: 'POST', body: '{}' })
    const { key } = /** @type {{ key: string }} */ (await reply.json())
    const username = demoUserNames[at % demoUserNames.length] ?? ''
    calls.push({ path: '/login', body: { username, password, salt: key } })
  }
  return calls
}

/** @param {import('./nextToLean.mjs').Stage} stage */
export async function signingIn({ register, load, rows, options, log }) {
  const figure = figuring('signIn', rows)
  const { app } = register.database()
  const { demoPassword } = register.mark
  const [seconds, rounds] = options.quick ? [2, 1] : [8, 3]
  await register.asOwner(makeTables)
  const product = await startProduct(register.env)
  const comparator = worker('comparators/signIn.mjs')
  try {
    const theirs = /** @type {string} */ (
      await comparator.ask({ database: app, schema, connections: await poolSize(app) })
    )
    const sides = [
      { origin: product.origin, calls: ourCalls, ms: /** @type {Float64Array[]} */ ([]) },
      { origin: theirs, calls: theirCalls, ms: /** @type {Float64Array[]} */ ([]) },
    ]
    // The first round is not counted.
    for (let round = 0; round <= rounds; round++)
      for (const { origin, calls: prepare, ms } of sides) {
        const calls = await prepare(origin, demoPassword, round === 0 ? perSecond : perSecond * seconds)
        const result = await load.run({ origin, calls, perSecond, once: true, seconds: 60 })
        if (round > 0) ms.push(result.ms)
      }
    const [ours, their] = sides.map(({ ms }) => together(ms))
    const of = (/** @type {Float64Array | undefined} */ ms, /** @type {number} */ share) => percentile(ms ?? [], share)
    log(`  p50 ${of(ours, 0.5).toFixed(1)} ms next to ${of(their, 0.5).toFixed(1)} ms`)
    return [
      figure(`${perSecond} a second: p50`, of(ours, 0.5), 'ms'),
      figure(`${perSecond} a second: p99`, of(ours, 0.99), 'ms'),
      figure(`${perSecond} a second: p50 of the comparator`, of(their, 0.5), 'ms'),
      figure(`${perSecond} a second: p99 of the comparator`, of(their, 0.99), 'ms'),
      figure("p50 to the comparator's", of(ours, 0.5) / of(their, 0.5), '×'),
    ]
  } finally {
    await comparator.end()
    await product.stop()
    await register.asOwner((client) => client.query(`drop schema if exists ${schema} cascade`))
  }
}
