// Whether a job moves: it reports progress, or the database answers it. One that does neither shows no sign of life, since it may wait for what never comes.
import type { Pool } from '../db/connect.ts'

/** The reason to stop a job that stands still; it begins anew, as after the death of its process. */
export class Stalled extends Error {
  constructor(kind: string) {
    super(`A job of the kind ${kind} stood still, and was stopped`)
  }
}

interface Watch {
  /** The database for the work: each of its answers is a movement. */
  db: Pool
  moved: () => void
  standsStill: () => boolean
  rest: <T>(waiting: Promise<T>) => Promise<T>
  /** The result of the work, unless it is stopped for standing still: such work is left alone, because it may never end. */
  unlessStalled: (work: Promise<void>, signal: AbortSignal) => Promise<void>
}

export function watchOf(db: Pool, stillMs: number): Watch {
  let [movedAt, resting] = [Date.now(), 0]
  const moved = () => void (movedAt = Date.now())
  return {
    db: db.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult({ result }) {
        moved()
        return Promise.resolve(result)
      },
    }),
    moved,
    standsStill: () => resting === 0 && Date.now() - movedAt > stillMs,
    async rest(waiting) {
      resting++
      try {
        return await waiting
      } finally {
        resting--
        moved()
      }
    },
    unlessStalled: (work, signal) =>
      new Promise((resolve, reject) => {
        signal.addEventListener('abort', () => {
          if (signal.reason instanceof Stalled) reject(signal.reason)
        })
        work.then(resolve, reject)
      }),
  }
}
