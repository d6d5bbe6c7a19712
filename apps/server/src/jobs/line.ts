// Work beside requests: jobs stand in line, so many run at once in this process, and each shows signs of life while it waits and works.

export interface Job {
  work: (signal: AbortSignal) => Promise<void>
  /** A sign of life; false when the job was ended from elsewhere, which stops it here. */
  beat: () => Promise<boolean>
  /** Hears why it failed: what the work threw, or why it was stopped. */
  failed: (error: unknown) => Promise<void>
  /** Hears of what goes wrong about the job itself. */
  report: (error: unknown) => void
}

export interface Line {
  /** Puts a job in line; resolves when it has ended, whichever way. */
  add(id: string, job: Job): Promise<void>
  /** Stops a job that waits or works in this process; `reason` is what its work throws. */
  stop(id: string, reason: Error): void
  /** Stops all, now and from now on; resolves when the last one has ended. */
  close(reason: Error): Promise<void>
}

const beatEveryMs = 15_000

const endedElsewhere = () => new Error('The job was ended from elsewhere')

export function lineOf(atOnce: number): Line {
  const jobs = new Map<string, { stopping: AbortController; ended: Promise<void> }>()
  const waiting: (() => void)[] = []
  let running = 0
  let closed: Error | undefined

  const turn = (signal: AbortSignal) =>
    new Promise<void>((go, leave) => {
      if (running < atOnce) {
        running++
        go()
        return
      }
      waiting.push(go)
      signal.addEventListener('abort', () => {
        const at = waiting.indexOf(go)
        if (at < 0) return
        waiting.splice(at, 1)
        leave(signal.reason as Error)
      })
    })
  const next = () => {
    const go = waiting.shift()
    // Who leaves passes the place on, so the number stays.
    if (go) go()
    else running--
  }

  const run = async ({ work }: Job, signal: AbortSignal) => {
    signal.throwIfAborted()
    await turn(signal)
    try {
      signal.throwIfAborted()
      await work(signal)
    } finally {
      next()
    }
  }

  return {
    add(id, job) {
      const stopping = new AbortController()
      const { signal } = stopping
      if (closed) stopping.abort(closed)
      const alive = setInterval(() => {
        job.beat().then((still) => {
          if (!still) stopping.abort(endedElsewhere())
        }, job.report)
      }, beatEveryMs)
      alive.unref()
      const ended = run(job, signal)
        .catch((error: unknown) => job.failed(signal.aborted ? signal.reason : error))
        .catch(job.report)
        .finally(() => {
          clearInterval(alive)
          jobs.delete(id)
        })
      jobs.set(id, { stopping, ended })
      return ended
    },
    stop: (id, reason) => jobs.get(id)?.stopping.abort(reason),
    async close(reason) {
      closed = reason
      for (const { stopping } of jobs.values()) stopping.abort(reason)
      await Promise.allSettled([...jobs.values()].map(({ ended }) => ended))
    },
  }
}

/** Tells how far something is now and then: every so many milliseconds, or rows. */
export function paced(
  tell: (done: number) => Promise<unknown>,
  { everyMs, everyRows = Infinity }: { everyMs: number; everyRows?: number },
): (done: number) => Promise<void> {
  let [toldAt, toldRows] = [Date.now(), 0]
  return async (done) => {
    if (done - toldRows < everyRows && Date.now() - toldAt < everyMs) return
    ;[toldAt, toldRows] = [Date.now(), done]
    await tell(done)
  }
}
