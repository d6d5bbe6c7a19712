// What the application is built from: its pools, secrets and ports, and the settings it reads.
import type { RequestListener, Server } from 'node:http'
import type pg from 'pg'
import type { Logger } from 'pino'
import type { LogGuard } from '@register/contract/system/state'
import type { VerifierKey } from '@register/contract/tlog/note'
import type { SeenAudit } from './access/audit/seen.ts'
import type { Secrets } from './access/secrets.ts'
import type { Config } from './config.ts'
import type { Pool } from './db/connect.ts'
import type { Presence } from './db/presence/presence.ts'
import type { PublicReads } from './db/standby/publicReads.ts'
import type { FileStore } from './files/store.ts'
import type { MailPort } from './integrations/mail/port.ts'
import type { SmsPort } from './integrations/sms/port.ts'
import type { Worker } from './jobs/jobs.ts'

/** The settings that the application reads, and what the register is. */
export type AppConfig = Pick<
  Config,
  'captcha' | 'production' | 'rateLimit' | 'cache' | 'publicUrl' | 'trustProxy' | 'openId' | 'dataDir'
> &
  Partial<
    Pick<
      Config,
      | 'operator'
      | 'legalBasis'
      | 'metricsToken'
      | 'scanner'
      | 'databaseUrl'
      | 'archiveDir'
      | 'objects'
      | 'postgresBinDir'
    >
  > & {
    /** Whether the register is a demonstration: its records are invented, which every page says. */
    demo: boolean
  }

export interface Parts {
  db: Pool
  /** The connections for reads of strangers. */
  publicReads: PublicReads
  pool: pg.Pool
  /** By which other processes know that this one serves. */
  here: Presence
  /** Learns of jobs that were enqueued or stopped, because the process that serves does not work on them. */
  worker: Worker
  secrets: Secrets
  files: FileStore
  /** The newest audit row that this server recorded. */
  seen: () => Promise<SeenAudit | undefined>
  /** What is known of the guard of the public log. */
  guard: () => LogGuard
  /** The witnesses of the public log; none by default. */
  witnesses?: readonly VerifierKey[]
  /** Undefined when SMS is switched off. */
  sms: SmsPort | undefined
  mail: MailPort | undefined
  log: Logger
  config: AppConfig
  /** Makes the HTTP server that calls this handler; undefined makes one of its own (start/portFirst.ts). */
  serverFor?: (handler: RequestListener) => Server
}
