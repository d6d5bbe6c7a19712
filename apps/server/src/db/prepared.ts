// Gives statements that come again and again a name, so that the database parses and plans them once per connection.
import type { PostgresCursor, PostgresPool, PostgresPoolClient } from 'kysely'
import type pg from 'pg'

/** Calls before a statement is worth a name, names at most, and the longest text that gets one. */
const worthwhile = 3
const mostNames = 300
const longest = 8_000

/** A plan for any offset expects a tenth of all rows: worse than planning anew for this one. */
const planAnew = /offset \$\d/

interface Naming {
  of: (text: string) => string | undefined
  /** All are called otherwise from now on, unless this one is already: what a migration has outdated is planned anew. */
  forget: (name: string) => void
}

/** Chooses names: one for all connections, so that a statement is called the same everywhere. */
function naming(): Naming {
  const seen = new Map<string, number>()
  const names = new Map<string, string>()
  let given = 0
  const of = (text: string) => {
    const name = names.get(text)
    if (name || text.length > longest || names.size >= mostNames || planAnew.test(text)) return name
    // Statements that never come again may not gather here.
    if (seen.size > 10 * mostNames) seen.clear()
    const count = (seen.get(text) ?? 0) + 1
    seen.set(text, count)
    if (count < worthwhile) return undefined
    seen.delete(text)
    names.set(text, `s${++given}`)
    return names.get(text)
  }
  const forget = (name: string) => {
    if ([...names.values()].includes(name)) names.clear()
  }
  return { of, forget }
}

/** How a transaction begins that is run anew when a plan was outdated (`transaction`): in it statements are named too. */
const repeated = /^start transaction read write$/

/** The statement no longer fits the table it was planned for, which a migration has changed meanwhile. */
export const outdated = (error: unknown): boolean =>
  (error as { code?: string }).code === '0A000' && (error as Error).message.includes('cached plan')

function wrap(client: pg.PoolClient, names: Naming): PostgresPoolClient {
  let inTransaction: 'repeated' | 'once' | undefined
  const query = (statement: string | PostgresCursor<unknown>, values: readonly unknown[] = []) => {
    if (typeof statement !== 'string') return client.query(statement as PostgresCursor<unknown> & pg.Submittable)
    const begins = /^(begin|start transaction)/.test(statement)
    if (begins) inTransaction = repeated.test(statement) ? 'repeated' : 'once'
    if (/^(commit|rollback)$/.test(statement)) inTransaction = undefined
    const name = inTransaction === 'once' || begins ? undefined : names.of(statement)
    const given = { text: statement, values: [...values] }
    if (!name) return client.query(given)
    return client.query({ ...given, name }).catch((error: unknown) => {
      if (!outdated(error)) throw error
      names.forget(name)
      if (inTransaction) throw error
      return client.query(given)
    })
  }
  return { query, release: () => client.release() } as PostgresPoolClient
}

/**
 * The pool with named statements. A plan that a migration has outdated costs the whole transaction, where outside it is
 * only asked for anew: so inside transactions nothing is named, but in those that are run anew.
 */
export function preparing(pool: pg.Pool): PostgresPool {
  const names = naming()
  const known = new WeakMap<pg.PoolClient, PostgresPoolClient>()
  return {
    async connect() {
      const client = await pool.connect()
      const connection = known.get(client) ?? wrap(client, names)
      known.set(client, connection)
      return connection
    },
    end: () => pool.end(),
  }
}
