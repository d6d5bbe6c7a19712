// Records every answer: which kinds there were, how long callers waited, how long the product did not work, and what must never happen.
/** @import { Answer } from './call.mjs' */

/** @param {number} longestMs that a caller may wait for an answer @param {number} patienceMs after which one waits no more */
export function newWatch(longestMs = 8_000, patienceMs = 10_000) {
  /** @type {Record<string, number>} */
  const kinds = {}
  /** @type {Record<string, Record<string, number>>} */
  const byWhat = {}
  /** @type {Set<string>} */
  const problems = new Set()
  /** @type {{ since: number, done: (ms: number) => void } | undefined} */
  let outage
  let longest = 0
  /** What may happen now: while the server is alive, every call is answered. */
  let [serverMayDie, stopping] = [false, false]

  const watch = {
    problems,
    patienceMs,
    /** A disc is full: refusals that say so are no problem. */
    isFull: false,
    /** The id of the import that is being written; otherwise empty. */
    importing: '',
    /** @param {Answer} answer @param {string} what */
    saw(answer, what) {
      const { status, error, retryAfter, sentAt, ms } = answer
      const kind = status === 0 ? error : String(status)
      kinds[kind] = (kinds[kind] ?? 0) + 1
      const own = (byWhat[what] ??= {})
      own[kind] = (own[kind] ?? 0) + 1
      longest = Math.max(longest, ms)
      if (ms > longestMs) problems.add(`${what}: the caller waited ${ms} ms`)
      if (status === 503 && retryAfter <= 0) problems.add(`${what}: 503 without Retry-After`)
      if (status >= 500 && status !== 503 && !(status === 507 && watch.isFull))
        problems.add(`${what}: ${status} ${answer.body.msg ?? ''}`)
      if (status === 0 && !serverMayDie && !(stopping && error === 'ECONNREFUSED'))
        problems.add(`${what}: ${error} while the server was ${stopping ? 'stopping in order' : 'up'}`)
      if (outage && status === 200 && sentAt >= outage.since) {
        outage.done(Date.now() - outage.since)
        outage = undefined
      }
    },
    /** Resolves to the milliseconds from now until a call succeeds that is sent after now. @returns {Promise<number>} */
    recovery() {
      const since = Date.now()
      return new Promise((done) => (outage = { since, done }))
    },
    /** @template T @param {'killing' | 'stopping'} what @param {() => Promise<T>} work @returns {Promise<T>} */
    async during(what, work) {
      serverMayDie = what === 'killing'
      stopping = what === 'stopping'
      try {
        return await work()
      } finally {
        serverMayDie = false
        stopping = false
      }
    },
    /** The answers to one kind of call since the last call of `figures`. @param {string} what */
    figuresOf: (what) => ({ ...byWhat[what] }),
    /** The answers and the longest wait since the last call of this function. */
    figures() {
      const seen = { answers: { ...kinds }, longestMs: longest }
      for (const kind of Object.keys(kinds)) delete kinds[kind]
      for (const what of Object.keys(byWhat)) delete byWhat[what]
      longest = 0
      return seen
    },
  }
  return watch
}

/** @typedef {ReturnType<typeof newWatch>} Watch */
