// Comparator of list and answer: runs the SQL that the product ran for the same request, through a pool of the same size, and sends the same answer.
import { readFile } from 'node:fs/promises'
import { answering } from '../processes/worker.mjs'
import { pg } from '../product/modules.mjs'
import { bareServer } from './bareServer.mjs'

/** @typedef {import('../recording/recorder.mjs').Recorded} Recorded */

const keyOf = (/** @type {string} */ path, /** @type {unknown} */ body) => `${path} ${JSON.stringify(body)}`

/** @param {{ file: string, database: import('pg').PoolConfig, connections: number }} given */
async function start({ file, database, connections }) {
  const pool = new pg.Pool({ ...database, max: connections })
  const recordings = /** @type {Recorded[]} */ (JSON.parse(await readFile(file, 'utf8')))
  const known = new Map(recordings.map((one) => [keyOf(one.path, one.body), one]))
  return bareServer(async (path, body) => {
    const one = known.get(keyOf(path, body))
    if (!one) throw new Error(`${keyOf(path, body)} was not recorded`)
    for (const stage of one.stages) {
      const [single] = stage
      if (stage.length === 1 && single) await pool.query(single.text, single.values)
      else await Promise.all(stage.map(({ text, values }) => pool.query(text, values)))
    }
    return one.answer
  })
}

answering(start)
