// The connection pool, its transactions and the query builder: how values are parsed, time-outs, and the type `Db` that every part of the server uses.
import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely'
import pg from 'pg'
import { readsOnly } from './connection/away.ts'
import { BoundClient, keptAlive, patienceFor } from './connection/boundClient.ts'
import { EndingCursor } from './connection/cursor.ts'
import { lastAtMost, limitTransactions, longestRead } from './connection/longest.ts'
import { outdated, preparing } from './prepared.ts'
import type { Tables } from './tables.ts'

/** A pool or a transaction on it; stores work with either. */
export type Db = Kysely<Tables> | Transaction<Tables>
export type Pool = Kysely<Tables>

const { builtins } = pg.types
const asText = (value: string) => value
/** The type bigint[], which the library has no name for and would parse as texts. */
const int8Array = 1016
const typeParser: (oid: number, format: 'text') => (value: string) => unknown = pg.types.getTypeParser
const asTexts = typeParser(int8Array, 'text') as (value: string) => string[]
const parsers: Partial<Record<number, (value: string) => unknown>> = {
  // Calendar dates stay texts, because a Date object would shift them by the time zone.
  [builtins.DATE]: asText,
  [builtins.TIMESTAMPTZ]: (value) => new Date(value).toISOString(),
  // Ids and counts are safe as numbers, because they stay below 2^53.
  [builtins.INT8]: Number,
  [builtins.NUMERIC]: Number,
  [int8Array]: (value) => asTexts(value).map(Number),
}
const types: pg.CustomTypesConfig = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    const own = format === 'binary' ? undefined : parsers[oid]
    const usual = pg.types.getTypeParser(oid, 'text') as (value: string) => unknown
    return own ?? usual
  },
}

export interface PoolOptions {
  /** The most connections. On two cores four serve better than eight, because fewer queries compete for the processor. */
  max?: number
  /** Milliseconds after which the database cancels a statement. */
  statementMs?: number
  /** Milliseconds to wait for a connection. */
  connectMs?: number
  /** Called when an idle connection breaks; without a listener node would end the process. */
  onIdleError?: (error: Error) => void
  /** Looks at each connection before it is given out; when it rejects, so does the caller's statement. */
  admit?: (client: pg.PoolClient) => Promise<void>
}

export interface Connected {
  db: Pool
  pool: pg.Pool
}

/** Opens the pool. Statements end after 8 s unless set otherwise, lock waits after 5 s, so that no caller waits past its own 10 s. */
export function connect(config: pg.PoolConfig, options: PoolOptions = {}): Connected {
  const { statementMs = 8_000 } = options
  const pool = new pg.Pool({
    ...keptAlive,
    ...config,
    Client: BoundClient,
    types,
    max: options.max ?? 6,
    connectionTimeoutMillis: options.connectMs ?? 2_500,
    // A new connection knows no table and no statement yet, and its first caller waits for that. With the ten seconds that are usual, every burst would begin with such ones.
    idleTimeoutMillis: 600_000,
    statement_timeout: statementMs,
    query_timeout: patienceFor(statementMs),
    lock_timeout: 5_000,
    idle_in_transaction_session_timeout: 15_000,
    application_name: 'type-test-register',
    onConnect: limitTransactions,
  })
  pool.on('error', (error) => options.onIdleError?.(error))
  // When a connection breaks between two statements of a transaction, the next statement fails and reports it; without a
  // listener node would end the process.
  pool.on('connect', (client) => client.on('error', () => {}))
  return {
    db: new Kysely<Tables>({
      dialect: new PostgresDialect({ pool: preparing(pool, options.admit), cursor: EndingCursor }),
    }),
    pool,
  }
}

/** Milliseconds for which a transaction is repeated while the database takes no writes, and between two attempts. */
const patienceMs = 5_000
const againMs = 150

const pause = (ms: number) => new Promise((again) => setTimeout(again, ms))

interface Limit {
  passed(): boolean
}
function limitOf(ms: number): Limit {
  const until = performance.now() + ms
  return { passed: () => performance.now() >= until }
}

/**
 * Deadlocks, serialisation failures and plans outdated by a migration are tried again: the first attempt has left nothing
 * behind. So is one that met a server that only reads, until `limit` has passed: its connection is closed, and the next one
 * may reach the server that has taken its place.
 */
export async function transaction<T>(
  db: Pool,
  run: (tx: Transaction<Tables>) => Promise<T>,
  limit = limitOf(patienceMs),
): Promise<T> {
  for (let attempt = 1; ;) {
    try {
      return await db.transaction().setAccessMode('read write').execute(run)
    } catch (error) {
      const { code } = error as { code?: string }
      if (readsOnly(error) && !limit.passed()) {
        await pause(againMs)
        continue
      }
      if (attempt === 3 || (code !== '40001' && code !== '40P01' && !outdated(error))) throw error
      await pause(20 * attempt++ * Math.random())
    }
  }
}

/**
 * A long read without the time-outs of requests: all queries of `read` see the same moment. It holds a connection and cannot write.
 * @param shared the name of a moment that another connection sees (`momentOf`), for reading it too
 */
export const inSnapshot = <T>(db: Pool, read: (snapshot: Db) => Promise<T>, shared?: string): Promise<T> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (snapshot) => {
      if (shared !== undefined) await sql`set transaction snapshot ${sql.lit(shared)}`.execute(snapshot)
      await sql`set local statement_timeout = 0`.execute(snapshot)
      await sql`set local idle_in_transaction_session_timeout = ${sql.lit(longestRead)}`.execute(snapshot)
      await lastAtMost(snapshot, longestRead)
      return read(snapshot)
    })

/** The name of the moment that a snapshot sees, good for other connections as long as it is open. */
export async function momentOf(snapshot: Db): Promise<string> {
  const { rows } = await sql<{ moment: string }>`select pg_export_snapshot() as moment`.execute(snapshot)
  return rows[0]?.moment ?? ''
}
