// Counters kept in memory and added to the database every few seconds, so that counting costs no read anything. Decision 18.
import { sql } from 'kysely'
import type { Db } from './connect.ts'

export interface Tally {
  add(reportId: number): void
  /** Adds what has gathered; what cannot be added is kept for the next time. */
  flush(): Promise<void>
}

/** How often each report was looked up. */
export function checkTally(db: Db): Tally {
  let gathered = new Map<number, number>()
  return {
    add: (reportId) => void gathered.set(reportId, (gathered.get(reportId) ?? 0) + 1),
    async flush() {
      if (gathered.size === 0) return
      const batch = gathered
      gathered = new Map()
      try {
        await sql`
          insert into report_check as c (report_id, count)
          select * from unnest(${[...batch.keys()]}::bigint[], ${[...batch.values()]}::bigint[])
          on conflict (report_id) do update set count = c.count + excluded.count`.execute(db)
      } catch (error) {
        for (const [id, count] of batch) gathered.set(id, (gathered.get(id) ?? 0) + count)
        throw error
      }
    },
  }
}
