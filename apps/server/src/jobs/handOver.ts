// Requeues jobs whose process has died: at once where the lock of the process is free, otherwise after a minute of silence; without this the library waits four hours.
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Phrase } from '@register/contract/phrase'
import type { Db, Pool } from '../db/connect.ts'
import { isPassing } from '../db/connection/away.ts'
import { isGone } from '../db/presence/presence.ts'
import { failJob, requeueOfDead, type JobRecord } from './job.ts'
import { enqueue, isQueued, unlockJobs, unlockSilent, unlockWorkers } from './library.ts'
import { takeProcesses } from './processes.ts'

export interface Pace {
  /** Milliseconds between two signs of life. */
  beatMs: number
  /** Seconds without a sign of life after which a process counts as dead. */
  silentSeconds: number
  /** Milliseconds after which a worker looks for jobs without having been notified of one. */
  lookMs: number
  /** Milliseconds without any progress after which a job of this process counts as dead. */
  stillMs: number
}

interface Kind {
  kind: string
  queue?: string
  failed?: (tx: Db, job: JobRecord) => Promise<void>
}
type Kinds = ReadonlyMap<string, Kind>

/** How many processes may die during a job before it has failed. */
const mostDeaths = 3

const interrupted: Phrase = [
  '处理多次中断，请重新开始',
  'The work was interrupted several times. Please start it again',
]

/** The running jobs, each locked by one instance. */
const running = (tx: Db) => tx.selectFrom('job').selectAll().where('state', '=', 'running').forUpdate().skipLocked()

/** Puts the jobs back into the queue; returns those that are there. */
async function giveAway(tx: Db, kinds: Kinds, jobs: readonly JobRecord[]): Promise<readonly JobRecord[]> {
  const requeued: JobRecord[] = []
  for (const job of jobs)
    if (job.deaths + 1 < mostDeaths) {
      await requeueOfDead(tx, job)
      requeued.push(job)
    } else if (await failJob(tx, job, interrupted)) await kinds.get(job.kind)?.failed?.(tx, job)
  return requeued
}

/** Milliseconds between two attempts to put back a job that the database left. */
const againMs = 500

/** Puts back a job of this process as soon as the database takes it; left to the minute of silence when the process ends meanwhile. */
export async function giveAwayOnceBack(db: Pool, kinds: Kinds, job: JobRecord, ends: () => boolean): Promise<void> {
  for (;;)
    try {
      await db.transaction().execute((tx) => giveAway(tx, kinds, [job]))
      return
    } catch (error) {
      if (ends() || !isPassing(error)) throw error
      await wait(againMs)
    }
}

/** Any number of instances may do this at once, because each row is locked by one. */
export const requeueJobsOfDead = (db: Pool, kinds: Kinds, { silentSeconds }: Pace): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const since = sql<string>`now() - make_interval(secs => ${silentSeconds})`
    await giveAway(tx, kinds, await running(tx).where('beat_at', '<', since).execute())
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

/** Gives away what the processes with these numbers held. `release` does the same for work that is no job. */
export const requeueJobsOf = (
  db: Pool,
  kinds: Kinds,
  numbers: readonly number[],
  release: (tx: Db, numbers: readonly number[]) => Promise<void>,
): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const gone = await takeProcesses(tx, numbers)
    const jobs = await running(tx)
      .where('process_number', 'in', numbers)
      .where(isGone(sql`process_number`))
      .execute()
    const requeued = await giveAway(tx, kinds, jobs)
    await unlockWorkers(
      tx,
      gone.flatMap(({ workers }) => workers),
    )
    // Of a process that is not on record only its jobs say which of its workers held something.
    await unlockJobs(
      tx,
      jobs.map(({ id }) => id),
    )
    // Enqueued again, although the library knows them, because this notifies the workers.
    for (const { id, kind } of requeued) await enqueue(tx, kinds.get(kind) ?? { kind }, id)
    const released = gone.map(({ number }) => number)
    if (released.length > 0) await release(tx, released)
  })
