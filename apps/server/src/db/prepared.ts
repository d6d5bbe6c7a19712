// Gives repeated statements a name, so that the database parses and plans them once per connection.
import type { PostgresCursor, PostgresPool, PostgresPoolClient } from 'kysely'
import type pg from 'pg'
import { leavesServer, readsOnly } from './connection/away.ts'
import { longPatience } from './connection/boundClient.ts'

/** Calls before a statement gets a name, the most names, and the longest text that gets one. */
const worthwhile = 3
const mostNames = 300
const longest = 8_000

/** Texts of statements that are built once and sent often: each has a name from its first call on, however long it is and however many others have one. The statement of a certificate is planned in 2 ms and runs in 0.3. */
const always = new Set<string>()
export const nameAlways = (text: string): void => void always.add(text)

/**
 * Statements with an offset get no name: a plan for any offset expects a tenth of all rows, which is worse than planning
 * each call. At 10,000 reports both plans of a list with a filter run as long (1.5 ms, and 0.4 ms to plan it); the more there
 * are, the worse the one for any offset.
 */
const neverNamed = /offset \$\d/

interface Naming {
  of: (text: string) => string | undefined
  /** Gives all statements new names, unless this name is already an old one, so that plans outdated by a migration are made again. */
  forget: (name: string) => void
}

/** Chooses names, one for all connections, so that a statement has the same name everywhere. */
function naming(): Naming {
  const seen = new Map<string, number>()
  const names = new Map<string, string>()
  let given = 0
  const give = (text: string) => {
    const name = `s${++given}`
    names.set(text, name)
    return name
  }
  const of = (text: string) => {
    const name = names.get(text)
    if (name) return name
    if (always.has(text)) return give(text)
    if (text.length > longest || names.size >= mostNames || neverNamed.test(text)) return undefined
    // Forgets statements that are never repeated, so that they do not fill the memory.
    if (seen.size > 10 * mostNames) seen.clear()
    const count = (seen.get(text) ?? 0) + 1
    seen.set(text, count)
    if (count < worthwhile) return undefined
    seen.delete(text)
    return give(text)
  }
  const forget = (name: string) => {
    if ([...names.values()].includes(name)) names.clear()
  }
  return { of, forget }
}

/** The first statement of a transaction that is repeated when a plan was outdated (`transaction`): its statements may have names too. */
const repeated = /^start transaction read write$/

/** The function of PostgreSQL that refuses an outdated plan: its text has a language. */
const planner = 'RevalidateCachedQuery'

/** True when the statement no longer fits its table, because a migration has changed it since the statement was planned. */
export const outdated = (error: unknown): boolean =>
  (error as { code?: string }).code === '0A000' && (error as { routine?: string }).routine === planner

/** A transaction that sets its own limit has none at the client. */
const setsLimit = /^set local statement_timeout = /

function wrap(client: pg.PoolClient, names: Naming): PostgresPoolClient {
  let inTransaction: 'repeated' | 'once' | undefined
  let [isLong, onlyReads] = [false, false]
  const send = (statement: pg.QueryConfig) =>
    client.query({ ...statement, ...(isLong && { query_timeout: longPatience }) }).catch((error: unknown) => {
      onlyReads ||= readsOnly(error)
      throw error
    })
  const query = (statement: string | PostgresCursor<unknown>, values: readonly unknown[] = []) => {
    if (typeof statement !== 'string') return client.query(statement as PostgresCursor<unknown> & pg.Submittable)
    const begins = /^(begin|start transaction)/.test(statement)
    if (begins) inTransaction = repeated.test(statement) ? 'repeated' : 'once'
    if (/^(commit|rollback)$/.test(statement)) [inTransaction, isLong] = [undefined, false]
    if (inTransaction && setsLimit.test(statement)) isLong = true
    const name = inTransaction === 'once' || begins ? undefined : names.of(statement)
    const given = { text: statement, values: [...values] }
    if (!name) return send(given)
    return send({ ...given, name }).catch((error: unknown) => {
      if (!outdated(error)) throw error
      names.forget(name)
      if (inTransaction) throw error
      return send(given)
    })
  }
  // A server that only reads stays in the pool otherwise, and refuses one write after the other.
  const release = () => client.release(onlyReads)
  return { query, release } as PostgresPoolClient
}

/**
 * The pool with named statements. An outdated plan fails a whole transaction, while a single statement is simply sent
 * again: so inside transactions no names are used, except in those that are repeated as a whole.
 */
export function preparing(pool: pg.Pool, admit?: (client: pg.PoolClient) => Promise<void>): PostgresPool {
  const names = naming()
  const known = new WeakMap<pg.PoolClient, PostgresPoolClient>()
  return {
    async connect() {
      const client = await pool.connect()
      try {
        await admit?.(client)
      } catch (error) {
        client.release(leavesServer(error))
        throw error
      }
      const connection = known.get(client) ?? wrap(client, names)
      known.set(client, connection)
      return connection
    },
    end: () => pool.end(),
  }
}
