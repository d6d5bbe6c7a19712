// Every fault by its name, in the order in which a soak with all of them goes through them.
import { overload } from './crowd.mjs'
import { jumpingClock } from './clock.mjs'
import { drip, tornUploads } from './connections.mjs'
import { fullArchive, fullDatabase, fullFiles } from './discs.mjs'
import { freeze, killRounds, killedImport, killedWork, stopUnderLoad, takeAway } from './outages.mjs'

/** @import { Options } from '../options.mjs' */
/** @import { Ground } from './outages.mjs' */

/**
 * Each returns its figures: what is not a number or a text is not printed.
 * @satisfies {Record<string, (ground: Ground, options: Options) => Promise<unknown>>}
 */
export const faults = {
  kills: killRounds,
  import: killedImport,
  work: killedWork,
  stop: stopUnderLoad,
  frozen: (/** @type {Ground} */ ground, /** @type {Options} */ options) => freeze(ground, options.frozenSeconds),
  frozenLong: (/** @type {Ground} */ ground) => freeze(ground, 60),
  away: (/** @type {Ground} */ ground, /** @type {Options} */ options) =>
    takeAway(ground, Math.ceil(options.frozenSeconds / 2)),
  torn: tornUploads,
  drip,
  overload,
  filesFull: fullFiles,
  databaseFull: fullDatabase,
  archiveFull: fullArchive,
  clock: jumpingClock,
}

/** @typedef {keyof typeof faults} FaultName */

export const faultNames = /** @type {FaultName[]} */ (Object.keys(faults))
