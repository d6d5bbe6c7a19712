// The file of figures of the rounds, written as they go on, so that a run that was broken off can be gone on with.
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'

/** @import { Round } from './summary.mjs' */
/**
 * Some rounds whose writes were looked up together.
 * @typedef {object} Proved
 * @property {Round[]} rounds
 * @property {number} acknowledged writes
 * @property {number} repeated attempts without an answer
 * @property {number} committedUnanswered of those
 * @property {number} ends of the public log that callers saw
 * @property {number[]} vanished of those
 * @property {Record<string, number>} wrong answers that must never be given, by what they were
 * @property {string[]} problems
 */
/** @typedef {{ proved: Proved[], open: Round[] }} Figures `open`: rounds whose writes have not been looked up yet */

/** Throws an Error where the file is there and is not to be gone on with. @param {string} path @param {boolean} resumes */
export function refuseEarlier(path, resumes) {
  if (existsSync(path) && !resumes)
    throw new Error(`${path} has figures of earlier rounds: --resume goes on with them, --json names another file`)
}

/** @param {string} path @param {boolean} resumes Throws as `refuseEarlier` does. */
export function figuresIn(path, resumes) {
  refuseEarlier(path, resumes)
  const { proved } = existsSync(path)
    ? /** @type {Figures} */ (JSON.parse(readFileSync(path, 'utf8')))
    : { proved: /** @type {Proved[]} */ ([]) }
  /** Rounds whose writes have not been looked up: a kill of the run leaves them unproved, so the next run strikes them again. @type {Round[]} */
  let open = []
  // In one step, so that a kill leaves the old figures or the new ones.
  function write() {
    writeFileSync(`${path}.new`, `${JSON.stringify({ proved, open }, undefined, 2)}\n`)
    renameSync(`${path}.new`, path)
  }
  return {
    /** Of all rounds that were looked up, in this run and before. */
    total() {
      const sum = (/** @type {(one: Proved) => number} */ of) => proved.reduce((whole, one) => whole + of(one), 0)
      /** @type {Record<string, number>} */
      const wrong = {}
      for (const [what, times] of proved.flatMap((one) => Object.entries(one.wrong)))
        wrong[what] = (wrong[what] ?? 0) + times
      return {
        rounds: proved.flatMap(({ rounds }) => rounds),
        acknowledged: sum((one) => one.acknowledged),
        ends: sum((one) => one.ends),
        vanished: proved.flatMap(({ vanished }) => vanished),
        problems: proved.flatMap(({ problems }) => problems),
        wrong,
      }
    },
    /** @param {Round} round */
    struck(round) {
      open.push(round)
      write()
    },
    /** The writes of the rounds since the last time have been looked up. @param {Omit<Proved, 'rounds'>} found */
    looked(found) {
      proved.push({ rounds: open, ...found })
      open = []
      write()
    },
  }
}

/** @typedef {ReturnType<typeof figuresIn>} Kept */
