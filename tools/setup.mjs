// Makes a clone ready to run: installs what is missing, builds what is stale, and ends at once when nothing is.
import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { install } from './setup/install.mjs'
import { exclusively } from './setup/lock.mjs'
import { SetupProblem, step } from './setup/run.mjs'
import { buildIsStale, buildStamp, buildStampFile, installIsStale, writeStamp } from './setup/stale.mjs'

const here = fileURLToPath(new URL('..', import.meta.url))
const contract = ['packages/contract/src', 'packages/contract/package.json', 'packages/contract/tsconfig.json']
const shared = [...contract, 'tsconfig.base.json', 'package-lock.json']
const sourcesOfWeb = ['src', 'sources.ts', 'lean.ts', 'leanRouter.ts', 'package.json', 'tsconfig.json'].map(
  (name) => `apps/web/${name}`,
)

/** @typedef {import('./setup/stale.mjs').Build & { title: string, commands: string[][], cwd: string, state: string[] }} Job */

const compiler = ['node_modules/typescript/bin/tsc', '--noCheck', '--incremental', 'false']

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
    // Types are the check's work, as with the web app. So are the contract's declarations, which only types need: to
    // write them the compiler works most of the types out after all, six times as long as the scripts take.
    commands: [
      [...compiler, '-p', 'packages/contract', '--composite', 'false', '--declaration', 'false'],
      [...compiler, '-p', 'apps/server'],
    ],
    cwd: '.',
    // The check's compiler trusts its own record even when its output was deleted, so the record is deleted too.
    state: ['.build/contract.tsbuildinfo', '.build/server.tsbuildinfo'],
  },
  {
    name: 'web',
    title: 'Building the web app',
    inputs: [
      ...shared,
      ...sourcesOfWeb,
      ...['public', 'index.html', 'vite.config.ts', 'chunks.ts', 'firstPages.ts', 'followImports.ts'].map(
        (name) => `apps/web/${name}`,
      ),
      'tools/log/check-log.mjs',
      'tools/log/mirror.mjs',
      'tools/log/witness.mjs',
    ],
    output: 'apps/web/dist/index.html',
    commands: [['../../node_modules/vite/bin/vite.js', 'build']],
    cwd: 'apps/web',
    state: [],
  },
  {
    name: 'sbom',
    title: 'Listing the packages',
    inputs: ['package.json', 'package-lock.json', 'tools/setup/sbom.mjs'],
    output: '.build/sbom.cdx.json',
    commands: [['tools/setup/sbom.mjs']],
    cwd: '.',
    state: [],
  },
  {
    name: 'pieces',
    title: 'Building the page of the pieces',
    inputs: [...shared, ...sourcesOfWeb, 'apps/web/pieces', 'apps/web/pieces.config.ts'],
    output: '.build/pieces/pieces.js',
    commands: [['../../node_modules/vite/bin/vite.js', 'build', '--config', 'pieces.config.ts']],
    cwd: 'apps/web',
    state: [],
  },
]

/**
 * What a command needs before its own work begins (docs/decisions/0167-ready-in-less.md): `start` what serves, `build`
 * what is shipped, `work` also what checks and tests are made with, `tests` also what only the browser tests load.
 * @type {Record<'start' | 'build' | 'work' | 'tests', { extent: import('./setup/stale.mjs').Extent, builds: string[] }>}
 */
const purposes = {
  start: { extent: 'product', builds: ['server', 'web'] },
  build: { extent: 'product', builds: ['server', 'web', 'sbom'] },
  work: { extent: 'whole', builds: ['server', 'web', 'sbom'] },
  tests: { extent: 'whole', builds: ['server', 'web', 'sbom', 'pieces'] },
}

/** @param {keyof typeof purposes} purpose */
export const buildsFor = (purpose) => jobs.filter(({ name }) => purposes[purpose].builds.includes(name))

/** Node versions the packages run on; checked here because npm only warns. */
function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if ((major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22) return
  throw new SetupProblem(`Node ${process.versions.node} is too old: 20.19, 22.12 or later is needed.`)
}

/**
 * @param {{ purpose?: keyof typeof purposes, build?: boolean, quiet?: boolean, root?: string, onServer?: () => void }} options
 *   `build: false` installs only; `quiet` shows nothing but failures; `onServer` is called once the packages and the
 *   server are there, while the rest is still built
 */
export async function setup({ purpose = 'work', build = true, quiet = false, root = here, onServer } = {}) {
  checkNode()
  // On stderr, because stdout belongs to the program that runs next.
  const log = (/** @type {string} */ line) => void (quiet || process.stderr.write(`${line}\n`))
  const { extent } = purposes[purpose]
  const staleJobs = () => (build ? buildsFor(purpose).filter((job) => buildIsStale(root, job)) : [])
  if (installIsStale(root, extent) || staleJobs().length > 0) {
    mkdirSync(join(root, '.build'), { recursive: true })
    const waiting = () => log('Another set-up is at work in this folder; waiting for it …')
    await exclusively(join(root, '.build', 'setup.lock'), waiting, async () => {
      await install(root, extent, log)
      const stale = staleJobs()
      const run = (/** @type {boolean} */ ofServer) =>
        Promise.all(stale.filter(({ name }) => (name === 'server') === ofServer).map((job) => runJob(root, job, log)))
      // First and alone, because the database can be prepared from then on, and that takes as long as the web app.
      await run(true)
      onServer?.()
      await run(false)
    })
  } else onServer?.()
}

/** @param {string} root @param {Job} job @param {(line: string) => void} log */
async function runJob(root, job, log) {
  // Read before the build, so that a change during the build makes it stale again.
  const stamp = buildStamp(root, job)
  if (!existsSync(join(root, job.output))) for (const file of job.state) rmSync(join(root, file), { force: true })
  await step(job.title, job.commands, { cwd: join(root, job.cwd), log })
  writeStamp(buildStampFile(root, job), stamp)
}

/** For programs that begin with a set-up: prints the problem without a stack and exits. @param {unknown} error */
export function failSetup(error) {
  process.stderr.write(`${error instanceof SetupProblem ? error.message : String(error)}\n`)
  process.exit(1)
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  await setup({ purpose: process.argv.includes('--tests') ? 'tests' : 'build' }).catch(failSetup)
