// One connection for one piece of work, outside the pools: at a start, and where the owner of the tables acts.
import pg from 'pg'
import { keptAlive } from '../connection/boundClient.ts'

/** Calls `work` with an open connection and closes it. `refused` makes the error of a connection that cannot be had. */
export async function withClient<T>(
  config: pg.ClientConfig,
  work: (client: pg.Client) => Promise<T>,
  refused: (error: unknown) => unknown = (error) => error,
): Promise<T> {
  const client = new pg.Client({ ...keptAlive, ...config })
  // A connection that breaks rejects the query under way; without a listener it would end the process too.
  client.on('error', () => {})
  try {
    await client.connect()
  } catch (error) {
    throw refused(error)
  }
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
