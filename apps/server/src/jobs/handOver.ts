// Jobs whose process has died: back in line for another one, which by itself the library does after four hours.
import { sql } from 'kysely'
import type { Phrase } from '@register/contract/phrase'
import type { Db, Pool } from '../db/connect.ts'
import { failJob, takeBack, type JobRecord } from './job.ts'
import { putInLine } from './library.ts'

export interface Pace {
  /** Milliseconds between two signs of life. */
  beatMs: number
  /** Seconds without one after which a process counts as dead. */
  silentSeconds: number
  /** Milliseconds after which a worker looks whether there is something, although nobody told it. */
  lookMs: number
}

interface Kind {
  kind: string
  line?: string
  failed?: (tx: Db, job: JobRecord) => Promise<void>
}

/** How many processes may die of a job before it has failed. */
const mostDeaths = 3

const interrupted: Phrase = [
  '处理多次中断，请重新开始',
  'The work was interrupted several times. Please start it again',
]

/** Any number of instances may do this at once: each row is dealt with by one. */
export const takeFromDead = (db: Pool, kinds: ReadonlyMap<string, Kind>, { silentSeconds }: Pace): Promise<void> =>
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
      if (job.deaths + 1 < mostDeaths) await takeBack(tx, job)
      else if (await failJob(tx, job, interrupted)) await kinds.get(job.kind)?.failed?.(tx, job)
    }
    // Also of one that died just before it began or just after it ended: its line would be closed to all others.
    await sql`select graphile_worker.force_unlock_workers(array(
      select held.locked_by from graphile_worker.jobs held left join job on job.id = held.key
      where held.locked_at < ${since} and (job.state is distinct from 'running' or job.beat_at < ${since})))`.execute(
      tx,
    )
    // In no line, as after the library's tables were lost.
    const lost = await tx
      .selectFrom('job')
      .select(['id', 'kind'])
      .where('state', '=', 'waiting')
      .where('beat_at', '<', since)
      .where(sql<boolean>`not exists (select from graphile_worker.jobs held where held.key = job.id)`)
      .execute()
    for (const { id, kind } of lost) await putInLine(tx, kinds.get(kind) ?? { kind }, id)
  })
