// npm run soak:fair: two instances of the built product, two thousand people who look things up, then the same with five addresses that misbehave; the quiet times and the others.
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { freePort } from '../ports.mjs'
import { clusterOf, processesOf, signalAll, withDatabase } from '../postgres.mjs'
import { startProduct } from '../product.mjs'
import { honest } from './honest.mjs'
import { misbehave } from './misbehaving.mjs'

const { values } = parseArgs({
  options: {
    people: { type: 'string', default: '2000' },
    every: { type: 'string', default: '40' },
    seconds: { type: 'string', default: '60' },
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
const start = async () =>
  startProduct({ port: await freePort(), dataDir, password: 'Fair-7-Wasser!kessel', log, more: { RATE_LIMIT: 'on' } })
const one = await start()
/** @type {Awaited<ReturnType<typeof start>>[]} */
const products = [one]
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
  await honest({ ...wish, seconds: 10 })
  const quiet = await honest(wish)
  say(`quiet: ${JSON.stringify(quiet)}`)
  let over = false
  const others = misbehave({ ports, ids, isOver: () => over })
  const beside = await honest(wish)
  over = true
  const misbehaved = await others
  say(`beside five that misbehave: ${JSON.stringify(beside)}`)
  say(`these were answered: ${JSON.stringify(misbehaved)}`)
  const refused = Object.entries(beside.answers).reduce(
    (sum, [status, count]) => sum + (status === '200' ? 0 : count),
    0,
  )
  const ratio = beside.p99 / Math.max(1, quiet.p99)
  say(
    `p99 ${quiet.p99} ms, then ${beside.p99} ms (${ratio.toFixed(1)} times); ${refused} of ${beside.calls} honest calls refused`,
  )
  if (values.json)
    writeFileSync(
      values.json,
      `${JSON.stringify({ people, everySeconds, seconds, quiet, beside, misbehaved, ratio, refused }, undefined, 2)}\n`,
    )
  if (refused > 0 || ratio > 2) process.exitCode = 1
} finally {
  for (const product of products.toReversed()) await product.stop()
  signalAll(processesOf(clusterOf(dataDir)), 'SIGKILL')
  if (!values.folder) rmSync(parent, { recursive: true, force: true })
}
