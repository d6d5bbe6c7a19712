// `npm run bench`: measures the product and, next to it, plain servers that do the same work, on invented registers of growing size. The times never decide its exit code.
import { writeFile } from 'node:fs/promises'
import { failSetup, setup } from '../tools/setup.mjs'
import { figuresOf, storeFigures } from './figures/stored.mjs'
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
const log = (/** @type {string} */ line) => void process.stderr.write(`${line}\n`)

/** A failed measure makes the run fail, but the figures of the others stay. @param {string} name @param {import('./measures/nextToLean.mjs').Stage} stage */
async function measure(name, stage) {
  try {
    return (await measures[name]?.(stage)) ?? []
  } catch (error) {
    if (process.exitCode === broken) throw error
    log(`FAILED ${name}, ${stage.rows} reports: ${error instanceof Error ? error.message : String(error)}`)
    process.exitCode = 1
    return []
  }
}

/** @param {import('./options.mjs').Options} options */
async function run(options) {
  const register = await openRegister({ folder: options.data, log })
  const load = openLoad()
  /** @type {Promise<void> | undefined} */
  let closed
  // Closes once, whichever path calls first; the database last, because the others use it.
  const close = () => (closed ??= Promise.all([endWorkers(), stopProducts()]).then(() => register.close()))
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, () => {
      process.exitCode = broken
      void close().finally(() => process.exit())
    })
  try {
    // Measured before anything is loaded: how busy the machine is without the benchmark.
    const about = await machine(register)
    await makeFirstReports(register, log)
    /** @type {import('./figures/figure.mjs').Figure[]} */
    const figures = []
    const asked = await askedByThePage(register.env)
    for (const rows of options.rows) {
      await grow(register, rows, log)
      await settle(register, log)
      for (const name of options.names) {
        log(`── ${name}, ${rows} reports`)
        const since = Date.now()
        const fresh = await measure(name, { register, load, rows, options, log, asked })
        figures.push(...fresh)
        // Stored at once, so that the figures survive when a later measurement is interrupted.
        if (!options.quick) await storeFigures(register.folder, { ...about, figures: fresh })
        log(`── ${name}: ${Math.round((Date.now() - since) / 1_000)} s`)
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

/** Prints the problem in one line. @param {unknown} error */
function fail(error) {
  // An interrupted run fails in any case, so its error is not printed.
  if (process.exitCode === broken) return
  log(error instanceof Error ? error.message : String(error))
  if (process.env.LOG_LEVEL === 'debug' && error instanceof Error) log(error.stack ?? '')
  process.exit(1)
}

try {
  const options = readOptions(process.argv.slice(2))
  await setup().catch(failSetup)
  await run(options)
} catch (error) {
  fail(error)
}
