// Explains recorded statements on the product's own connections, prepared as the product prepares them.
import { answering } from '../processes/worker.mjs'
import { connecting, pg, prepareValue } from '../product/modules.mjs'

/** @typedef {import('./recorder.mjs').Statement} Statement */

/** A bound value as SQL; PostgreSQL derives its type from its place. @param {unknown} value */
function literal(value) {
  const text = prepareValue(value)
  if (text === null || text === undefined) return 'null'
  return pg.escapeLiteral(Buffer.isBuffer(text) ? `\\x${text.toString('hex')}` : text)
}

/** @param {import('pg').PoolClient} client @param {Statement} statement @returns {Promise<string>} */
async function explain(client, { text, values }) {
  await client.query(`prepare explained as ${text}`)
  try {
    const parameters = values.length > 0 ? `(${values.map(literal).join(', ')})` : ''
    const { rows } = /** @type {{ rows: Record<string, string>[] }} */ (
      await client.query(`explain (analyze, buffers, settings) execute explained${parameters}`)
    )
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  } finally {
    await client.query('deallocate explained')
  }
}

/** The plan of each statement, or the reason why there is none. @param {{ database: import('pg').PoolConfig, statements: Statement[] }} wish */
async function plans({ database, statements }) {
  const { connect } = await connecting()
  const { db, pool } = connect(database)
  const client = await pool.connect()
  try {
    const texts = []
    for (const statement of statements)
      texts.push(await explain(client, statement).catch((/** @type {Error} */ error) => `no plan: ${error.message}`))
    return texts
  } finally {
    client.release()
    await db.destroy()
  }
}

answering(plans)
