// Builds what works beside the serving: the engine of jobs, and what runs every few seconds for its work.
import type pg from 'pg'
import { presenceOf, type Presence } from './db/presence/presence.ts'
import { jobKinds } from './background.ts'
import { releaseLetters } from './features/system/push/service.ts'
import { knownFailure } from './http/failures.ts'
import { engineOf, type Engine } from './jobs/engine.ts'
import type { Task } from './jobs/scheduler.ts'
import type { Parts } from './parts.ts'
import { workTasks } from './recurring.ts'

export type WorkParts = Pick<Parts, 'db' | 'secrets' | 'files' | 'seen' | 'sms' | 'mail' | 'log' | 'config'> & {
  /** The connections that only the engine uses (db/jobs/jobPool.ts). */
  pool: pg.Pool
}

export interface Work {
  engine: Engine
  /** By which other processes know that this one works. */
  here: Presence
  tasks: Task[]
}

export function buildWork({ db, secrets, pool, files, seen, sms, mail, log, config }: WorkParts): Work {
  const report = (what: string) => (error: unknown) => log.error({ err: error }, what)
  const outside = { sms, mail, report: report('a message was not sent') }
  const here = presenceOf(pool, report('the connection that shows this process was lost'))
  const engine = engineOf({
    db,
    secrets,
    pool,
    here,
    release: releaseLetters,
    kinds: jobKinds({ files, seen, outside, config }),
    knownFailure,
    report: report('a job failed'),
  })
  return { engine, here, tasks: workTasks({ db, secrets, log, outside, here, engine }) }
}
