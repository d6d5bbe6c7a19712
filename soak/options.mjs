// The command line of the soak.
import { parseArgs } from 'node:util'
import { faultNames } from './faults/all.mjs'

/** @import { FaultName } from './faults/all.mjs' */

/**
 * @typedef {object} Options
 * @property {number} minutes no fault begins after this time
 * @property {readonly FaultName[]} faults what happens to the product, in this order
 * @property {number} rounds how often all of that happens
 * @property {number} pace mean milliseconds for which a writer rests after each write
 * @property {number} longest milliseconds that a caller may wait for an answer: a machine with other work needs more than the product's own limit of 7.5 s
 * @property {number} kills of the server's process, and as many of the whole database
 * @property {number} between the least number of acknowledged writes between two kills
 * @property {number} frozenSeconds for which the database is frozen; it is shut down for half as long
 * @property {'each' | 'last'} checks when everything stored is checked: after each fault, which says which of them did damage, or once after the last
 * @property {string | undefined} json file for the result
 * @property {string | undefined} folder data folder, which must not exist; by default a temporary one
 */

/** Those of a soak of which nothing else is asked; the others need rights of their own, or much of the machine. @type {readonly FaultName[]} */
const usual = ['kills', 'stop', 'frozen', 'away']

/** Throws an Error whose message names the option. @param {string[]} args @returns {Options} */
export function readOptions(args) {
  const { values } = parseArgs({
    args,
    options: {
      minutes: { type: 'string', default: '5' },
      faults: { type: 'string', default: usual.join(',') },
      rounds: { type: 'string', default: '1' },
      longest: { type: 'string', default: '8000' },
      pace: { type: 'string', default: '0' },
      kills: { type: 'string', default: '10' },
      between: { type: 'string', default: '1000' },
      frozen: { type: 'string', default: '10' },
      checks: { type: 'string', default: 'each' },
      json: { type: 'string' },
      folder: { type: 'string' },
    },
  })
  const whole = (
    /** @type {'minutes' | 'rounds' | 'pace' | 'longest' | 'kills' | 'between' | 'frozen'} */ name,
    /** @type {number} */ least,
  ) => {
    const value = Number(values[name])
    if (Number.isInteger(value) && value >= least && value <= 100_000) return value
    throw new Error(`--${name} must be a whole number of at least ${least}`)
  }
  const { checks } = values
  if (checks !== 'each' && checks !== 'last') throw new Error('--checks must be each or last')
  const asked = values.faults === 'all' ? faultNames : values.faults.split(',')
  const faults = faultNames.filter((name) => asked.includes(name))
  const unknown = asked.find((name) => !faultNames.some((known) => known === name))
  if (unknown !== undefined) throw new Error(`--faults: ${unknown} is none of all, ${faultNames.join(', ')}`)
  return {
    minutes: whole('minutes', 1),
    faults,
    rounds: whole('rounds', 1),
    pace: whole('pace', 0),
    longest: whole('longest', 1),
    kills: whole('kills', 0),
    between: whole('between', 1),
    frozenSeconds: whole('frozen', 1),
    checks,
    json: values.json,
    folder: values.folder,
  }
}
