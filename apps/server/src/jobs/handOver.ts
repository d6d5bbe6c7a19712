// Requeues jobs whose process has died after a minute; without this the library waits four hours.
import { sql } from 'kysely'
import type { Phrase } from '@register/contract/phrase'
import type { Db, Pool } from '../db/connect.ts'
import { failJob, requeueOfDead, type JobRecord } from './job.ts'
import { enqueue, isQueued, unlockSilent } from './library.ts'

export interface Pace {
  /** Milliseconds between two signs of life. */
  beatMs: number
  /** Seconds without a sign of life after which a process counts as dead. */
  silentSeconds: number
  /** Milliseconds after which a worker looks for jobs without having been notified of one. */
  lookMs: number
}

interface Kind {
  kind: string
  queue?: string
  failed?: (tx: Db, job: JobRecord) => Promise<void>
}

/** How many processes may die during a job before it has failed. */
const mostDeaths = 3

const interrupted: Phrase = [
  '处理多次中断，请重新开始',
  'The work was interrupted several times. Please start it again',
]

/** Any number of instances may do this at once, because each row is locked by one. */
export const requeueJobsOfDead = (db: Pool, kinds: ReadonlyMap<string, Kind>, { silentSeconds }: Pace): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const since = sql<string>`now() - make_interval(secs => ${silentSeconds})`
    const silent = await tx
      .selectFrom('job')
      .selectAll()
      .where('state', '=', 'running')
      .where('beat_at', '<', since)
      .forUpdate()
      .skipLocked()
      .execute()
    for (const job of silent) {
      if (job.deaths + 1 < mostDeaths) await requeueOfDead(tx, job)
      else if (await failJob(tx, job, interrupted)) await kinds.get(job.kind)?.failed?.(tx, job)
    }
    await unlockSilent(tx, since)
    // Jobs that the library does not know, for example after its tables were lost.
    const lost = await tx
      .selectFrom('job')
      .select(['id', 'kind'])
      .where('state', '=', 'waiting')
      .where('beat_at', '<', since)
      .where(sql<boolean>`not ${isQueued}`)
      .execute()
    for (const { id, kind } of lost) await enqueue(tx, kinds.get(kind) ?? { kind }, id)
  })
