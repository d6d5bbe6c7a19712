// The connections of the job engine, separate from those of requests.
import pg from 'pg'
import { BoundClient, keptAlive } from '../connection/boundClient.ts'
import { limitTransactions } from '../connection/longest.ts'

/** Milliseconds for a statement of the library: it hands a job out, or looks for abandoned ones. */
const patienceMs = 30_000

/** Of a process that shows by one connection that it is there. */
export const onlyShown = 1
/** Of one that works: each of its two runners listens on one, one shows that it is there, and its workers share the others. */
const forWork = 5

/** Connects with the first job. */
export function jobPool(config: pg.PoolConfig, onIdleError: (error: Error) => void, max = forWork): pg.Pool {
  const pool = new pg.Pool({
    ...keptAlive,
    ...config,
    Client: BoundClient,
    max,
    connectionTimeoutMillis: 2_500,
    query_timeout: patienceMs,
    idle_in_transaction_session_timeout: patienceMs,
    onConnect: limitTransactions,
    application_name: 'type-test-register jobs',
  })
  pool.on('error', onIdleError)
  return pool
}
