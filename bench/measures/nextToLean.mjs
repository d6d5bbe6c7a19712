// Measures one kind of request on the product and on the lean server, with the product's cache and without, at 1 and 16 connections.
import { figuring } from '../figures/figure.mjs'
import { worker } from '../processes/worker.mjs'
import { poolSize } from '../product/pool.mjs'
import { startProduct } from '../product/start.mjs'
import { compareRows, inTurns } from './rounds.mjs'

/**
 * @typedef {{
 *   register: import('../register/open.mjs').Register, load: import('../load/load.mjs').Load, rows: number,
 *   options: import('../options.mjs').Options, log: (line: string) => void,
 *   asked: Awaited<ReturnType<typeof import('../pages/asked.mjs').askedByThePage>>,
 * }} Stage What every measurement gets.
 * @typedef {import('../figures/figure.mjs').Figure} Figure
 */

/** Without a cache between requests, so that both sides do the same work. @param {Stage} stage */
export const withoutCache = ({ register }) => ({ ...register.env, CACHE: 'off' })

/** The targets with cached answers, and without a cache (docs/benchmarks.md). */
const sides = /** @type {const} */ ([
  { cache: 'on', called: 'with memory', least: 0.9 },
  { cache: 'off', called: 'nothing remembered', least: 0.5 },
])

/** @param {Stage} stage @param {string} name @param {import('../load/connection.mjs').Call[]} calls @returns {Promise<Figure[]>} */
export async function nextToLean(stage, name, calls) {
  const { register, load, rows, options, log } = stage
  const figure = figuring(name, rows)
  const { app } = register.database()
  const comparator = worker('comparators/lean.mjs')
  /** @type {Figure[]} */
  const figures = []
  try {
    const theirs = /** @type {string} */ (await comparator.ask({ database: app, connections: await poolSize(app) }))
    for (const { cache, called, least } of sides) {
      const product = await startProduct({ ...register.env, CACHE: cache })
      try {
        await compareRows(product.origin, theirs, calls)
        for (const connections of [1, 16]) {
          const time = options.quick ? { seconds: 1, rounds: 3 } : { seconds: 4, rounds: 3 }
          const result = await inTurns(load, { ours: product.origin, theirs, calls, connections, ...time })
          const { ours, theirs: their, ratio } = result
          const at = `${connections} connection${connections > 1 ? 's' : ''}, ${called}`
          figures.push(
            figure(`${at}: throughput to the lean server's`, ratio, '×', { least }),
            figure(`${at}: product`, ours.perSecond, '/s'),
            figure(`${at}: lean server`, their.perSecond, '/s'),
            figure(`${at}: p50`, ours.p50, 'ms'),
            figure(`${at}: p99`, ours.p99, 'ms'),
            figure(`${at}: p99 of the lean server`, their.p99, 'ms'),
          )
          log(
            `  ${at}: ${Math.round(ours.perSecond)} /s next to ${Math.round(their.perSecond)} /s, ratio ${ratio.toFixed(2)}`,
          )
        }
      } finally {
        await product.stop()
      }
    }
    return figures
  } finally {
    await comparator.end()
  }
}
