// The search by keyword: warm and on the first pass, with and without cached totals, next to LIKE, and as the register grows.
import { figuring } from '../figures/figure.mjs'
import { median, percentile } from '../figures/percentiles.mjs'
import { perSecond } from '../load/load.mjs'
import { startProduct } from '../product/start.mjs'
import { questionsFor } from '../terms/questions.mjs'
import { growthOf } from './growth.mjs'
import { nextToLike } from './nextToLike.mjs'
import { deepest, keywordCalls } from './samples.mjs'

/**
 * @typedef {import('./nextToLean.mjs').Stage} Stage
 * @typedef {import('../figures/figure.mjs').Figure} Figure
 */

/** The target latencies at a million reports, in ms. */
const targets = { warm: { 1: 50, 16: 200 }, first: { 1: 80, 16: 300 } }
const targetSize = 1_000_000

/** Restarts database and server, sends every question once, then all of them again and again. @param {Stage} stage @param {{ calls: import('../load/connection.mjs').Call[], connections: 1 | 16, cache: 'on' | 'off' }} input */
async function passes({ register, load, rows, options, log }, { calls, connections, cache }) {
  const figure = figuring('keyword', rows)
  const cold = await register.restart()
  const product = await startProduct({ ...register.env, CACHE: cache })
  try {
    const { origin } = product
    const first = await load.run({ origin, calls, connections, once: true, seconds: 180 })
    if (first.ms.length < calls.length) log(`  only ${first.ms.length} of ${calls.length} terms in time`)
    const warm = await load.run({ origin, calls, connections, seconds: options.quick ? 2 : 15 })
    const at = `${connections} connection${connections > 1 ? 's' : ''}, totals ${cache === 'on' ? 'remembered' : 'not remembered'}`
    const firstPass = cold ? 'first pass' : 'first pass, database warm'
    log(
      `  ${at}: warm p50 ${percentile(warm.ms, 0.5).toFixed(1)}, p99 ${percentile(warm.ms, 0.99).toFixed(1)}; ${firstPass} p99 ${percentile(first.ms, 0.99).toFixed(1)} ms`,
    )
    return [
      figure(`${at}: p50`, percentile(warm.ms, 0.5), 'ms'),
      figure(`${at}: p95`, percentile(warm.ms, 0.95), 'ms'),
      figure(`${at}: p99`, percentile(warm.ms, 0.99), 'ms', { most: targets.warm[connections], at: targetSize }),
      figure(`${at}: throughput`, perSecond(warm), '/s'),
      figure(`${at}, ${firstPass}: p50`, median(first.ms), 'ms'),
      figure(`${at}, ${firstPass}: p95`, percentile(first.ms, 0.95), 'ms'),
      figure(`${at}, ${firstPass}: p99`, percentile(first.ms, 0.99), 'ms', {
        most: targets.first[connections],
        at: targetSize,
      }),
    ]
  } finally {
    await product.stop()
  }
}

/** @param {Stage} stage @returns {Promise<Figure[]>} */
export async function keyword(stage) {
  const { register, rows, options, log } = stage
  const count = options.quick ? 60 : 500
  const questions = await questionsFor(register, { rows, count, deepest, log })
  const calls = keywordCalls(stage, questions)
  /** @type {Figure[]} */
  const figures = []
  for (const cache of /** @type {const} */ (['on', 'off']))
    for (const connections of /** @type {const} */ ([1, 16]))
      figures.push(...(await passes(stage, { calls, connections, cache })))
  figures.push(...(await nextToLike(stage, questions)))
  figures.push(...(await growthOf(stage, questions)))
  return figures
}
