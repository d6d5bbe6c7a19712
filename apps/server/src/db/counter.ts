// Counts in memory and adds the counts to the database every few seconds, so that counting does not slow a read (docs/rules/access.md#the-audit).
import { sql } from 'kysely'
import type { Db } from './connect.ts'

export interface Counter {
  add(id: number): void
  /** Adds the counts to the database; counts that fail wait for the next time. */
  flush(): Promise<void>
}

/** Counts into the column `count` of a table with one row for each `id`. */
function counterOf(db: Db, table: 'report_check' | 'public_notice_read', id: string): Counter {
  let gathered = new Map<number, number>()
  return {
    add: (one) => void gathered.set(one, (gathered.get(one) ?? 0) + 1),
    async flush() {
      if (gathered.size === 0) return
      const batch = gathered
      gathered = new Map()
      try {
        await sql`
          insert into ${sql.table(table)} as c (${sql.ref(id)}, count)
          select * from unnest(${[...batch.keys()]}::bigint[], ${[...batch.values()]}::bigint[])
          on conflict (${sql.ref(id)}) do update set count = c.count + excluded.count`.execute(db)
      } catch (error) {
        for (const [one, count] of batch) gathered.set(one, (gathered.get(one) ?? 0) + count)
        throw error
      }
    },
  }
}

/** Counts how often each report was looked up. */
export const checkCounter = (db: Db): Counter => counterOf(db, 'report_check', 'report_id')

/** Counts how often each notice was read. */
export const readCounter = (db: Db): Counter => counterOf(db, 'public_notice_read', 'notice_id')
