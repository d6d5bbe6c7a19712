// Runs one measurement after the other in the load process, and refuses results with failed calls.
import { worker } from '../processes/worker.mjs'

/**
 * @typedef {import('./generator.mjs').Job} Job
 * @typedef {import('./generator.mjs').Result} Result
 * @typedef {{ run: (job: Job) => Promise<Result>, stop: () => void, end: () => Promise<void> }} Load
 */

/** @returns {Load} */
export function openLoad() {
  const process = worker('load/generator.mjs')
  return {
    async run(job) {
      const result = /** @type {Result} */ (await process.ask(job))
      if (result.failed > 0)
        throw new Error(
          `${result.failed} of ${result.failed + result.ms.length} calls failed, the first with: ${result.failure}`,
        )
      if (result.ms.length === 0) throw new Error('Not one call was answered in time')
      return result
    },
    stop: () => process.send('stop'),
    end: () => process.end(),
  }
}

/** Answers per second. @param {Result} result */
export const perSecond = (result) => result.ms.length / result.seconds
