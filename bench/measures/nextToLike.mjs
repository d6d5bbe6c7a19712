// The keyword search next to a bare server that searches with LIKE, on a few questions of every class, in turns.
import { figuring } from '../figures/figure.mjs'
import { median } from '../figures/percentiles.mjs'
import { perSecond } from '../load/load.mjs'
import { worker } from '../processes/worker.mjs'
import { startProduct } from '../product/start.mjs'
import { poolSize } from '../product/pool.mjs'
import { classes } from '../terms/choose.mjs'
import { withoutCache } from './nextToLean.mjs'
import { keywordCalls } from './samples.mjs'

/** @param {import('./nextToLean.mjs').Stage} stage @param {readonly import('../terms/choose.mjs').Question[]} questions */
export async function nextToLike(stage, questions) {
  const { register, load, rows, options, log } = stage
  const figure = figuring('keyword', rows)
  const each = options.quick ? 2 : 8
  const sample = classes.flatMap((name) => questions.filter((one) => one.class === name).slice(0, each))
  const calls = keywordCalls(stage, sample)
  const { app } = register.database()
  const product = await startProduct(withoutCache(stage))
  const comparator = worker('comparators/like.mjs')
  try {
    const theirs = /** @type {string} */ (await comparator.ask({ database: app, connections: await poolSize(app) }))
    /** @type {import('../figures/figure.mjs').Figure[]} */
    const figures = []
    for (const connections of [1, 16]) {
      /** @type {number[]} */
      const ours = []
      /** @type {number[]} */
      const likes = []
      for (let round = 0; round < (options.quick ? 1 : 3); round++) {
        ours.push(
          perSecond(await load.run({ origin: product.origin, calls, connections, seconds: options.quick ? 1 : 4 })),
        )
        // Sends each question once: at a million reports that takes long enough.
        likes.push(perSecond(await load.run({ origin: theirs, calls, connections, once: true, seconds: 60 })))
      }
      const [our, their] = [median(ours), median(likes)]
      const at = `${connections} connection${connections > 1 ? 's' : ''}`
      log(`  ${at} next to LIKE: ${our.toFixed(0)} /s to ${their.toFixed(1)} /s`)
      figures.push(
        figure(`${at}: throughput to LIKE's`, our / their, '×', { least: 40, at: 1_000_000 }),
        figure(`${at}: LIKE`, their, '/s'),
      )
    }
    return figures
  } finally {
    await comparator.end()
    await product.stop()
  }
}
