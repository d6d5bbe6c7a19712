// Waits for a database that starts, recovers, or only reads because another server is about to take over: each of these passes by itself, however long it takes. One that cannot be reached is waited for until a stated time, because its address may be wrong.
import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import { isAway } from '../db/connection/away.ts'
import { DatabaseFailure, systemErrorOf } from './databaseFailure.ts'
import { BrokenOff } from './ending.ts'

export interface Patience {
  say: (line: string) => void
  signal: AbortSignal
  /** Seconds for a database that cannot be reached; 0 is none. */
  awaySeconds: number
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

/** Of a server that is gone, or of a balancer that has none behind it. */
const unreachable = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'EAI_AGAIN']

const causeOf = (error: unknown): unknown => (error instanceof DatabaseFailure ? error.cause : error)

const awayLine = (seconds: number): string =>
  `The database cannot be reached (no primary at the moment?); waiting for it for ${seconds} s at most (DATABASE_WAIT) … · 无法连接数据库（暂无主库？），最多等待 ${seconds} 秒（DATABASE_WAIT）…`

/** What to say of a failure that may pass, and until when it is waited for, in milliseconds since it began; undefined where nothing helps but a person. */
function hopeFor(error: unknown, { awaySeconds }: Patience): { line: string; untilMs: number } | undefined {
  const cause = causeOf(error)
  const { code = '', message } = systemErrorOf(cause)
  const line = waits[code]
  if (line !== undefined) return { line, untilMs: Infinity }
  const isGone = unreachable.includes(code) || message === 'timeout expired' || isAway(cause)
  return isGone && awaySeconds > 0 ? { line: awayLine(awaySeconds), untilMs: awaySeconds * 1_000 } : undefined
}

/** The result of `look` once the database is up. Without patience, after the time for one that cannot be reached, and for every other failure, it rejects with that failure. */
export async function whenUp<T>(look: () => Promise<T>, patience?: Patience): Promise<T> {
  let [said, saidAt] = ['', -Infinity]
  let awaySince: number | undefined
  for (;;) {
    try {
      return await look()
    } catch (error) {
      const hope = patience && hopeFor(error, patience)
      if (!hope) throw error
      const now = performance.now()
      // A server that answered, if only that it recovers, is there.
      awaySince = hope.untilMs === Infinity ? undefined : (awaySince ?? now)
      if (awaySince !== undefined && now - awaySince >= hope.untilMs) throw error
      if (patience.signal.aborted) throw new BrokenOff('The start was broken off')
      if (hope.line !== said || now - saidAt >= sayEveryMs) {
        patience.say(hope.line)
        ;[said, saidAt] = [hope.line, now]
      }
      await wait(lookEveryMs, undefined, { signal: patience.signal }).catch(() => undefined)
    }
  }
}
