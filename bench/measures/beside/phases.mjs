// Look-ups by the clock, in turns: while nothing else happens, and while one or another work goes on beside them.
import { setTimeout as wait } from 'node:timers/promises'
import { median, percentile } from '../../figures/percentiles.mjs'

/** Seconds between two phases, in which what the last one has left to be written to the disc is written. */
const rest = 3

/**
 * @typedef {{ p50: number, p95: number, p99: number }} Times in ms: the medians of the phases' own percentiles
 * @typedef {{ name: string, work?: () => Promise<unknown> }} Phase Without work it lasts `seconds`.
 */

/**
 * Runs each phase once a round. Rejects when a look-up fails.
 * @param {import('../../load/load.mjs').Load} load
 * @param {{ origin: string, calls: import('../../load/connection.mjs').Call[], perSecond: number, seconds: number, rounds: number, phases: Phase[], log: (line: string) => void }} input
 * @returns {Promise<Map<string, Times & { seconds: number }>>} by the phase's name; `seconds`: how long its work took, the median
 */
export async function inPhases(load, { origin, calls, perSecond, seconds, rounds, phases, log }) {
  /** @type {Map<string, { p50: number[], p95: number[], p99: number[], seconds: number[] }>} */
  const all = new Map(phases.map(({ name }) => [name, { p50: [], p95: [], p99: [], seconds: [] }]))
  // Warms up, uncounted.
  await load.run({ origin, calls, perSecond, seconds: Math.min(seconds, 10) })
  for (let round = 0; round < rounds; round++)
    for (const { name, work } of phases) {
      const times = all.get(name)
      const since = performance.now()
      const asked = load.run({ origin, calls, perSecond, seconds: work ? 3_600 : seconds })
      // What fails is met where it is awaited.
      asked.catch(() => {})
      if (work) await work().finally(load.stop)
      const worked = performance.now()
      const { ms } = await asked
      const took = ((work ? worked : performance.now()) - since) / 1_000
      const [p50, p95, p99] = [0.5, 0.95, 0.99].map((share) => percentile(ms, share))
      log(
        `  ${name}: ${took.toFixed(1)} s, ${[p50, p95, p99].map((one) => one?.toFixed(1)).join(' / ')} ms (50, 95, 99 of 100)`,
      )
      times?.p50.push(p50 ?? 0)
      times?.p95.push(p95 ?? 0)
      times?.p99.push(p99 ?? 0)
      times?.seconds.push(took)
      await wait(rest * 1_000)
    }
  return new Map(
    [...all].map(([name, { p50, p95, p99, seconds: took }]) => [
      name,
      { p50: median(p50), p95: median(p95), p99: median(p99), seconds: median(took) },
    ]),
  )
}
