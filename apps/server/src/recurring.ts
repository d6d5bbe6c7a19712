// Everything that runs every few seconds, as explicit lists; work at a time of day is a scheduled task (scheduled.ts).
import type { Logger } from 'pino'
import type { ClientUsage } from './access/client/usage.ts'
import type { Refusals } from './access/guard/refusals.ts'
import type { Secrets } from './access/secrets.ts'
import type { Pool } from './db/connect.ts'
import type { Search } from './db/search/question.ts'
import type { Presence } from './db/presence/presence.ts'
import { freshStatistics } from './db/statistics.ts'
import type { Counter } from './db/counter.ts'
import { sendWaiting } from './features/system/push/service.ts'
import { beginDue, correctTimes } from './features/system/scheduledTask/service.ts'
import { beatSeconds, levelFollower } from './features/system/state/service.ts'
import type { Listeners } from './http/open/listeners.ts'
import type { Engine } from './jobs/engine.ts'
import type { Task } from './jobs/scheduler.ts'

interface Serving {
  db: Pool
  log: Logger
  /** Counts in this process that are added to the database from time to time. */
  checks: Counter
  reads: Counter
  search: Search
  usage: ClientUsage
  refusals: Refusals
  listeners: Listeners
  /** Records that this process is alive. */
  beat: () => Promise<void>
}

/** Of the process that serves. */
export const servingTasks = ({ db, log, checks, reads, search, usage, refusals, listeners, beat }: Serving): Task[] => [
  { name: 'flush look-up counts', everySeconds: 5, everywhere: true, run: () => checks.flush() },
  { name: 'flush reads of notices', everySeconds: 5, everywhere: true, run: () => reads.flush() },
  { name: 'read search frequencies', everySeconds: 15, everywhere: true, run: () => search.refresh(db) },
  { name: 'count calls of clients', everySeconds: 5, everywhere: true, run: () => usage.flush() },
  { name: 'count refusals', everySeconds: 5, everywhere: true, run: () => refusals.flush() },
  { name: 'look for entries that callers wait for', everySeconds: 1, everywhere: true, run: () => listeners.look() },
  { name: 'show a sign of life', everySeconds: beatSeconds, everywhere: true, run: beat },
  { name: 'follow the log level', everySeconds: 2, everywhere: true, run: levelFollower(db, log) },
]

interface Working {
  db: Pool
  secrets: Secrets
  log: Logger
  outside: Parameters<typeof sendWaiting>[0]['outside']
  here: Presence
  engine: Engine
}

/** Of the process that works. */
export const workTasks = ({ db, secrets, log, outside, here, engine }: Working): Task[] => [
  { name: 'refresh statistics', everySeconds: 15, run: () => freshStatistics(db) },
  { name: 'follow the log level of the work', everySeconds: 2, everywhere: true, run: levelFollower(db, log) },
  { name: 'hand over jobs', everySeconds: 15, everywhere: true, run: () => engine.handOver() },
  { name: 'look for processes that are gone', everySeconds: 1, everywhere: true, run: () => engine.lookForGone() },
  { name: 'begin scheduled tasks', everySeconds: 1, everywhere: true, run: () => beginDue(db, engine) },
  { name: 'correct times of scheduled tasks', everySeconds: 60, run: () => correctTimes(db) },
  { name: 'send messages', everySeconds: 5, run: () => sendWaiting({ db, secrets, outside, here }) },
]
