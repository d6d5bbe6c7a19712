// People who look things up now and then, in a process of its own: each from an address of its own, each answer timed, and how late this process itself was.
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import { addressOf, callerAt } from './callers.mjs'
import { at } from './figures.mjs'

/** @import { Asked } from './callers.mjs' */

/** What a person does next: mostly a certificate, sometimes a search or the feed. @param {string[]} ids @param {number} n @returns {Asked} */
function next(ids, n) {
  if (n % 10 === 0)
    return { path: '/api/business/equRepInfo/frontList', body: { keyword: '电梯', pageNum: 1, pageSize: 10 } }
  if (n % 10 === 5) return { method: 'GET', path: '/api/business/changeNotice/feed?lang=zh' }
  return { path: '/api/business/equRepInfo/frontAnswer', body: { publicId: ids[n % ids.length] ?? '' } }
}

/**
 * @typedef {{ ports: number[], ids: string[], people: number, everySeconds: number, seconds: number }} Wish
 * `everySeconds`: how long a person reads between two calls
 */
/**
 * @typedef {object} Honest
 * @property {number} calls
 * @property {Record<string, number>} answers how many by status; 0 without an answer
 * @property {number} p50 milliseconds, as p95, p99 and longest
 * @property {number} p95
 * @property {number} p99
 * @property {number} longest
 * @property {number} ownLag 99 of 100 times this process was at most so late by its own fault, milliseconds
 */

/**
 * The same number of calls in every phase: each has its time, whether or not the one before it was answered, because
 * people do not come more slowly for a slow server.
 * @param {Wish} wish @returns {Promise<Honest>}
 */
async function honest({ ports, ids, people, everySeconds, seconds }) {
  const callers = Array.from({ length: people }, (_, person) => callerAt(addressOf(10, person)))
  const total = Math.round((people / everySeconds) * seconds)
  const lag = monitorEventLoopDelay({ resolution: 2 })
  lag.enable()
  const begin = performance.now()
  /** @type {number[]} */
  const times = []
  /** @type {Record<string, number>} */
  const answers = {}
  await Promise.all(
    Array.from({ length: total }, async (_, n) => {
      const person = n % people
      await wait(((n + Math.random()) / total) * seconds * 1_000 - (performance.now() - begin))
      const answered = await callers[person]?.ask(
        ports[person % ports.length] ?? 0,
        next(ids, n + Math.floor(n / people)),
      )
      if (!answered) return
      answers[answered.status] = (answers[answered.status] ?? 0) + 1
      times.push(answered.ms)
    }),
  )
  lag.disable()
  for (const caller of callers) caller.end()
  const sorted = times.toSorted((a, b) => a - b)
  const rounded = (/** @type {number} */ part) => Math.round(at(sorted, part) * 10) / 10
  return {
    calls: times.length,
    answers,
    p50: rounded(0.5),
    p95: rounded(0.95),
    p99: rounded(0.99),
    longest: rounded(1),
    // The monitor counts from one look to the next, which is its resolution when nothing is late.
    ownLag: Math.round(Math.max(0, lag.percentile(99) / 1e6 - 2) * 10) / 10,
  }
}

process.on('message', (wish) => void honest(/** @type {Wish} */ (wish)).then((answer) => process.send?.(answer)))
