// npm run soak:fair: two instances of the built product, two thousand people who look things up, then the same with five addresses that misbehave, in turns; the quiet times and the others.
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { freePort } from '../ports.mjs'
import { clusterOf, processesOf, signalAll, withDatabase } from '../postgres.mjs'
import { startProduct } from '../product.mjs'
import { apart, lowest } from './apart.mjs'
import { median } from './figures.mjs'
import { busySince, lagOf } from './machine.mjs'

/** @import { Honest } from './honest.mjs' */

const { values } = parseArgs({
  options: {
    people: { type: 'string', default: '2000' },
    every: { type: 'string', default: '40' },
    seconds: { type: 'string', default: '60' },
    /** How many times a quiet and a disturbed phase follow each other. */
    rounds: { type: 'string', default: '2' },
    /** flood, hoard, dawdle, guess or search; all five by default. */
    way: { type: 'string', default: 'all' },
    json: { type: 'string' },
    folder: { type: 'string' },
  },
})
const [people, everySeconds, seconds] = [Number(values.people), Number(values.every), Number(values.seconds)]
const say = (/** @type {string} */ line) => console.log(line)

const parent = values.folder ?? mkdtempSync(join(tmpdir(), 'register-fair-'))
// Under root the database runs under another account, which must be able to enter the folder.
chmodSync(parent, 0o755)
const dataDir = join(parent, 'data')
const log = join(parent, 'server.log')
const metricsToken = 'soak-fair-reads-the-figures-of-both'
const more = { RATE_LIMIT: 'on', METRICS_TOKEN: metricsToken }
const start = async () => startProduct({ port: await freePort(), dataDir, password: 'Fair-7-Wasser!kessel', log, more })
const one = await start()
/** @type {Awaited<ReturnType<typeof start>>[]} */
const products = [one]
const honest = apart('./honest.mjs')
const misbehaving = apart('./misbehaving.mjs', { priority: lowest })
try {
  await one.ready()
  // On the same folder: the second instance joins the database of the first.
  const two = await start()
  products.push(two)
  await two.ready()
  const ports = products.map(({ port }) => port)
  const { rows } = await withDatabase(dataDir, (db) =>
    db.query("SELECT public_id FROM report WHERE status = 'published' LIMIT 500"),
  )
  const ids = /** @type {{ public_id: string }[]} */ (rows).map((row) => row.public_id)
  const wish = { ports, ids, people, everySeconds, seconds }
  const lags = () => Promise.all(ports.map((port) => lagOf(port, metricsToken)))

  /** @param {string} name */
  const phase = async (name) => {
    await lags()
    const busy = busySince()
    const answered = /** @type {Honest} */ (await honest.ask(wish))
    const all = { ...answered, serverLag: await lags(), machine: busy() }
    say(`${name}: ${JSON.stringify(all)}`)
    if (all.ownLag > all.p99 / 2)
      say(`NOTE the measuring process itself was ${all.ownLag} ms late, so that these times are partly its own`)
    return all
  }

  await honest.ask({ ...wish, seconds: 10 })
  /** @type {{ quiet: Awaited<ReturnType<typeof phase>>, beside: Awaited<ReturnType<typeof phase>>, misbehaved: unknown }[]} */
  const rounds = []
  for (let round = 1; round <= Number(values.rounds); round++) {
    const quiet = await phase('quiet')
    await misbehaving.ask({ begin: { ports, ids, way: values.way } })
    const beside = await phase(`beside ${values.way}`)
    const misbehaved = /** @type {unknown} */ (await misbehaving.ask({}))
    say(`these were answered: ${JSON.stringify(misbehaved)}`)
    rounds.push({ quiet, beside, misbehaved })
  }
  const refused = rounds.reduce((sum, { beside }) => sum + beside.calls - (beside.answers[200] ?? 0), 0)
  const calls = rounds.reduce((sum, { beside }) => sum + beside.calls, 0)
  const [quiet, beside] = [
    median(rounds.map((round) => round.quiet.p99)),
    median(rounds.map((round) => round.beside.p99)),
  ]
  const ratio = beside / Math.max(1, quiet)
  say(
    `p99 ${quiet} ms, then ${beside} ms (${ratio.toFixed(1)} times, medians of ${rounds.length}); ${refused} of ${calls} honest calls refused`,
  )
  if (values.json)
    writeFileSync(
      values.json,
      `${JSON.stringify({ people, everySeconds, seconds, way: values.way, rounds, ratio, refused }, undefined, 2)}\n`,
    )
  if (refused > 0 || ratio > 2) process.exitCode = 1
} finally {
  honest.end()
  misbehaving.end()
  for (const product of products.toReversed()) await product.stop()
  signalAll(processesOf(clusterOf(dataDir)), 'SIGKILL')
  if (!values.folder) rmSync(parent, { recursive: true, force: true })
}
