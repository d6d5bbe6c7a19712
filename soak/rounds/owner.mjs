// A connection to the register's database on the primary, as the owner of its tables.
import pg from 'pg'
import { portsOf } from '../../deploy/cluster/settings.mjs'

/** @import { Settings } from '../../deploy/cluster/settings.mjs' */

/** @template T @param {Settings} settings @param {(db: pg.Client) => Promise<T>} work @returns {Promise<T>} */
export async function asOwner(settings, work) {
  const connectionString = `postgres://register_owner:${settings.passwords.owner}@127.0.0.1:${portsOf(settings).primary}/register`
  const db = new pg.Client({ connectionString })
  db.on('error', () => {})
  await db.connect()
  try {
    return await work(db)
  } finally {
    await db.end()
  }
}
