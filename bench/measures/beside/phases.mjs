// Look-ups by the clock or without a pause, in turns: while nothing else happens, and while one or another work goes on beside them.
import { setTimeout as wait } from 'node:timers/promises'
import { median, percentile } from '../../figures/percentiles.mjs'

/** Seconds between two phases, in which what the last one has left to be written to the disc is written. */
const rest = 3
/** Seconds after which a work that does not end is no longer asked beside. */
const longestWork = 7_200

/**
 * @typedef {{ p50: number, p95: number, p99: number, longest: number, answered: number }} Times in ms, and answers a second: the medians of the phases' own
 * @typedef {{ name: string, work?: () => Promise<unknown> }} Phase Without work it lasts `seconds`.
 */

/**
 * Runs each phase once a round. Rejects when a look-up fails. Without `perSecond` each of the `connections` asks without a pause.
 * @param {import('../../load/load.mjs').Load} load
 * @param {{ origin: string, calls: import('../../load/connection.mjs').Call[], perSecond?: number, connections?: number, seconds: number, rounds: number, phases: Phase[], log: (line: string) => void }} input
 * @returns {Promise<Map<string, Times & { seconds: number }>>} by the phase's name; `seconds`: how long its work took, the median
 */
export async function inPhases(load, { seconds, rounds, phases, log, ...job }) {
  /** @type {Map<string, (Times & { seconds: number })[]>} */
  const all = new Map(phases.map(({ name }) => [name, []]))
  // Warms up, uncounted.
  await load.run({ ...job, seconds: Math.min(seconds, 10) })
  for (let round = 0; round < rounds; round++)
    for (const { name, work } of phases) {
      const since = performance.now()
      const asked = load.run({ ...job, seconds: work ? longestWork : seconds })
      // What fails is met where it is awaited.
      asked.catch(() => {})
      if (work) await work().finally(load.stop)
      const worked = performance.now()
      const { ms, seconds: asking } = await asked
      const took = ((work ? worked : performance.now()) - since) / 1_000
      const [p50 = 0, p95 = 0, p99 = 0, longest = 0] = [0.5, 0.95, 0.99, 1].map((share) => percentile(ms, share))
      const answered = ms.length / asking
      log(
        `  ${name}: ${took.toFixed(1)} s, ${[p50, p95, p99, longest].map((one) => one.toFixed(1)).join(' / ')} ms (50, 95, 99, 100 of 100), ${answered.toFixed(0)} answers a second`,
      )
      all.get(name)?.push({ p50, p95, p99, longest, answered, seconds: took })
      await wait(rest * 1_000)
    }
  const middle = (/** @type {(Times & { seconds: number })[]} */ runs, /** @type {keyof Times | 'seconds'} */ of) =>
    median(runs.map((one) => one[of]))
  return new Map(
    [...all].map(([name, runs]) => [
      name,
      {
        p50: middle(runs, 'p50'),
        p95: middle(runs, 'p95'),
        p99: middle(runs, 'p99'),
        longest: middle(runs, 'longest'),
        answered: middle(runs, 'answered'),
        seconds: middle(runs, 'seconds'),
      },
    ]),
  )
}
