// Measures one kind of request beside the comparator that replays its SQL, at 1 and 16 connections.
import { join } from 'node:path'
import { figuring } from '../figures/figure.mjs'
import { worker } from '../processes/worker.mjs'
import { poolSize } from '../product/pool.mjs'
import { startProduct } from '../product/start.mjs'
import { compareAnswers, inTurns } from './rounds.mjs'

/**
 * @typedef {{
 *   register: import('../register/open.mjs').Register, load: import('../load/load.mjs').Load, rows: number,
 *   options: import('../options.mjs').Options, tell: (line: string) => void,
 *   asked: Awaited<ReturnType<typeof import('../pages/asked.mjs').askedByThePage>>,
 * }} Stage What every measurement is given.
 * @typedef {import('../figures/figure.mjs').Figure} Figure
 */

/** Remembers nothing between requests, so that both sides do the same work. @param {Stage} stage */
export const forgetful = ({ register }) => ({ ...register.env, CACHE: 'off' })

/** Records what the product does for the calls; returns the file. @param {Stage} stage @param {string} name @param {import('../load/connection.mjs').Call[]} calls */
export async function record(stage, name, calls) {
  const recorder = worker('recording/recorder.mjs')
  try {
    const file = join(stage.register.folder, `recorded-${name}.json`)
    await recorder.ask({ env: forgetful(stage), database: stage.register.database().app, calls, file })
    return file
  } finally {
    await recorder.end()
  }
}

/** @param {Stage} stage @param {string} name @param {import('../load/connection.mjs').Call[]} calls @returns {Promise<Figure[]>} */
export async function beside(stage, name, calls) {
  const { register, load, rows, options, tell } = stage
  const figure = figuring(name, rows)
  const file = await record(stage, name, calls)
  const { app } = register.database()
  const product = await startProduct(forgetful(stage))
  const comparator = worker('comparators/replay.mjs')
  try {
    const theirs = /** @type {string} */ (
      await comparator.ask({ file, database: app, connections: await poolSize(app) })
    )
    await compareAnswers(product.origin, theirs, calls)
    /** @type {Figure[]} */
    const figures = []
    for (const connections of [1, 16]) {
      const time = options.quick ? { seconds: 1, rounds: 3 } : { seconds: 4, rounds: 5 }
      const result = await inTurns(load, { ours: product.origin, theirs, calls, connections, ...time })
      const { ours, theirs: their, ratio } = result
      const at = `${connections} connection${connections > 1 ? 's' : ''}`
      figures.push(
        figure(`${at}: throughput to the comparator's`, ratio, '×', { least: 0.8 }),
        figure(`${at}: product`, ours.perSecond, '/s'),
        figure(`${at}: comparator`, their.perSecond, '/s'),
        figure(`${at}: p50`, ours.p50, 'ms'),
        figure(`${at}: p99`, ours.p99, 'ms'),
        figure(`${at}: p99 of the comparator`, their.p99, 'ms'),
      )
      tell(
        `  ${at}: ${Math.round(ours.perSecond)} /s beside ${Math.round(their.perSecond)} /s, ratio ${ratio.toFixed(2)}`,
      )
    }
    return figures
  } finally {
    await comparator.end()
    await product.stop()
  }
}
