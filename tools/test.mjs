// `npm test`: makes the clone ready, runs every check and test that CI runs, and ends with the times of its steps and one line of totals.
// Name steps or projects, and words of file names, to run a part: npm test -- server report. With --changed it runs what a change can reach.
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chooseTests, declaredScreens } from './changed/choose.mjs'
import { comparedWith, whatDiffers } from './changed/differing.mjs'
import { failuresOf } from './failures.mjs'
import { busySeconds, minutesOf } from './minutes.mjs'
import { failSetup, setup } from './setup.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const units = ['contract', 'server', 'web', 'tools']
const steps = ['check', ...units, 'e2e']

/** @template Result @param {() => Result} work @returns {Result} */
function orRefuse(work) {
  try {
    return work()
  } catch (error) {
    console.log(error instanceof Error ? error.message : String(error))
    process.exit(1)
  }
}

const compared = orRefuse(() => comparedWith(process.argv.slice(2), process.env.CI))
const words = compared ? [] : process.argv.slice(2)
const named = words.filter((word) => steps.includes(word))
const filters = words.filter((word) => !steps.includes(word))
// Words of file names alone select from every project, but the checks have no files to select.
const wanted = named.length > 0 ? named : filters.length > 0 ? [...units, 'e2e'] : steps
const total = { passed: 0, failed: 0, skipped: 0 }
/** @type {import('./minutes.mjs').Step[]} */
const took = []
/** @type {Report['testResults']} */
const files = []

/** @param {string[]} command @returns {Promise<boolean>} */
function run(command) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, command, { cwd: root, stdio: 'inherit' })
    // Ctrl-C reaches the child too: it clears up and ends by itself, and this process ends after it.
    const stay = () => undefined
    process.on('SIGINT', stay)
    child.on('close', (code) => {
      process.off('SIGINT', stay)
      resolve(code === 0)
    })
  })
}

/** @param {string} title @param {() => Promise<void>} work */
async function timed(title, work) {
  const since = Date.now()
  const before = busySeconds()
  console.log(`\n── ${title}`)
  await work()
  const ms = Date.now() - since
  const after = busySeconds()
  took.push({ title, ms, busy: before === undefined || after === undefined ? undefined : after - before })
  console.log(`── ${title}: ${(ms / 1000).toFixed(1)} s`)
}

/** Runs files of some projects in one vitest and adds its report to the totals. @param {string[]} projects @param {string} name @param {readonly string[]} only words of file names; none: all files */
async function vitest(projects, name, only) {
  const report = join(root, 'test-results', `${name}.json`)
  mkdirSync(join(root, 'test-results'), { recursive: true })
  rmSync(report, { force: true })
  const choice = projects.flatMap((project) => ['--project', project])
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const ok = await run(['node_modules/vitest/vitest.mjs', 'run', ...choice, ...reporters, ...only])
  const { passed, failed, skipped } = countsOf(report)
  total.passed += passed
  total.skipped += skipped
  // A run that ends badly without a failed test (a leak, an unhandled error) counts as a failure.
  total.failed += failed === 0 && !ok ? 1 : failed
}

/**
 * @typedef {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number,
 *   testResults: (import('./minutes.mjs').TimedFile & import('./failures.mjs').RunFile)[] }} Report
 */

/** @param {string} report */
function countsOf(report) {
  if (!existsSync(report)) return { passed: 0, failed: 1, skipped: 0 }
  const read = /** @type {Report} */ (JSON.parse(readFileSync(report, 'utf8')))
  files.push(...read.testResults)
  // A file that could not be loaded has no failed test to count.
  const broken = read.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0)
  return {
    passed: read.numPassedTests,
    failed: read.numFailedTests + broken.length,
    skipped: read.numPendingTests + read.numTodoTests,
  }
}

/** Chooses the tests that a change can reach, and says why. @param {string | undefined} ref */
async function reachedSince(ref) {
  const { since, files: all, changed } = orRefuse(() => whatDiffers(root, ref))
  const choice = chooseTests({ root, files: all, changed, screens: await declaredScreens() })
  console.log(`\n${changed.length} files differ from ${since}: ${choice.because}.`)
  return choice
}

const ready = (/** @type {boolean} */ tests) => setup({ purpose: tests ? 'tests' : 'work' }).catch(failSetup)
await timed('set-up', () => ready(wanted.includes('e2e') && !compared))
const reach = compared && (await reachedSince(compared.ref))
if (wanted.includes('check'))
  await timed('check', async () => {
    if (!(await run(['tools/check.mjs']))) total.failed += 1
  })
const chosen = units.filter((project) => wanted.includes(project))
if (chosen.length > 0 && reach?.units.length !== 0)
  await timed(chosen.join(', '), () => vitest(chosen, 'units', reach?.units ?? filters))
if (wanted.includes('e2e') && reach?.journeys.length !== 0)
  await timed('e2e', async () => {
    if (reach) await ready(true)
    await vitest(['e2e'], 'e2e', reach?.journeys ?? filters)
  })

console.log(`\n${[...minutesOf(root, took, files), ...failuresOf(root, files)].join('\n')}`)
if (total.skipped > 0) console.log(`${total.skipped} tests were skipped.`)
if (filters.length > 0 && total.passed + total.failed === 0) {
  console.log(`No test file matches: ${filters.join(' ')}`)
  process.exitCode = 1
}
console.log(`${total.passed} passed, ${total.failed} failed`)
if (total.failed > 0) process.exitCode = 1
