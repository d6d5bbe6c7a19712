// How the search slows down as the register grows: it sends the questions of the next smaller size again, because all their pages still exist.
import { readFile, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { figuring } from '../figures/figure.mjs'
import { median } from '../figures/percentiles.mjs'
import { startProduct } from '../product/start.mjs'
import { storedQuestions } from '../terms/questions.mjs'
import { withoutCache } from './nextToLean.mjs'
import { keywordCalls } from './samples.mjs'

/** @typedef {import('./nextToLean.mjs').Stage} Stage */
/** @typedef {readonly import('../terms/choose.mjs').Question[]} Questions */

/** Smaller size -> size -> how much the median may grow. */
const targets = new Map([
  ['100000 1000000', 2],
  ['1000000 3000000', 2],
])

/** Medians of the warm times at one connection, in ms, with cached totals and without. @param {Stage} stage @param {Questions} questions */
async function mediansOf(stage, questions) {
  const calls = keywordCalls(stage, questions)
  const medianWith = async (/** @type {NodeJS.ProcessEnv} */ env) => {
    const product = await startProduct(env)
    try {
      const job = { origin: product.origin, calls, connections: 1, once: true, seconds: 120 }
      await stage.load.run(job)
      return median((await stage.load.run(job)).ms)
    } finally {
      await product.stop()
    }
  }
  return { remembered: await medianWith(stage.register.env), counted: await medianWith(withoutCache(stage)) }
}

const fileOf = (/** @type {string} */ folder, /** @type {number} */ rows) => join(folder, `median-${rows}.json`)

/** Stores this size's medians, and compares with the largest smaller size that was measured. @param {Stage} stage @param {Questions} questions */
export async function growthOf(stage, questions) {
  const { register, rows, options, log } = stage
  // A quick run has too few questions for a median that others are compared with.
  if (options.quick) return []
  const { folder } = register
  await writeFile(fileOf(folder, rows), JSON.stringify(await mediansOf(stage, questions)))
  const sizes = (await readdir(folder)).map((name) => Number(/^median-(\d+)\.json$/.exec(name)?.[1] ?? Number.NaN))
  const before = Math.max(...sizes.filter((size) => size < rows))
  const former = await storedQuestions(register, before)
  if (!former) return []
  const was = /** @type {{ remembered: number, counted: number }} */ (
    JSON.parse(await readFile(fileOf(folder, before), 'utf8'))
  )
  const is = await mediansOf(stage, former)
  const most = targets.get(`${before} ${rows}`)
  const figure = figuring('keyword', rows)
  const from = before.toLocaleString('en-US')
  return /** @type {const} */ (['remembered', 'counted']).map((totals) => {
    log(
      `  the same pages, totals ${totals}: median ${was[totals].toFixed(1)} ms at ${before}, ${is[totals].toFixed(1)} ms at ${rows}`,
    )
    return figure(
      `median on the same pages, totals ${totals === 'counted' ? 'not remembered' : totals}, to that at ${from}`,
      is[totals] / was[totals],
      '×',
      most === undefined ? undefined : { most },
    )
  })
}
