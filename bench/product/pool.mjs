// The maximum of the product's own connection pool: a comparator gets as many.
import { connecting } from './modules.mjs'

/** @param {import('pg').PoolConfig} config */
export async function poolSize(config) {
  const { connect } = await connecting()
  const { db, pool } = connect(config)
  await db.destroy()
  return pool.options.max ?? 10
}
