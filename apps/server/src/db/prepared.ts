// Gives statements that come again and again a name, so that the database parses and plans them once per connection.
import type { PostgresCursor, PostgresPool, PostgresPoolClient } from 'kysely'
import type pg from 'pg'

/** Calls before a statement is worth a name, names at most, and the longest text that gets one. */
const worthwhile = 3
const mostNames = 200
const longest = 8_000

/** A plan for any offset expects a tenth of all rows: worse than planning anew for this one. */
const planAnew = /offset \$\d/

/** Chooses names: one for all connections, so that a statement is called the same everywhere. */
function naming(): (text: string) => string | undefined {
  const seen = new Map<string, number>()
  const names = new Map<string, string>()
  return (text) => {
    const name = names.get(text)
    if (name || text.length > longest || names.size >= mostNames || planAnew.test(text)) return name
    // Statements that never come again may not gather here.
    if (seen.size > 10 * mostNames) seen.clear()
    const count = (seen.get(text) ?? 0) + 1
    seen.set(text, count)
    if (count < worthwhile) return undefined
    seen.delete(text)
    names.set(text, `s${names.size + 1}`)
    return names.get(text)
  }
}

/** The statement no longer fits the table it was planned for, which a migration has changed meanwhile. */
const outdated = (error: unknown) =>
  (error as { code?: string }).code === '0A000' && (error as Error).message.includes('cached plan')

function wrap(client: pg.PoolClient, nameOf: ReturnType<typeof naming>): PostgresPoolClient {
  let inTransaction = false
  const query = (statement: string | PostgresCursor<unknown>, values: readonly unknown[] = []) => {
    if (typeof statement !== 'string') return client.query(statement as PostgresCursor<unknown> & pg.Submittable)
    if (/^(begin|start transaction)/.test(statement)) inTransaction = true
    if (/^(commit|rollback)$/.test(statement)) inTransaction = false
    const name = inTransaction ? undefined : nameOf(statement)
    const given = { text: statement, values: [...values] }
    if (!name) return client.query(given)
    return client.query({ ...given, name }).catch((error: unknown) => {
      if (outdated(error)) return client.query(given)
      throw error
    })
  }
  return { query, release: () => client.release() } as PostgresPoolClient
}

/**
 * The pool with named statements. Inside transactions nothing is named: there a plan that a migration has outdated
 * would cost the whole transaction, outside it is only asked for anew.
 */
export function preparing(pool: pg.Pool): PostgresPool {
  const nameOf = naming()
  const known = new WeakMap<pg.PoolClient, PostgresPoolClient>()
  return {
    async connect() {
      const client = await pool.connect()
      const connection = known.get(client) ?? wrap(client, nameOf)
      known.set(client, connection)
      return connection
    },
    end: () => pool.end(),
  }
}
