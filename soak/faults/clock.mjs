// A clock that jumps under the running product: forward by a day, back by an hour, and back to the right time.
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterWrites, killedImport } from './outages.mjs'

/** @import { Ground } from './outages.mjs' */
/** @import { Options } from '../options.mjs' */

/** The library of the package faketime, by which product and database get the time of a file. */
const library = ['x86_64-linux-gnu', 'aarch64-linux-gnu']
  .map((machine) => `/usr/lib/${machine}/faketime/libfaketimeMT.so.1`)
  .find((path) => existsSync(path))

/** Must lie where the account of the database may read it. @param {string} folder */
const clockIn = (folder) => join(folder, 'clock.txt')

/** @param {string} folder @param {number} seconds by which the clock is ahead */
const setClock = (folder, seconds) => writeFileSync(clockIn(folder), `${seconds < 0 ? '' : '+'}${seconds}\n`)

/** Settings by which the product's clock may be moved; none where the library is not there. @param {string} folder @returns {Record<string, string>} */
export function movableClock(folder) {
  if (!library) return {}
  setClock(folder, 0)
  return {
    LD_PRELOAD: library,
    FAKETIME_TIMESTAMP_FILE: clockIn(folder),
    FAKETIME_NO_CACHE: '1',
    // As on a real machine, where time that is measured does not jump with the clock.
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  }
}

const jumps = { dayForward: 86_400, hourBack: 82_800, right: 0 }

/** After each jump writes go on, and an import is picked up whose process was killed. @param {Ground} ground @param {Options} options */
export async function jumpingClock(ground, options) {
  if (!library) return { skipped: 'the package faketime is not there' }
  const { stage, folder } = ground
  /** @type {Record<string, unknown>} */
  const seen = {}
  for (const [jump, seconds] of Object.entries(jumps)) {
    stage.watch.figures()
    const recovery = stage.watch.recovery()
    setClock(folder, seconds)
    const recoveryMs = await recovery
    await afterWrites(stage, 100)
    const { goesOnMs } = await killedImport(ground, options)
    await wait(5_000)
    seen[jump] = { recoveryMs, importGoesOnMs: goesOnMs, ...stage.watch.figures() }
  }
  return seen
}
