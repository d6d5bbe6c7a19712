// Checks shares of a large register in threads of this process, one for each processor. A thread that ends or fails ends the check.
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type pg from 'pg'
import type { Finding } from '../access/finding.ts'
import type { Beside, Lanes, Share } from '../checks/lanes.ts'

/** What a thread is started with: who it is in the database, and the moment that it reads. */
export interface ThreadData {
  connection: pg.PoolConfig
  moment: string
}
/** The order to end. */
export const enough = 'enough'

/** More would hold more memory, and the database works for each of them too. */
const mostThreads = 8
/** Reports of a share: some seconds of work. */
const perShare = 10_000
/** Megabytes for what a batch of rows leaves behind: with less, it is copied about before it is thrown away. */
const young = 64
const megabytes = 768

interface Waiting {
  share: Share
  done: (findings: readonly Finding[]) => void
  failed: (error: Error) => void
}

/** @param program what runs in each thread: it answers each share with its findings, and ends on `enough` */
export function threadsOf(count: number, program: URL, data: ThreadData): Lanes {
  const waiting: Waiting[] = []
  const busy = new Map<Worker, Waiting>()
  let broken: Error | undefined
  let isOver = false
  const next = (thread: Worker) => {
    const one = waiting.shift()
    if (!one) return
    busy.set(thread, one)
    thread.postMessage(one.share)
  }
  const fail = (error: Error) => {
    if (isOver) return
    broken ??= error
    for (const { failed } of [...busy.values(), ...waiting.splice(0)]) failed(broken)
    busy.clear()
  }
  const threads = Array.from({ length: count }, () => {
    const thread = new Worker(program, {
      workerData: data,
      // Without the options of this process: the thread is the built program, also under the tests.
      execArgv: [],
      resourceLimits: { maxYoungGenerationSizeMb: young, maxOldGenerationSizeMb: megabytes },
    })
    thread.on('message', (findings: readonly Finding[]) => {
      const one = busy.get(thread)
      busy.delete(thread)
      one?.done(findings)
      next(thread)
    })
    thread.on('error', fail)
    thread.on('exit', (code) => fail(new Error(`A thread of the check ended before its work was done (${code})`)))
    return thread
  })
  return {
    count,
    run: (share) =>
      new Promise((done, failed) => {
        if (broken) return failed(broken)
        waiting.push({ share, done, failed })
        const idle = threads.find((thread) => !busy.has(thread))
        if (idle) next(idle)
      }),
    async close() {
      const isIdle = busy.size === 0 && waiting.length === 0 && !broken
      isOver = true
      if (!isIdle) return void (await Promise.all(threads.map((thread) => thread.terminate())))
      await Promise.all(
        threads.map(
          (thread) =>
            new Promise((ended) => {
              thread.once('exit', ended)
              thread.postMessage(enough)
            }),
        ),
      )
    },
  }
}

/** @param connection who the threads are in the database */
export const besideOf = (connection: pg.PoolConfig): Beside => ({
  perShare,
  open: (moment) =>
    threadsOf(Math.min(availableParallelism(), mostThreads), new URL('checkThread.js', import.meta.url), {
      connection,
      moment,
    }),
})
