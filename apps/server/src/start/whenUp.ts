// Waits for a database that starts, recovers, or only reads because another server is about to take over: each of these passes by itself, however long it takes.
import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import { DatabaseFailure, systemErrorOf } from './databaseFailure.ts'
import { BrokenOff } from './ending.ts'

export interface Patience {
  say: (line: string) => void
  signal: AbortSignal
}

const lookEveryMs = 250
const sayEveryMs = 30_000

/** By the code of PostgreSQL. */
const waits: Readonly<Record<string, string>> = {
  '57P03': 'The database starts or recovers; waiting until it has … · 数据库正在启动或恢复，等待其完成…',
  '25006':
    'The database is in recovery and takes no writes (a standby?); waiting until it does … · 数据库处于恢复状态、不接受写入（可能是备用库），等待其可写…',
}

/** The failure that a server in recovery gives to a write. */
export async function refuseRecovering(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ recovers: boolean }>('SELECT pg_is_in_recovery() AS recovers')
  if (rows[0]?.recovers) throw Object.assign(new Error('The server is in recovery'), { code: '25006' })
}

const lineFor = (error: unknown): string | undefined => {
  const cause = error instanceof DatabaseFailure ? error.cause : error
  return waits[systemErrorOf(cause).code ?? '']
}

/** The result of `look` once the database is up. Without patience, and for every other failure, it rejects at once. */
export async function whenUp<T>(look: () => Promise<T>, patience?: Patience): Promise<T> {
  let saidAt = -Infinity
  for (;;) {
    try {
      return await look()
    } catch (error) {
      const line = lineFor(error)
      if (!patience || line === undefined) throw error
      if (patience.signal.aborted) throw new BrokenOff('The start was broken off')
      if (performance.now() - saidAt >= sayEveryMs) {
        patience.say(line)
        saidAt = performance.now()
      }
      await wait(lookEveryMs, undefined, { signal: patience.signal }).catch(() => undefined)
    }
  }
}
