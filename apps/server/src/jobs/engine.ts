// Runs jobs: their rows, their attempts and what becomes of those of a process that is gone (docs/decisions/0059-one-table-of-jobs.md).
import type pg from 'pg'
import { unexpected } from '@register/contract/errors'
import type { Phrase } from '@register/contract/phrase'
import type { Secrets } from '../access/secrets.ts'
import type { Db, Pool } from '../db/connect.ts'
import { isPassing } from '../db/connection/away.ts'
import type { Presence } from '../db/presence/presence.ts'
import { giveAwayOnceBack, requeueJobsOf, requeueJobsOfDead, type Pace } from './handOver.ts'
import { beginJob, failJob, Overtaken, requeue, type JobRecord } from './job.ts'
import { jobsOf, type Jobs } from './jobs.ts'
import { reschedule } from './library.ts'
import { Stalled, watchOf, type Moving } from './movement.ts'
import { forgetProcess, goneProcesses, recordProcess, renumber } from './processes.ts'
import { workersOf, type WorkerPool } from './workers.ts'

/** What a handler gets. */
export interface Work extends Moving {
  db: Pool
  secrets: Secrets
  job: JobRecord
  /** Aborts when the job was stopped or its process ends. */
  signal: AbortSignal
}

export interface JobKind {
  kind: string
  workers: WorkerPool
  /** Jobs of one queue run one after the other, across all instances. */
  queue?: string
  /** Runs again when its process has died, so it must write in one transaction with `endJob`, or only what may be written twice. */
  work: (work: Work) => Promise<void>
  /** Runs after a failure, in the transaction that records it. */
  failed?: (tx: Db, job: JobRecord) => Promise<void>
}

export interface Engine extends Jobs {
  /** Starts the workers; otherwise the first job starts them. */
  start(): Promise<void>
  /** Requeues jobs whose process has died; a job that died three times has failed. */
  handOver(): Promise<void>
  /** Requeues jobs whose process was gone now and when this was called before: call it every second. */
  lookForGone(): Promise<void>
  /** Ends the attempts of this process at a job that was stopped. */
  abort: (id: string) => void
  /** Stops running jobs and requeues them; no job begins from now on. */
  close(): Promise<void>
}

interface Parts {
  db: Pool
  secrets: Secrets
  /** A separate pool, because two of its connections listen all the time. */
  pool: pg.Pool
  /** By which other processes know that this one is there; the engine begins and ends it. */
  here: Presence
  /** Gives away work of processes that are gone, where it is no job. */
  release?: (tx: Db, numbers: readonly number[]) => Promise<void>
  kinds: readonly JobKind[]
  /** The text of a failure that is meant for people. */
  knownFailure: (error: unknown) => { phrase: Phrase } | undefined
  report: (error: unknown) => void
  /** Other intervals than the usual ones, for tests. */
  pace?: Partial<Pace>
}

const usualPace: Pace = { beatMs: 15_000, silentSeconds: 60, lookMs: 5_000, stillMs: 600_000 }

/** The reason to stop a job when its process ends. */
class Closing extends Error {}

const idIn = (payload: unknown): string =>
  typeof payload === 'object' && payload !== null && 'id' in payload ? String(payload.id) : ''
const traceOf = ({ asked }: JobRecord): string => (asked as { meta?: { traceId?: string } }).meta?.traceId ?? ''

export function engineOf(parts: Parts): Engine {
  const { db, secrets, pool, here, kinds, knownFailure, report } = parts
  const pace = { ...usualPace, ...parts.pace }
  const release = parts.release ?? (() => Promise.resolve())
  const known = new Map(kinds.map((one) => [one.kind, one]))
  /** Attempts of this process by their jobs; an attempt that counts as dead may run at the same time as the next one. */
  const running = new Map<AbortController, JobRecord>()
  /** Processes that the last look found gone. */
  let missing: readonly number[] = []
  /** Jobs that were requeued, by the library's own ids. */
  const requeued: string[] = []
  let closing = false
  let close = () => {}
  const closed = new Promise<undefined>((resolve) => void (close = () => resolve(undefined)))
  // Waits only while it is cut off: each race would stay in the memory of the promise of the end.
  const ownNumber = async () => here.number() ?? (await Promise.race([here.held(), closed]))

  async function onRecord(number: number, before?: number): Promise<void> {
    const attempts = [...running]
    const kept = await db.transaction().execute(async (tx) => {
      await recordProcess(tx, { number, ...(before !== undefined && { before }), workers: workers.names() })
      // What it was sending when it was cut off would wait for minutes; a letter that was on its way goes twice.
      if (before !== undefined) await release(tx, [before])
      return renumber(
        tx,
        number,
        attempts.map(([, job]) => job),
      )
    })
    // What was given away while this process was cut off is left to the one that has it.
    for (const [stopping, job] of attempts) if (!kept.has(`${job.id} ${job.attempts}`)) stopping.abort(new Overtaken())
  }

  async function fail(of: JobKind, job: JobRecord, error: unknown): Promise<void> {
    const said = knownFailure(error)
    if (!said) report(error)
    await db.transaction().execute(async (tx) => {
      if (!(await failJob(tx, job, said?.phrase ?? unexpected(traceOf(job))))) throw new Overtaken()
      await of.failed?.(tx, job)
    })
  }

  async function work(of: JobKind, id: string, inLibrary: string): Promise<void> {
    const number = await ownNumber()
    if (closing || number === undefined) throw new Closing()
    const job = await beginJob(db, id, number)
    if (!job) return
    const stopping = new AbortController()
    running.set(stopping, job)
    if (closing) stopping.abort(new Closing())
    const { end, unlessStalled, ...watch } = watchOf({ db, job, stopping, pace, report })
    try {
      stopping.signal.throwIfAborted()
      // The process may have taken a new number since: others would look for one that is forgotten.
      const now = await ownNumber()
      if (now !== undefined && now !== number) await renumber(db, now, [job])
      await unlessStalled(of.work({ ...watch, secrets, job, signal: stopping.signal }))
    } catch (error) {
      const why: unknown = stopping.signal.aborted ? stopping.signal.reason : error
      // Work that the database left, or had no time for, begins anew once it is back, as after the death of its process.
      if (why instanceof Stalled || isPassing(why)) {
        report(why)
        await giveAwayOnceBack(db, known, job, () => closing)
        throw why
      }
      if (why instanceof Closing) {
        await requeue(db, job)
        requeued.push(inLibrary)
        throw why
      }
      // Thrown again, because the library counts a job that returns as done and would drop the attempt that runs elsewhere.
      if (why instanceof Overtaken) throw why
      await fail(of, job, why)
    } finally {
      end()
      running.delete(stopping)
    }
  }

  const workers = workersOf({
    pool,
    here,
    kinds: kinds.map((of) => ({
      kind: of.kind,
      workers: of.workers,
      run: (payload, inLibrary) => work(of, idIn(payload), inLibrary),
    })),
    lookMs: pace.lookMs,
    isExpected: (error) => [Closing, Overtaken, Stalled].some((of) => error instanceof of) || isPassing(error),
    onRecord,
    report,
  })
  here.onNumber(onRecord)

  const abort = (id: string) => {
    for (const [stopping, job] of running) if (job.id === id) stopping.abort(new Overtaken())
  }

  return {
    start: () => workers.start(),
    ...jobsOf(kinds, {
      added: () => void workers.start().catch(report),
      stopped: abort,
    }),
    abort,
    async handOver() {
      await workers.goOn()
      await requeueJobsOfDead(db, known, pace)
    },
    async lookForGone() {
      const gone = await goneProcesses(db)
      // Twice in a row, because a process whose connection breaks holds its lock again within a moment.
      const confirmed = gone.filter((number) => missing.includes(number))
      missing = gone
      if (confirmed.length > 0 && here.mayJudge()) await requeueJobsOf(db, known, confirmed, release)
    },
    async close() {
      closing = true
      close()
      for (const stopping of running.keys()) stopping.abort(new Closing())
      await workers.end()
      await reschedule(db, requeued)
      const number = here.number()
      await here.end()
      if (number !== undefined) await forgetProcess(db, number)
    },
  }
}
