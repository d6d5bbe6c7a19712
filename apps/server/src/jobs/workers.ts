// The workers of a process: graphile-worker on the same PostgreSQL (https://worker.graphile.org, docs/decisions/0059-one-table-of-jobs.md).
import { EventEmitter } from 'node:events'
import { Logger, run, type Runner, type TaskList, type WorkerEvents } from 'graphile-worker'
import type pg from 'pg'
import type { Presence } from '../db/presence/presence.ts'

/** How many jobs of each pool a process runs at once; more would hold the connections that requests need. */
const concurrency = { exports: 2, others: 3 } as const
export type WorkerPool = keyof typeof concurrency

interface Given {
  pool: pg.Pool
  here: Presence
  /** `run` gets what was enqueued and the library's own id of the job. */
  kinds: readonly { kind: string; workers: WorkerPool; run: (payload: unknown, inLibrary: string) => Promise<void> }[]
  /** Milliseconds after which a worker looks for jobs without having been notified of one. */
  lookMs: number
  /** Errors by which a job leaves its worker without having failed. */
  isExpected: (error: unknown) => boolean
  /** Puts the process and its workers on record. */
  onRecord: (number: number) => Promise<void>
  report: (error: unknown) => void
}

interface Workers {
  /** Starts them, unless they work or have ended. */
  start(): Promise<void>
  /** Starts them where an earlier start has failed. */
  goOn(): Promise<void>
  /** Their names in the library. */
  names(): string[]
  /** Waits for what they work on. */
  end(): Promise<void>
}

export function workersOf({ pool, here, kinds, lookMs, isExpected, onRecord, report }: Given): Workers {
  const names = new Set<string>()
  let [wanted, closing] = [false, false]
  let runners: Promise<Runner[]> | undefined

  const logger = new Logger(() => (level: string, message, meta) => {
    const error = meta?.['error'] ?? meta?.['fatalError']
    if (level === 'error' && !isExpected(error)) report(error ?? new Error(message))
  })
  const begin = async (workers: WorkerPool): Promise<Runner> => {
    const taskList: TaskList = Object.fromEntries(
      kinds
        .filter((of) => of.workers === workers)
        .map((of) => [of.kind, (payload: unknown, { job }: { job: { id: string } }) => of.run(payload, job.id)]),
    )
    const events = new EventEmitter() as WorkerEvents
    events.on('worker:create', ({ worker }) => void names.add(worker.workerId))
    events.on('worker:stop', ({ worker }) => void names.delete(worker.workerId))
    const runner = await run({
      pgPool: pool,
      taskList,
      concurrency: concurrency[workers],
      pollInterval: lookMs,
      noHandleSignals: true,
      events,
      logger,
    })
    // A worker that could not record the end of its job, for example while the database is down, accepts no further job.
    runner.events.on('worker:fatalError', () => void renew().catch(report))
    runner.promise.catch(report)
    return runner
  }
  async function begun(): Promise<Runner[]> {
    await here.begin()
    const ones = await Promise.all((Object.keys(concurrency) as WorkerPool[]).map(begin))
    const number = here.number()
    if (number !== undefined) await onRecord(number)
    return ones
  }
  async function start(): Promise<void> {
    if (closing) return
    wanted = true
    runners ??= begun()
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
    goOn: async () => {
      if (wanted) await start()
    },
    names: () => [...names],
    async end() {
      closing = true
      await end(runners)
    },
  }
}
