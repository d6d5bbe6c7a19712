// Everything that happens by itself again and again, as an explicit list.
import type { Logger } from 'pino'
import { clearExpired } from './access/housekeeping.ts'
import type { Refusals } from './access/guard/refusals.ts'
import type { Secrets } from './access/secrets.ts'
import type { Pool } from './db/connect.ts'
import type { Search } from './db/search/search.ts'
import { freshStatistics } from './db/statistics.ts'
import type { Tally } from './db/tally.ts'
import { sweep } from './features/business/file/service.ts'
import { sweepImports } from './features/business/reportImport/service.ts'
import { sweepMessages } from './features/system/message/service.ts'
import { sendWaiting } from './features/system/push/service.ts'
import { beatSeconds, levelFollower } from './features/system/state/service.ts'
import { sweepTasks } from './features/system/tasks/service.ts'
import type { FileStore } from './files/store.ts'
import type { Task } from './jobs/scheduler.ts'

interface Parts {
  db: Pool
  secrets: Secrets
  files: FileStore
  log: Logger
  outside: Parameters<typeof sendWaiting>[0]['outside']
  /** What this process keeps in memory for a while. */
  checks: Tally
  search: Search
  refusals: Refusals
  /** This process shows that it is alive. */
  beat: () => Promise<void>
}

export const recurringTasks = ({ db, secrets, files, log, outside, checks, search, refusals, beat }: Parts): Task[] => [
  { name: 'flush look-up counts', everySeconds: 5, everywhere: true, run: () => checks.flush() },
  { name: 'refresh statistics', everySeconds: 15, run: () => freshStatistics(db) },
  { name: 'read search frequencies', everySeconds: 15, everywhere: true, run: () => search.refresh(db) },
  { name: 'count refusals', everySeconds: 5, everywhere: true, run: () => refusals.flush() },
  { name: 'show a sign of life', everySeconds: beatSeconds, everywhere: true, run: beat },
  { name: 'follow the log level', everySeconds: 2, everywhere: true, run: levelFollower(db, log) },
  { name: 'clear expired', everySeconds: 300, run: () => clearExpired(db) },
  { name: 'sweep imports', everySeconds: 3_600, run: () => sweepImports(db) },
  { name: 'send messages', everySeconds: 5, run: () => sendWaiting({ db, secrets, outside }) },
  { name: 'sweep messages', everySeconds: 3_600, run: () => sweepMessages(db) },
  { name: 'sweep tasks', everySeconds: 3_600, run: () => sweepTasks(db) },
  { name: 'sweep files', everySeconds: 3_600, run: () => sweep(db, files) },
]
