// Counts the rows of a query that the list builder has capped.
import { sql, type RawBuilder } from 'kysely'
import type { Db } from './connect.ts'

export const countRows =
  (db: Db) =>
  async (query: RawBuilder<unknown>): Promise<number> => {
    const { rows } = await sql<{ count: number }>`select count(*) as count from (${query}) counted`.execute(db)
    return rows[0]?.count ?? 0
  }
