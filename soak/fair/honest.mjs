// People who look things up now and then: each from an address of its own, and each answer is timed.
import { setTimeout as wait } from 'node:timers/promises'
import { addressOf, callerAt } from './callers.mjs'

/** @import { Asked } from './callers.mjs' */

/** What a person does next: mostly a certificate, sometimes a search or the feed. @param {string[]} ids @param {number} n @returns {Asked} */
function next(ids, n) {
  if (n % 10 === 0)
    return { path: '/api/business/equRepInfo/frontList', body: { keyword: '电梯', pageNum: 1, pageSize: 10 } }
  if (n % 10 === 5) return { method: 'GET', path: '/api/business/changeNotice/feed?lang=zh' }
  return { path: '/api/business/equRepInfo/frontAnswer', body: { publicId: ids[n % ids.length] ?? '' } }
}

/** @param {number[]} sorted @param {number} part */
const at = (sorted, part) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0

/**
 * @param {{ ports: number[], ids: string[], people: number, everySeconds: number, seconds: number }} wish
 * `everySeconds`: how long a person reads between two calls
 */
export async function honest({ ports, ids, people, everySeconds, seconds }) {
  const until = Date.now() + seconds * 1_000
  /** @type {number[]} */
  const times = []
  /** @type {Record<string, number>} */
  const kinds = {}
  await Promise.all(
    Array.from({ length: people }, async (_, person) => {
      const caller = callerAt(addressOf(10, person))
      await wait(Math.random() * everySeconds * 1_000)
      for (let n = person; Date.now() < until; n++) {
        const { status, ms } = await caller.ask(ports[person % ports.length] ?? 0, next(ids, n))
        kinds[status] = (kinds[status] ?? 0) + 1
        times.push(ms)
        await wait(Math.min(until - Date.now(), everySeconds * 1_000 * (0.5 + Math.random())))
      }
      caller.end()
    }),
  )
  const sorted = times.toSorted((a, b) => a - b)
  return {
    calls: times.length,
    answers: kinds,
    p50: at(sorted, 0.5),
    p95: at(sorted, 0.95),
    p99: at(sorted, 0.99),
    longest: sorted.at(-1) ?? 0,
  }
}
