// Tells the primary from a former one, to which a balancer may lead for a moment, and a connection for as long as it lives.
import type pg from 'pg'

/** Has the code of a server that takes no writes: the connection is closed, and the database counts as away. */
const formerPrimary = (): Error =>
  Object.assign(new Error('The server of DATABASE_URL is a standby now'), { code: '25006' })

/** Looks at each connection once, because a server becomes a standby by a restart, which ends its connections. */
export function onlyPrimary(): (client: pg.PoolClient) => Promise<void> {
  const shown = new WeakSet<pg.PoolClient>()
  return async (client) => {
    if (shown.has(client)) return
    const { rows } = await client.query<{ recovers: boolean }>('SELECT pg_is_in_recovery() AS recovers')
    if (rows[0]?.recovers !== false) throw formerPrimary()
    shown.add(client)
  }
}
