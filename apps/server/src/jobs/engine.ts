// Who works on which job: graphile-worker on the same PostgreSQL (https://worker.graphile.org, decision 59).
import { Logger, run, type Runner, type TaskList } from 'graphile-worker'
import { sql } from 'kysely'
import type pg from 'pg'
import { unexpected } from '@register/contract/errors'
import type { Phrase } from '@register/contract/phrase'
import type { Ctx } from '../access/ctx.ts'
import type { Secrets } from '../access/secrets.ts'
import type { Db, Pool } from '../db/connect.ts'
import { takeFromDead, type Pace } from './handOver.ts'
import {
  beat,
  beginJob,
  failJob,
  giveBack,
  insertJob,
  Overtaken,
  stopJob,
  type Asking,
  type JobRecord,
  type NewJob,
} from './job.ts'
import { putInLine } from './library.ts'

/** How many jobs of a room each process works on at once; more would hold the connections that requests need. */
const places = { exports: 2, others: 3 } as const

/** What a handler works with. */
export interface Work {
  db: Pool
  secrets: Secrets
  job: JobRecord
  /** Ends what is under way: the job was stopped, or its process ends. */
  signal: AbortSignal
  /** How far it is, which is a sign of life. */
  tell: (progress: { done?: number; total?: number }) => Promise<void>
}

export interface JobKind {
  kind: string
  room: keyof typeof places
  /** Jobs of one line work one after the other, across all instances. */
  line?: string
  /** May be begun anew when its process has died: what it writes stands in one transaction with `endJob`, or does no harm twice. */
  work: (work: Work) => Promise<void>
  /** Hears of its failure, in the transaction that records it. */
  failed?: (tx: Db, job: JobRecord) => Promise<void>
}

export interface Engine {
  /** Puts a job in line in the transaction of the call: rolled back, it never was. Returns its id. */
  add(ctx: Asking, job: NewJob): Promise<string>
  /** Ends a job that waits or works, wherever that is: here at once, elsewhere at its next sign of life. False when it had ended. */
  stop(ctx: Pick<Ctx, 'db' | 'afterCommit'>, id: string, why: Phrase): Promise<boolean>
  /** Begins to work; without it the first job begins it. */
  start(): Promise<void>
  /** Jobs whose process has died begin anew elsewhere; what died three times has failed. */
  handOver(): Promise<void>
  /** Gives back what is under way and ends; nothing begins from now on. */
  close(): Promise<void>
}

interface Parts {
  db: Pool
  secrets: Secrets
  /** Connections of its own, two of which listen all the time. */
  pool: pg.Pool
  kinds: readonly JobKind[]
  /** What a failure says where it was meant to be said to people. */
  knownFailure: (error: unknown) => { phrase: Phrase } | undefined
  report: (error: unknown) => void
  /** Other than usual, for tests. */
  pace?: Pace
}

const usualPace: Pace = { beatMs: 15_000, silentSeconds: 60, lookMs: 5_000 }

/** The process ends in the middle. */
class Closing extends Error {}

const idIn = (payload: unknown): string =>
  typeof payload === 'object' && payload !== null && 'id' in payload ? String(payload.id) : ''
const traceOf = ({ asked }: JobRecord): string => (asked as { meta?: { traceId?: string } }).meta?.traceId ?? ''

export function engineOf({ db, secrets, pool, kinds, knownFailure, report, pace = usualPace }: Parts): Engine {
  const known = new Map(kinds.map((one) => [one.kind, one]))
  /** Attempts of this process with their jobs; one that was taken for dead may stand beside the next. */
  const running = new Map<AbortController, string>()
  /** Numbers of the library's own. */
  const givenBack: string[] = []
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
    const tell: Work['tell'] = async (progress) => {
      if (!(await beat(db, job, progress))) stopping.abort(new Overtaken())
    }
    const alive = setInterval(() => void tell({}).catch(report), pace.beatMs)
    try {
      stopping.signal.throwIfAborted()
      await of.work({ db, secrets, job, signal: stopping.signal, tell })
    } catch (error) {
      const why: unknown = stopping.signal.aborted ? stopping.signal.reason : error
      if (why instanceof Closing) {
        await giveBack(db, job)
        givenBack.push(inLibrary)
        throw why
      }
      // Thrown on: to the library a job that returns is done, and it would forget the attempt that goes on elsewhere.
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
  const begin = async (room: JobKind['room']): Promise<Runner> => {
    const taskList: TaskList = Object.fromEntries(
      kinds
        .filter((of) => of.room === room)
        .map((of) => [
          of.kind,
          (payload: unknown, { job }: { job: { id: string } }) => work(of, idIn(payload), job.id),
        ]),
    )
    const runner = await run({
      pgPool: pool,
      taskList,
      concurrency: places[room],
      pollInterval: pace.lookMs,
      noHandleSignals: true,
      logger,
    })
    // A worker that could not say that it was done, as when the database was away for long, works on nothing any more.
    runner.events.on('worker:fatalError', () => void renew().catch(report))
    runner.promise.catch(report)
    return runner
  }
  async function start(): Promise<void> {
    if (closing) return
    wanted = true
    runners ??= Promise.all((Object.keys(places) as JobKind['room'][]).map(begin))
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
    // What the others of them are at goes on to its end.
    void end(old)
    await start()
  }

  return {
    start,
    async add(ctx, job) {
      const of = known.get(job.kind)
      if (!of) throw new Error(`No handler works on jobs of the kind ${job.kind}`)
      const id = await insertJob(ctx, job)
      await putInLine(ctx.db, of, id)
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
      await takeFromDead(db, known, pace)
    },
    async close() {
      closing = true
      for (const stopping of running.keys()) stopping.abort(new Closing())
      await end(runners)
      if (givenBack.length > 0)
        await sql`select graphile_worker.reschedule_jobs(${givenBack}::bigint[], run_at => now(), attempts => 0)`.execute(
          db,
        )
    },
  }
}
