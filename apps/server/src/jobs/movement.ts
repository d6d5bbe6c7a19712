// The signs of life of an attempt: while it moves, by its own reports or by answers of the database. One that does neither shows none, since it may wait for what never comes.
import type { Pool } from '../db/connect.ts'
import type { Pace } from './handOver.ts'
import { beat, Overtaken, type JobRecord } from './job.ts'

/** The reason to stop a job that stands still; it begins anew, as after the death of its process. */
export class Stalled extends Error {
  constructor(kind: string) {
    super(`A job of the kind ${kind} stood still, and was stopped`)
  }
}

/** How work tells that it moves. */
export interface Moving {
  /** Records the progress, which also counts as a sign of life. */
  onProgress: (progress: { done?: number; total?: number }) => Promise<void>
  /** A wait for others that may last, such as for a place: meanwhile the job does not count as standing still. */
  rest: <T>(waiting: Promise<T>) => Promise<T>
}

interface Watched {
  db: Pool
  job: JobRecord
  stopping: AbortController
  pace: Pick<Pace, 'beatMs' | 'stillMs'>
  report: (error: unknown) => void
}

interface Watch extends Moving {
  /** The database for the work: each of its answers is a movement. */
  db: Pool
  /** The result of the work, unless it is stopped for standing still: such work is left alone, because it may never end. */
  unlessStalled: (work: Promise<void>) => Promise<void>
  end: () => void
}

/** Begins to watch an attempt. */
export function watchOf({ db, job, stopping, pace, report }: Watched): Watch {
  const { signal } = stopping
  let [movedAt, resting] = [performance.now(), 0]
  const moved = () => void (movedAt = performance.now())
  const sign: Moving['onProgress'] = async (progress) => {
    if (!(await beat(db, job, progress))) stopping.abort(new Overtaken())
  }
  const alive = setInterval(() => {
    if (resting === 0 && performance.now() - movedAt > pace.stillMs) stopping.abort(new Stalled(job.kind))
    else void sign({}).catch(report)
  }, pace.beatMs)
  return {
    db: db.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult({ result }) {
        moved()
        return Promise.resolve(result)
      },
    }),
    onProgress(progress) {
      moved()
      return sign(progress)
    },
    async rest(waiting) {
      resting++
      try {
        return await waiting
      } finally {
        resting--
        moved()
      }
    },
    unlessStalled: (work) =>
      new Promise((resolve, reject) => {
        signal.addEventListener('abort', () => {
          if (signal.reason instanceof Stalled) reject(signal.reason)
        })
        work.then(resolve, reject)
      }),
    end: () => clearInterval(alive),
  }
}
