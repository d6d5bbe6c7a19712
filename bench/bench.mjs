// `npm run bench`: measures the product next to plain servers that do the same work, on invented registers of growing size. Times never decide its exit code.
import { writeFile } from 'node:fs/promises'
import { failSetup, setup } from '../tools/setup.mjs'
import { figuresOf, keepFigures } from './figures/kept.mjs'
import { writeDocument } from './figures/document.mjs'
import { machine } from './figures/machine.mjs'
import { openLoad } from './load/load.mjs'
import { measures } from './measures/all.mjs'
import { readOptions } from './options.mjs'
import { endWorkers } from './processes/worker.mjs'
import { stopProducts } from './product/start.mjs'
import { askedByThePage } from './pages/asked.mjs'
import { makeFirstReports } from './register/firstReports.mjs'
import { grow, settle } from './register/grow.mjs'
import { openRegister } from './register/open.mjs'

/** Exit code of an interrupted run. */
const broken = 130
const tell = (/** @type {string} */ line) => void process.stderr.write(`${line}\n`)

/** A failed measure makes the run fail, but keeps the figures of the others. @param {string} name @param {import('./measures/beside.mjs').Stage} stage */
async function measure(name, stage) {
  try {
    return (await measures[name]?.(stage)) ?? []
  } catch (error) {
    if (process.exitCode === broken) throw error
    tell(`FAILED ${name}, ${stage.rows} reports: ${error instanceof Error ? error.message : String(error)}`)
    process.exitCode = 1
    return []
  }
}

/** @param {import('./options.mjs').Options} options */
async function run(options) {
  const register = await openRegister({ folder: options.data, tell })
  const load = openLoad()
  /** @type {Promise<void> | undefined} */
  let closed
  // Once, whichever path calls first: the database last, because the others use it.
  const close = () => (closed ??= Promise.all([endWorkers(), stopProducts()]).then(() => register.close()))
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, () => {
      process.exitCode = broken
      void close().finally(() => process.exit())
    })
  try {
    // Before anything is loaded: how busy the machine is without us.
    const about = await machine(register)
    await makeFirstReports(register, tell)
    /** @type {import('./figures/figure.mjs').Figure[]} */
    const figures = []
    const asked = await askedByThePage(register.env)
    for (const rows of options.rows) {
      await grow(register, rows, tell)
      await settle(register, tell)
      for (const name of options.names) {
        tell(`── ${name}, ${rows} reports`)
        const since = Date.now()
        const fresh = await measure(name, { register, load, rows, options, tell, asked })
        figures.push(...fresh)
        // At once: what was measured stays when a later measurement is broken off.
        if (!options.quick) await keepFigures(register.folder, { ...about, figures: fresh })
        tell(`── ${name}: ${Math.round((Date.now() - since) / 1_000)} s`)
      }
    }
    const text = `${JSON.stringify({ ...about, quick: options.quick, figures }, null, 2)}\n`
    if (options.json) await writeFile(options.json, text)
    else process.stdout.write(text)
    if (options.doc) await writeDocument(options.doc, await figuresOf(register.folder))
  } finally {
    await close()
  }
}

/** What is wrong is said in one line. @param {unknown} error */
function fail(error) {
  // What was broken off fails of course.
  if (process.exitCode === broken) return
  tell(error instanceof Error ? error.message : String(error))
  if (process.env.LOG_LEVEL === 'debug' && error instanceof Error) tell(error.stack ?? '')
  process.exit(1)
}

try {
  const options = readOptions(process.argv.slice(2))
  await setup().catch(failSetup)
  await run(options)
} catch (error) {
  fail(error)
}
