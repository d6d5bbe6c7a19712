// The signs of life of a server process: its name, and the state of its pool, its memory and its event loop.
import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { sql } from 'kysely'
import type pg from 'pg'
import type { Logger } from 'pino'
import { productVersion } from '@register/contract/product'
import type { Pool } from '../../../../db/connect.ts'
import { silentSeconds, type Presence } from '../../../../db/presence/presence.ts'
import { lastMigration } from '../../../../db/schema/migration.ts'

/** Seconds between two signs of life. */
export const beatSeconds = 10

interface Heart {
  id: string
  beat: () => Promise<void>
  /** Deletes the row of the process when it ends. Never fails. */
  stop: () => Promise<void>
}

export function heartbeatOf(db: Pool, pool: pg.Pool, log: Logger, here: Pick<Presence, 'number'>): Heart {
  const id = randomUUID()
  const started = new Date(Date.now() - process.uptime() * 1_000).toISOString()
  const loop = monitorEventLoopDelay({ resolution: 20 })
  loop.enable()
  let stopped = false
  return {
    id,
    async beat() {
      // The timer may fire once more while the process ends.
      if (stopped) return
      const { rss, heapUsed } = process.memoryUsage()
      // Only the delay: the histogram contains the whole of each interval.
      const late = Math.max(0, loop.percentile(99) / 1e6 - 20)
      loop.reset()
      const now = {
        pool_max: pool.options.max,
        pool_total: pool.totalCount,
        pool_idle: pool.idleCount,
        pool_waiting: pool.waitingCount,
        resident: rss,
        heap: heapUsed,
        loop_ms: Math.round(late),
        log_level: log.level,
        process_number: here.number() ?? null,
      }
      await db
        .insertInto('instance')
        .values({
          id,
          host: hostname(),
          pid: process.pid,
          version: productVersion,
          started_at: started,
          knows: await lastMigration(),
          ...now,
        })
        .onConflict((same) => same.column('id').doUpdateSet({ ...now, beat_at: sql<string>`now()` }))
        .execute()
      await db
        .deleteFrom('instance')
        .where('beat_at', '<', sql<string>`now() - make_interval(secs => ${silentSeconds})`)
        .execute()
    },
    async stop() {
      stopped = true
      loop.disable()
      await db
        .deleteFrom('instance')
        .where('id', '=', id)
        .execute()
        .catch((error: unknown) => log.warn({ err: error }, 'the end of this process was not recorded'))
    },
  }
}
