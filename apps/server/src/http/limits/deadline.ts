// Limits how long a caller waits: callers give up after 10 s, and a frozen database never answers.
import { busy } from '@register/contract/errors'

const patienceMs = 7_500

export interface Deadline {
  passed(): boolean
  /** The result of `work`, or 503 when the time is up first; `work` then continues, but its result is ignored. */
  hold<T>(work: Promise<T>): Promise<T>
}

/** The time starts at once. */
export function deadline(ms = patienceMs): Deadline {
  const until = performance.now() + ms
  return {
    passed: () => performance.now() >= until,
    async hold(work) {
      let timer: NodeJS.Timeout | undefined
      const late = new Promise<never>((_, reject) => {
        timer = setTimeout(() => reject(busy()), Math.max(0, until - performance.now()))
      })
      try {
        return await Promise.race([work, late])
      } finally {
        clearTimeout(timer)
      }
    },
  }
}
