// The connections of the job engine, separate from those of requests.
import pg from 'pg'
import { BoundClient, keptAlive } from '../connection/boundClient.ts'
import { limitTransactions } from '../connection/longest.ts'

/** Milliseconds for a statement of the library: it hands a job out, or looks for abandoned ones. */
const patienceMs = 30_000

/** The pool of the job engine: each of its two runners listens on one connection, one shows that the process is there, and its workers share the others. It connects with the first job. */
export function jobPool(config: pg.PoolConfig, onIdleError: (error: Error) => void): pg.Pool {
  const pool = new pg.Pool({
    ...keptAlive,
    ...config,
    Client: BoundClient,
    max: 5,
    connectionTimeoutMillis: 2_500,
    query_timeout: patienceMs,
    idle_in_transaction_session_timeout: patienceMs,
    onConnect: limitTransactions,
    application_name: 'type-test-register jobs',
  })
  pool.on('error', onIdleError)
  return pool
}
