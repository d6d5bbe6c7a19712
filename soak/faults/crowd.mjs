// Ten times as many callers as the server takes at once: those it has no room for are refused at once, and when they are gone it answers as before.
import { setTimeout as wait } from 'node:timers/promises'
import { newAgent, send } from '../call.mjs'

/** @import { Ground } from './outages.mjs' */

/** The requests of the kind that reads which the server works on at once (http/limits/admission.ts). */
const places = 64
const seconds = 8

/** @param {number[]} sorted @param {number} part */
const at = (sorted, part) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0

/** A search that no cache knows. @param {number} n */
const search = (n) => ({
  method: 'POST',
  path: '/api/business/equRepInfo/frontList',
  body: { keyword: `${String.fromCharCode(0x4e00 + (n % 5_000))}梯`, pageNum: 1, pageSize: 10 },
})

/** @param {Ground} ground */
export async function overload({ stage }) {
  const { port, watch } = stage
  const crowd = { isOver: false }
  let n = 0
  /** @type {Record<string, number>} */
  const kinds = {}
  /** @type {number[]} */
  const refused = []
  const callers = Array.from({ length: 10 * places }, async () => {
    const agent = newAgent()
    while (!crowd.isOver) {
      const answer = await send(port, agent, search(++n))
      const kind = answer.status === 0 ? answer.error : String(answer.status)
      kinds[kind] = (kinds[kind] ?? 0) + 1
      if (answer.status === 503) refused.push(answer.ms)
      if (answer.status >= 500 && answer.status !== 503) watch.problems.add(`overload: ${answer.status}`)
      // As a program that does as it is told, so that the crowd stays ten times what there is room for.
      await wait(answer.status === 200 ? 0 : Math.max(1, answer.retryAfter) * 1_000 * (0.5 + Math.random()))
    }
    agent.destroy()
  })
  await wait(seconds * 1_000)
  crowd.isOver = true
  const since = Date.now()
  const agent = newAgent()
  let [well, firstWell] = [0, since]
  while (well < 5 && Date.now() - since < 60_000) {
    const answer = await send(port, agent, search(++n))
    const isGood = answer.status === 200 && answer.ms < 2_000
    if (isGood && well === 0) firstWell = answer.sentAt
    well = isGood ? well + 1 : 0
  }
  agent.destroy()
  // Where the first of five good answers in a row was asked for.
  const recoveredMs = firstWell - since
  await Promise.all(callers)
  if (recoveredMs > 5_000) watch.problems.add(`after the overload it took ${recoveredMs} ms`)
  const sorted = refused.toSorted((a, b) => a - b)
  return {
    callers: 10 * places,
    seconds,
    answers: kinds,
    refusedMs: { p50: at(sorted, 0.5), p99: at(sorted, 0.99), count: sorted.length },
    recoveredMs,
  }
}
