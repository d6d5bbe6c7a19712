// One transaction, tried again where the database says that it came in the way of another.
import type { Transaction } from 'kysely'
import type { Pool } from './connect.ts'
import type { Tables } from './tables.ts'

/** Deadlocks and serialisation failures are tried again: nothing of the first try is left. */
export async function transaction<T>(db: Pool, run: (tx: Transaction<Tables>) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().execute(run)
    } catch (error) {
      const { code } = error as { code?: string }
      if (attempt === 3 || (code !== '40001' && code !== '40P01')) throw error
      await new Promise((again) => setTimeout(again, 20 * attempt * Math.random()))
    }
  }
}
