// `npm run test:node`: runs the tests of contract and server on the other versions of Node that the product is meant for.
// Name versions, and words of file names, to run a part: npm run test:node -- 24 server report
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { failSetup, setup } from '../setup.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const versions = ['22', '24']
const projects = ['contract', 'server']

const words = process.argv.slice(2)
/** Those that the command names, or all. @param {string[]} all */
function wanted(all) {
  const named = all.filter((one) => words.includes(one))
  return named.length > 0 ? named : all
}
const filters = words.filter((word) => ![...versions, ...projects].includes(word))

/** The package with the program itself, which the package `node` fetches in a script of its own; its name differs on newer Macs. */
function packageOfNode() {
  const platform = process.platform === 'win32' ? 'win' : process.platform
  return `${platform === 'darwin' && process.arch === 'arm64' ? 'node-bin' : 'node'}-${platform}-${process.arch}`
}

/** Installs a version outside the project's own packages, and returns its program. @param {string} version */
function programOf(version) {
  const folder = join(root, '.build', 'node', version)
  const name = packageOfNode()
  const program = join(folder, 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
  if (existsSync(program)) return program
  mkdirSync(folder, { recursive: true })
  const install = ['install', '--prefix', folder, '--no-save', '--ignore-scripts', '--loglevel=error']
  const done = spawnSync('npm', [...install, `${name}@${version}`], {
    cwd: folder,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (done.status !== 0 || !existsSync(program)) throw new Error(`Node ${version} could not be installed (${name}).`)
  return program
}

await setup().catch(failSetup)
for (const version of wanted(versions)) {
  const program = programOf(version)
  console.log(`\n── Node ${spawnSync(program, ['--version']).stdout.toString().trim()}`)
  const chosenProjects = wanted(projects).flatMap((project) => ['--project', project])
  const run = spawnSync(program, ['node_modules/vitest/vitest.mjs', 'run', ...chosenProjects, ...filters], {
    cwd: root,
    stdio: 'inherit',
  })
  if (run.status !== 0) process.exitCode = 1
}
