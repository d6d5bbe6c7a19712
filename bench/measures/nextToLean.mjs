// Measures one kind of request on the product, on the lean server and on the leanest one, with the product's cache and without, at 1 and 16 connections.
import { figuring } from '../figures/figure.mjs'
import { worker } from '../processes/worker.mjs'
import { poolSize } from '../product/pool.mjs'
import { startProduct } from '../product/start.mjs'
import { compareRows, facesIn, inTurns } from './rounds.mjs'

/**
 * @typedef {{
 *   register: import('../register/open.mjs').Register, load: import('../load/load.mjs').Load, rows: number,
 *   options: import('../options.mjs').Options, log: (line: string) => void,
 *   asked: Awaited<ReturnType<typeof import('../pages/asked.mjs').askedByThePage>>,
 * }} Stage What every measurement gets.
 * @typedef {import('../figures/figure.mjs').Figure} Figure
 * @typedef {Awaited<ReturnType<typeof inTurns>>['theirs'][number]} Side A comparator, with our throughput to its.
 */

/** Without a cache between requests, so that both sides do the same work. @param {Stage} stage */
export const withoutCache = ({ register }) => ({ ...register.env, CACHE: 'off' })

/**
 * The targets with cached answers, and without a cache (docs/benchmarks.md). Next to the leanest server only answers out of
 * memory have one, with sixteen readers, who share a check; it depends on the kind of request.
 */
const sides = /** @type {const} */ ([
  { cache: 'on', called: 'with memory', least: 0.9 },
  { cache: 'off', called: 'nothing remembered', least: 0.5 },
])

/** @param {Stage} stage @param {string} name @param {import('../load/connection.mjs').Call[]} calls @param {number} nextToLeanest @returns {Promise<Figure[]>} */
export async function nextToLean(stage, name, calls, nextToLeanest) {
  const { register, load, rows, options, log } = stage
  const figure = figuring(name, rows)
  const { app } = register.database()
  const comparators = [worker('comparators/lean.mjs'), worker('comparators/leanest.mjs')]
  /** @type {Figure[]} */
  const figures = []
  try {
    const connections = await poolSize(app)
    const asked = comparators.map((one) => one.ask({ database: app, connections }))
    const [lean, leanest] = /** @type {[string, string]} */ (await Promise.all(asked))
    for (const { cache, called, least } of sides) {
      const product = await startProduct({ ...register.env, CACHE: cache })
      try {
        await compareRows(product.origin, lean, calls)
        await compareRows(product.origin, leanest, calls, facesIn)
        for (const count of [1, 16]) {
          const time = options.quick ? { seconds: 1, rounds: 3 } : { seconds: 4, rounds: 3 }
          const theirs = [lean, leanest]
          const aim = cache === 'on' && count > 1 ? { least: nextToLeanest } : undefined
          const result = await inTurns(load, { ours: product.origin, theirs, calls, connections: count, ...time })
          const { ours } = result
          const [toLean, toLeanest] = /** @type {[Side, Side]} */ (result.theirs)
          const at = `${count} connection${count > 1 ? 's' : ''}, ${called}`
          figures.push(
            figure(`${at}: throughput to the lean server's`, toLean.ratio, '×', { least }),
            figure(`${at}: throughput to the leanest server's`, toLeanest.ratio, '×', aim),
            figure(`${at}: product`, ours.perSecond, '/s'),
            figure(`${at}: lean server`, toLean.perSecond, '/s'),
            figure(`${at}: leanest server`, toLeanest.perSecond, '/s'),
            figure(`${at}: p50`, ours.p50, 'ms'),
            figure(`${at}: p99`, ours.p99, 'ms'),
            figure(`${at}: p99 of the lean server`, toLean.p99, 'ms'),
            figure(`${at}: p99 of the leanest server`, toLeanest.p99, 'ms'),
          )
          log(
            `  ${at}: ${Math.round(ours.perSecond)} /s next to ${Math.round(toLean.perSecond)} /s (${toLean.ratio.toFixed(2)}), leanest ${Math.round(toLeanest.perSecond)} /s (${toLeanest.ratio.toFixed(2)})`,
          )
        }
      } finally {
        await product.stop()
      }
    }
    return figures
  } finally {
    await Promise.all(comparators.map((one) => one.end()))
  }
}
