// Looks at the standby that DATABASE_READ_URL names. The start refuses the standby of another register, and goes on without one that does not answer, because the primary can answer the public too.
import { StartProblem } from '../../config/startProblem.ts'
import { withClient } from '../../db/server/client.ts'
import { placeOf, systemErrorOf } from '../databaseFailure.ts'

/** Milliseconds to wait for a standby that does not answer. */
const patienceMs = 5_000

/** A line for the person at the terminal where the standby cannot be used now. Throws StartProblem for another register's. */
export async function lookAtStandby(connectionString: string, registerId: string): Promise<string | undefined> {
  const place = `DATABASE_READ_URL (${placeOf(connectionString)})`
  try {
    const id = await withClient({ connectionString, connectionTimeoutMillis: patienceMs }, async (client) => {
      const { rows } = await client.query<{ id: string }>('SELECT id FROM register')
      return rows[0]?.id
    })
    // A standby that has not replayed the beginning of the register yet has no id.
    if (id === undefined || id === registerId) return undefined
    throw new StartProblem([
      `${place} 是另一个登记系统（${id}）的数据库：须为 DATABASE_URL 的备用库`,
      `${place} is the database of another register (${id}): it must be a standby of DATABASE_URL`,
    ])
  } catch (error) {
    if (error instanceof StartProblem) throw error
    const { message } = systemErrorOf(error)
    return `${place} cannot be used now (${message}); the primary answers the public · 暂时无法使用，由主库答复公众的查询`
  }
}
