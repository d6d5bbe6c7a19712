// Comparator of list and answer: runs the SQL that the product ran for the same request, through a pool of the same size, and sends the same answer.
import { readFile } from 'node:fs/promises'
import { answering } from '../processes/worker.mjs'
import { pg } from '../product/modules.mjs'
import { bareServer } from './bareServer.mjs'

/** @typedef {import('../recording/recorder.mjs').Recorded} Recorded */

const transactional = (/** @type {Recorded} */ { stages }) =>
  stages.some((stage) => stage.some(({ text }) => /^\s*(begin|start transaction)/i.test(text)))
const keyOf = (/** @type {string} */ path, /** @type {unknown} */ body) => `${path} ${JSON.stringify(body)}`

/** @typedef {{ query: (text: string, values: unknown[]) => Promise<unknown> }} Askable */

/** @param {Askable} on @param {Recorded['stages']} stages */
async function run(on, stages) {
  for (const stage of stages) {
    const [single] = stage
    if (stage.length === 1 && single) await on.query(single.text, single.values)
    else await Promise.all(stage.map(({ text, values }) => on.query(text, values)))
  }
}

/** @param {{ file: string, database: import('pg').PoolConfig, connections: number }} given */
async function start({ file, database, connections }) {
  const pool = new pg.Pool({ ...database, max: connections })
  const recordings = /** @type {Recorded[]} */ (JSON.parse(await readFile(file, 'utf8')))
  const known = new Map(recordings.map((one) => [keyOf(one.path, one.body), one]))
  return bareServer(async (path, body) => {
    const one = known.get(keyOf(path, body))
    if (!one) throw new Error(`${keyOf(path, body)} was not recorded`)
    if (!transactional(one)) await run(pool, one.stages)
    else {
      const client = await pool.connect()
      await run(client, one.stages).finally(() => client.release())
    }
    return one.answer
  })
}

answering(start)
