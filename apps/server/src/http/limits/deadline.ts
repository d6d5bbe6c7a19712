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
    // By hand, because every call holds four or five times, and a race makes several more promises for each.
    hold: (work) =>
      new Promise((resolve, reject) => {
        const timer = setTimeout(() => reject(busy()), Math.max(0, until - performance.now()))
        work.then(resolve, reject).finally(() => clearTimeout(timer))
      }),
  }
}
