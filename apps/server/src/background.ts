// All background jobs and exports, as an explicit list, with the engine that runs them.
import type { Logger } from 'pino'
import type pg from 'pg'
import type { SeenAudit } from './access/audit/seen.ts'
import type { Secrets } from './access/secrets.ts'
import type { Pool } from './db/connect.ts'
import type { Presence } from './db/presence/presence.ts'
import { importJobs, reportExporter } from './features/business/reportImport/service.ts'
import { ruleEndJobs } from './features/business/ruleEnd/service.ts'
import { sampleExporter } from './features/demo/sample/service.ts'
import { logJobs } from './features/system/log/service.ts'
import { taskJobs } from './features/system/scheduledTask/service.ts'
import { exportJobs } from './features/system/tasks/service.ts'
import { releaseLetters } from './features/system/push/service.ts'
import type { FileStore } from './files/store.ts'
import { knownFailure } from './http/failures.ts'
import { engineOf, type Engine } from './jobs/engine.ts'
import type { Integrations } from './integrations/integrations.ts'
import type { AppConfig } from './parts.ts'
import { taskWorks } from './scheduled.ts'

/** The exports that can run as background tasks. */
export const exporters = [sampleExporter, reportExporter]

interface Parts {
  db: Pool
  secrets: Secrets
  /** The pool that only the engine uses (db/jobs/jobPool.ts). */
  jobs: pg.Pool
  here: Presence
  files: FileStore
  seen: () => Promise<SeenAudit | undefined>
  log: Logger
  outside: Integrations
  config: AppConfig
}

export const engineWith = ({ db, secrets, jobs, here, files, seen, log, outside, config }: Parts): Engine =>
  engineOf({
    db,
    secrets,
    pool: jobs,
    here,
    release: releaseLetters,
    kinds: [
      exportJobs(files, exporters),
      ...importJobs(files),
      ...ruleEndJobs(),
      ...logJobs({ store: files, seen }),
      ...taskJobs(taskWorks({ files, seen, outside, config })),
    ],
    knownFailure,
    report: (error) => log.error({ err: error }, 'a job failed'),
  })
