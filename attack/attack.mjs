// npm run attack: attacks a running register over HTTP, class by class, as its contract declares it, and ends with 1 when anything falls short.
import { stripVTControlCharacters } from 'node:util'
import { access } from './classes/access.mjs'
import { codes } from './classes/codes.mjs'
import { files } from './classes/files.mjs'
import { floods } from './classes/floods.mjs'
import { ids } from './classes/ids.mjs'
import { injection } from './classes/injection.mjs'
import { input } from './classes/input.mjs'
import { leaks } from './classes/leaks.mjs'
import { races } from './classes/races.mjs'
import { sessions } from './classes/sessions.mjs'
import { stale } from './classes/stale.mjs'
import { stored } from './classes/stored.mjs'
import { newLedger } from './ground/ledger.mjs'
import { openTarget } from './ground/target.mjs'
import { newWatch } from './ground/watch.mjs'
import { readOptions } from './options.mjs'

/** @typedef {import('./ground/target.mjs').Target & { ledger: import('./ground/ledger.mjs').Ledger, plant: ReturnType<typeof newWatch>['plant'], brief: boolean }} Ground */

/** In this order: the last ones end sessions and use limits up. @type {readonly (readonly [name: string, run: (ground: Ground) => Promise<void>])[]} */
const classes = [
  ['access', access],
  ['leaks', leaks],
  ['ids', ids],
  ['input', input],
  ['stored', stored],
  ['injection', injection],
  ['races', races],
  ['files', files],
  ['stale', stale],
  ['codes', codes],
  ['sessions', sessions],
  ['floods', floods],
]

const started = Date.now()
const say = (/** @type {string} */ line) =>
  console.log(`${((Date.now() - started) / 1_000).toFixed(1)} s  ${stripVTControlCharacters(line)}`)

const options = readOptions(process.argv.slice(2))
const wanted = classes.filter(([name]) => options.only.length === 0 || options.only.includes(name))
const unknown = options.only.filter((word) => !classes.some(([name]) => name === word))
if (unknown.length > 0)
  throw new Error(`There is no class ${unknown.join(', ')}: ${classes.map(([name]) => name).join(', ')}`)
const ledger = newLedger()
const watch = newWatch()
const target = await openTarget(options, watch.saw)
say('the register answers')
try {
  /** @type {Ground} */
  const ground = { ...target, ledger, plant: watch.plant, brief: options.brief }
  for (const [name, run] of wanted) {
    await run(ground)
    say(`${name}: ${ledger.cases.length} cases so far`)
  }
  watch.settle(ledger)
} finally {
  await target.stop()
  ledger.write(options.table)
}
for (const line of ledger.shortfalls().slice(0, 60)) say(line)
for (const line of ledger.figures()) say(line)
say(
  `${ledger.cases.length} cases, ${ledger.count('hole')} holes, ${ledger.count('undeclared')} undeclared; the table is in ${options.table}`,
)
if (!ledger.isWhole()) process.exitCode = 1
