// The connections of the job engine, separate from those of requests.
import pg from 'pg'

/** Connections of the engine of jobs: its two rooms listen on one each, the others are shared by its workers. None before the first job. */
export function jobPool(config: pg.PoolConfig, onIdleError: (error: Error) => void): pg.Pool {
  const pool = new pg.Pool({
    ...config,
    max: 4,
    connectionTimeoutMillis: 2_500,
    application_name: 'type-test-register jobs',
  })
  pool.on('error', onIdleError)
  return pool
}
