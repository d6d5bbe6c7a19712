// Makes a clone ready to run: installs what is missing, builds what is stale, and ends at once when nothing is.
import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { exclusively } from './setup/lock.mjs'
import { SetupProblem, step } from './setup/run.mjs'
import { buildIsStale, buildStamp, buildStampFile, installIsStale, markInstalled, writeStamp } from './setup/stale.mjs'

const here = fileURLToPath(new URL('..', import.meta.url))
const contract = ['packages/contract/src', 'packages/contract/package.json', 'packages/contract/tsconfig.json']
const shared = [...contract, 'tsconfig.base.json', 'package-lock.json']
const sourcesOfWeb = ['src', 'sources.ts', 'lean.ts', 'leanRouter.ts', 'package.json', 'tsconfig.json'].map(
  (name) => `apps/web/${name}`,
)

/**
 * @typedef {import('./setup/stale.mjs').Build & {
 *   title: string, command: string[], cwd: string, state: string[], forTests?: true,
 * }} Job `forTests`: no part of what is shipped
 */

/** @type {Job[]} */
const jobs = [
  {
    name: 'server',
    title: 'Building the server',
    inputs: [
      ...shared,
      ...['src', 'seed', 'test', 'package.json', 'tsconfig.json'].map((name) => `apps/server/${name}`),
    ],
    output: 'apps/server/dist/src/main.js',
    // Types are the check's work, as with the web app: checking them here would make a start twice as long.
    command: ['node_modules/typescript/bin/tsc', '-b', 'packages/contract', 'apps/server', '--noCheck'],
    cwd: '.',
    // The compiler trusts its own record even when its output was deleted, so the record is deleted too.
    state: ['.build/contract.tsbuildinfo', '.build/server.tsbuildinfo'],
  },
  {
    name: 'web',
    title: 'Building the web app',
    inputs: [
      ...shared,
      ...sourcesOfWeb,
      ...['public', 'index.html', 'vite.config.ts', 'chunks.ts', 'followImports.ts'].map((name) => `apps/web/${name}`),
      'tools/check-log.mjs',
    ],
    output: 'apps/web/dist/index.html',
    command: ['../../node_modules/vite/bin/vite.js', 'build'],
    cwd: 'apps/web',
    state: [],
  },
  {
    name: 'sbom',
    title: 'Listing the packages',
    inputs: ['package.json', 'package-lock.json', 'tools/setup/sbom.mjs'],
    output: '.build/sbom.cdx.json',
    command: ['tools/setup/sbom.mjs'],
    cwd: '.',
    state: [],
  },
  {
    name: 'pieces',
    title: 'Building the page of the pieces',
    inputs: [...shared, ...sourcesOfWeb, 'apps/web/pieces', 'apps/web/pieces.config.ts'],
    output: '.build/pieces/pieces.js',
    command: ['../../node_modules/vite/bin/vite.js', 'build', '--config', 'pieces.config.ts'],
    cwd: 'apps/web',
    state: [],
    forTests: true,
  },
]

/** The builds for a purpose: what is shipped, and with `tests` what only the browser tests load. @param {boolean} tests */
export const buildsFor = (tests) => jobs.filter(({ forTests }) => tests || !forTests)

/** Node versions the packages run on; checked here because npm only warns. */
function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if ((major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22) return
  throw new SetupProblem(`Node ${process.versions.node} is too old: 20.19, 22.12 or later is needed.`)
}

/**
 * @param {{ build?: boolean, tests?: boolean, quiet?: boolean, root?: string }} options `build: false` installs only;
 *   `tests` also builds what the browser tests load; `quiet` shows nothing but failures
 */
export async function setup({ build = true, tests = false, quiet = false, root = here } = {}) {
  checkNode()
  // On stderr, because stdout belongs to the program that runs next.
  const log = (/** @type {string} */ line) => void (quiet || process.stderr.write(`${line}\n`))
  const staleJobs = () => (build ? buildsFor(tests).filter((job) => buildIsStale(root, job)) : [])
  if (!installIsStale(root) && staleJobs().length === 0) return
  mkdirSync(join(root, '.build'), { recursive: true })
  const waiting = () => log('Another set-up is at work in this folder; waiting for it …')
  await exclusively(join(root, '.build', 'setup.lock'), waiting, async () => {
    if (installIsStale(root)) await install(root, log)
    await Promise.all(staleJobs().map((job) => runJob(root, job, log)))
  })
}

/** @param {string} root @param {(line: string) => void} log */
async function install(root, log) {
  const npm = process.env.npm_execpath
  // With NODE_ENV=production npm would leave out what builds the product, and the clone would count as ready.
  const words = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
  if (npm?.endsWith('.js')) await step('Installing packages', [npm, ...words], { cwd: root, log })
  else await step('Installing packages', words, { cwd: root, log, program: 'npm' })
  markInstalled(root)
}

/** @param {string} root @param {Job} job @param {(line: string) => void} log */
async function runJob(root, job, log) {
  // Read before the build, so that a change during the build makes it stale again.
  const stamp = buildStamp(root, job)
  if (!existsSync(join(root, job.output))) for (const file of job.state) rmSync(join(root, file), { force: true })
  await step(job.title, job.command, { cwd: join(root, job.cwd), log })
  writeStamp(buildStampFile(root, job), stamp)
}

/** For programs that begin with a set-up: prints the problem without a stack and exits. @param {unknown} error */
export function failSetup(error) {
  process.stderr.write(`${error instanceof SetupProblem ? error.message : String(error)}\n`)
  process.exit(1)
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  await setup({ tests: process.argv.includes('--tests') }).catch(failSetup)
