// Runs jobs: graphile-worker on the same PostgreSQL (https://worker.graphile.org, decision 59).
import { Logger, run, type Runner, type TaskList } from 'graphile-worker'
import type pg from 'pg'
import { unexpected } from '@register/contract/errors'
import type { Phrase } from '@register/contract/phrase'
import type { Ctx } from '../access/ctx.ts'
import type { Secrets } from '../access/secrets.ts'
import type { Db, Pool } from '../db/connect.ts'
import { requeueJobsOfDead, type Pace } from './handOver.ts'
import {
  beat,
  beginJob,
  failJob,
  requeue,
  insertJob,
  Overtaken,
  stopJob,
  type Asking,
  type JobRecord,
  type NewJob,
} from './job.ts'
import { enqueue, reschedule } from './library.ts'

/** How many jobs of each pool a process runs at once; more would hold the connections that requests need. */
const concurrency = { exports: 2, others: 3 } as const

/** What a handler gets. */
export interface Work {
  db: Pool
  secrets: Secrets
  job: JobRecord
  /** Aborts when the job was stopped or its process ends. */
  signal: AbortSignal
  /** Records the progress, which also counts as a sign of life. */
  onProgress: (progress: { done?: number; total?: number }) => Promise<void>
}

export interface JobKind {
  kind: string
  workers: keyof typeof concurrency
  /** Jobs of one queue run one after the other, across all instances. */
  queue?: string
  /** Runs again when its process has died, so it must write in one transaction with `endJob`, or only what may be written twice. */
  work: (work: Work) => Promise<void>
  /** Runs after a failure, in the transaction that records it. */
  failed?: (tx: Db, job: JobRecord) => Promise<void>
}

export interface Engine {
  /** Enqueues a job in the transaction of the call; a rollback removes it. Returns its id. */
  add(ctx: Asking, job: NewJob): Promise<string>
  /** Ends a waiting or running job: in this process at once, in another one at its next sign of life. False when it had ended. */
  stop(ctx: Pick<Ctx, 'db' | 'afterCommit'>, id: string, why: Phrase): Promise<boolean>
  /** Starts the workers; otherwise the first job starts them. */
  start(): Promise<void>
  /** Requeues jobs whose process has died; a job that died three times has failed. */
  handOver(): Promise<void>
  /** Stops running jobs and requeues them; no job begins from now on. */
  close(): Promise<void>
}

interface Parts {
  db: Pool
  secrets: Secrets
  /** A separate pool, because two of its connections listen all the time. */
  pool: pg.Pool
  kinds: readonly JobKind[]
  /** The text of a failure that is meant for people. */
  knownFailure: (error: unknown) => { phrase: Phrase } | undefined
  report: (error: unknown) => void
  /** Other intervals than the usual ones, for tests. */
  pace?: Pace
}

const usualPace: Pace = { beatMs: 15_000, silentSeconds: 60, lookMs: 5_000 }

/** The reason to stop a job when its process ends. */
class Closing extends Error {}

const idIn = (payload: unknown): string =>
  typeof payload === 'object' && payload !== null && 'id' in payload ? String(payload.id) : ''
const traceOf = ({ asked }: JobRecord): string => (asked as { meta?: { traceId?: string } }).meta?.traceId ?? ''

export function engineOf({ db, secrets, pool, kinds, knownFailure, report, pace = usualPace }: Parts): Engine {
  const known = new Map(kinds.map((one) => [one.kind, one]))
  /** Attempts of this process by their jobs; an attempt that counts as dead may run at the same time as the next one. */
  const running = new Map<AbortController, string>()
  /** Jobs that were requeued, by the library's own ids. */
  const requeued: string[] = []
  let [wanted, closing] = [false, false]
  let runners: Promise<Runner[]> | undefined

  async function fail(of: JobKind, job: JobRecord, error: unknown): Promise<void> {
    const said = knownFailure(error)
    if (!said) report(error)
    await db.transaction().execute(async (tx) => {
      if (!(await failJob(tx, job, said?.phrase ?? unexpected(traceOf(job))))) throw new Overtaken()
      await of.failed?.(tx, job)
    })
  }

  async function work(of: JobKind, id: string, inLibrary: string): Promise<void> {
    if (closing) throw new Closing()
    const job = await beginJob(db, id)
    if (!job) return
    const stopping = new AbortController()
    running.set(stopping, id)
    if (closing) stopping.abort(new Closing())
    const onProgress: Work['onProgress'] = async (progress) => {
      if (!(await beat(db, job, progress))) stopping.abort(new Overtaken())
    }
    const alive = setInterval(() => void onProgress({}).catch(report), pace.beatMs)
    try {
      stopping.signal.throwIfAborted()
      await of.work({ db, secrets, job, signal: stopping.signal, onProgress })
    } catch (error) {
      const why: unknown = stopping.signal.aborted ? stopping.signal.reason : error
      if (why instanceof Closing) {
        await requeue(db, job)
        requeued.push(inLibrary)
        throw why
      }
      // Thrown again, because the library counts a job that returns as done and would drop the attempt that runs elsewhere.
      if (why instanceof Overtaken) throw why
      await fail(of, job, why)
    } finally {
      clearInterval(alive)
      running.delete(stopping)
    }
  }

  const logger = new Logger(() => (level: string, message, meta) => {
    const error = meta?.['error']
    if (level === 'error' && !(error instanceof Closing || error instanceof Overtaken))
      report(error ?? new Error(message))
  })
  const begin = async (workers: JobKind['workers']): Promise<Runner> => {
    const taskList: TaskList = Object.fromEntries(
      kinds
        .filter((of) => of.workers === workers)
        .map((of) => [
          of.kind,
          (payload: unknown, { job }: { job: { id: string } }) => work(of, idIn(payload), job.id),
        ]),
    )
    const runner = await run({
      pgPool: pool,
      taskList,
      concurrency: concurrency[workers],
      pollInterval: pace.lookMs,
      noHandleSignals: true,
      logger,
    })
    // A worker that could not record the end of its job, for example while the database is down, accepts no further job.
    runner.events.on('worker:fatalError', () => void renew().catch(report))
    runner.promise.catch(report)
    return runner
  }
  async function start(): Promise<void> {
    if (closing) return
    wanted = true
    runners ??= Promise.all((Object.keys(concurrency) as JobKind['workers'][]).map(begin))
    const now = runners
    await now.catch((error: unknown) => {
      if (runners === now) runners = undefined
      throw error
    })
  }
  const end = async (ones: Promise<Runner[]> | undefined) =>
    void (await Promise.allSettled(((await ones?.catch(() => [])) ?? []).map((one) => one.stop())))
  async function renew(): Promise<void> {
    const old = runners
    if (!old || closing) return
    runners = undefined
    // Its other jobs run to their end.
    void end(old)
    await start()
  }

  return {
    start,
    async add(ctx, job) {
      const of = known.get(job.kind)
      if (!of) throw new Error(`No handler works on jobs of the kind ${job.kind}`)
      const id = await insertJob(ctx, job)
      await enqueue(ctx.db, of, id)
      ctx.afterCommit(() => void start().catch(report))
      return id
    },
    async stop(ctx, id, why) {
      const stopped = await stopJob(ctx.db, id, why)
      ctx.afterCommit(() => {
        for (const [stopping, of] of running) if (of === id) stopping.abort(new Overtaken())
      })
      return stopped
    },
    async handOver() {
      if (wanted) await start()
      await requeueJobsOfDead(db, known, pace)
    },
    async close() {
      closing = true
      for (const stopping of running.keys()) stopping.abort(new Closing())
      await end(runners)
      await reschedule(db, requeued)
    },
  }
}
