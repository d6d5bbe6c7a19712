// Which processes of the register run, by their signs of life and the locks that they hold.
import type pg from 'pg'
import { lastSilent } from '../schema/migration.ts'
import { hasLock, silentSeconds } from './presence.ts'

/** The condition that a row of `instance` is of a process that runs: one that has died is missing at once, not only after a minute. */
export const isRunning = `beat_at >= now() - make_interval(secs => ${silentSeconds}) AND (process_number IS NULL OR ${hasLock('process_number')})`

export interface RunningInstance {
  host: string
  pid: number
  /** The last migration that its version knows. */
  knows: string
}

/** Reads only; none where the database has no table of them. */
export async function runningInstances(client: pg.Client): Promise<RunningInstance[]> {
  // A process of the time before this was said knows what the database had then.
  // Columns are read by name from the row, because they may be part of what is about to be applied.
  const { rows: tables } = await client.query<{ has: boolean }>(
    `SELECT count(*) = 2 AS has FROM information_schema.columns
     WHERE table_schema = 'public' AND table_name = 'instance' AND column_name IN ('beat_at', 'process_number')`,
  )
  if (!tables[0]?.has) return []
  const { rows } = await client.query<RunningInstance>(
    `SELECT host, pid, coalesce(to_jsonb(instance) ->> 'knows', (SELECT max(name) FROM migration WHERE name <= $1)) AS knows FROM instance WHERE ${isRunning} ORDER BY started_at`,
    [lastSilent],
  )
  return rows
}
