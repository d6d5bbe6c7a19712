// `npm run mutations`: breaks the product on purpose, one promise at a time, in a copy of the tree, and requires that the named test notices each.
// Words narrow the list by its names: npm run mutations -- stale filter
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { copyTree } from './mutations/copy.mjs'
import { mutations } from './mutations/list.mjs'
import { runnerIn } from './mutations/run.mjs'
import { faultUnbroken, verdictOf } from './mutations/verdict.mjs'
import { failSetup, setup } from './setup.mjs'

/** @typedef {import('./mutations/list.mjs').Mutation} Mutation */
/** @typedef {import('./mutations/verdict.mjs').Verdict} Verdict */

const root = fileURLToPath(new URL('..', import.meta.url))
/** The quick ones first; tests of one project have the same stale builds. */
const projects = /** @type {const} */ (['contract', 'web', 'tools', 'server', 'e2e'])

const words = process.argv.slice(2).map((word) => word.toLowerCase())
const chosen = mutations.filter(({ name }) => words.every((word) => name.toLowerCase().includes(word)))
if (chosen.length === 0) {
  console.log(`No mutation has a name with: ${words.join(' ')}`)
  process.exit(1)
}

const began = Date.now()
const seconds = (/** @type {number} */ since) => `${((Date.now() - since) / 1000).toFixed(1)} s`
await setup({ build: false }).catch(failSetup)
const { folder, remove } = copyTree(root)
const runner = runnerIn(folder)
let isStopped = false
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => {
    if (!isStopped) console.log('\nStopping; the copy is being removed …')
    isStopped = true
    runner.interrupt()
  })

/** The projects whose compiler reads a file; none for style sheets and scripts. @param {string} file */
function compiledWith(file) {
  const place = /^(packages\/contract|apps\/server|apps\/web)\/.*\.tsx?$/.exec(file)?.[1]
  if (place === 'packages/contract') return [place, 'apps/server', 'apps/web']
  return place === undefined ? [] : ['packages/contract', place]
}

/** The compiler's messages about the unbroken tree. They are ignored, because unfinished work elsewhere says nothing about a break. */
const before = new Set(/** @type {string[]} */ ([]))
/** @param {readonly string[]} files */
async function complaints(files) {
  const places = [...new Set(files.flatMap(compiledWith))]
  if (places.length === 0) return []
  return (await runner.complaints(places)).filter((line) => !before.has(line))
}

/** Builds what is stale in the copy, where the tests need it. @param {string} project */
const build = (project) => (project === 'e2e' ? setup({ root: folder, purpose: 'tests', quiet: true }) : undefined)

/** Breaks one file, compiles, builds, tests and repairs. @param {Mutation} mutation @returns {Promise<Verdict>} */
async function tried({ file, find, put, caughtBy: { project, file: testFile, test } }) {
  const place = join(folder, file)
  const whole = readFileSync(place, 'utf8')
  if (whole.split(find).length !== 2) return { kind: 'could not run', why: `${file} does not have its text once` }
  writeFileSync(
    place,
    whole.replace(find, () => put),
  )
  try {
    // A break that the compiler notices says nothing about the tests.
    const [said] = await complaints([file])
    if (said !== undefined) return { kind: 'could not run', why: `it does not compile: ${said}` }
    await build(project)
    const { files } = await runner.tests(project, [testFile], [test], { alone: true })
    return verdictOf(files, test)
  } catch (error) {
    return {
      kind: 'could not run',
      why: error instanceof Error ? error.message.split('\n', 2).join(' ') : String(error),
    }
  } finally {
    writeFileSync(place, whole)
  }
}

/** The mutations whose tests pass before anything is broken; the others are named with the reason. @param {readonly Mutation[]} all */
async function problemOf(all) {
  /** @type {Map<Mutation, string>} */
  const faults = new Map()
  for (const project of projects) {
    const own = all.filter(({ caughtBy }) => caughtBy.project === project)
    if (own.length === 0 || isStopped) continue
    const since = Date.now()
    await build(project)
    const { files } = await runner.tests(
      project,
      [...new Set(own.map(({ caughtBy }) => caughtBy.file))],
      [...new Set(own.map(({ caughtBy }) => caughtBy.test))],
    )
    for (const mutation of own) {
      const { file, test } = mutation.caughtBy
      const fault = faultUnbroken(
        files?.filter(({ name }) => name === join(folder, file)),
        test,
      )
      if (fault !== undefined) faults.set(mutation, fault)
    }
    console.log(`unbroken: ${own.length} in ${project}, ${seconds(since)}`)
  }
  return faults
}

const counts = { caught: 0, 'not caught': 0, 'could not run': 0 }
try {
  console.log(`${chosen.length} breaks are tried in ${folder}. First their tests run unbroken …`)
  for (const line of await complaints(chosen.map(({ file }) => file))) before.add(line)
  const faults = await problemOf(chosen)
  const inOrder = projects.flatMap((project) => chosen.filter(({ caughtBy }) => caughtBy.project === project))
  for (const [at, mutation] of inOrder.entries()) {
    if (isStopped) break
    const since = Date.now()
    process.stdout.write(`${String(at + 1).padStart(2)}/${inOrder.length} ${mutation.name} … `)
    const fault = faults.get(mutation)
    const { kind, why } =
      fault === undefined ? await tried(mutation) : { kind: /** @type {const} */ ('could not run'), why: fault }
    if (isStopped) break
    counts[kind] += 1
    const { project, file } = mutation.caughtBy
    const outcome = kind === 'not caught' ? 'NOT caught' : kind
    console.log(
      `${outcome}, ${seconds(since)} (${project}: ${file})${kind === 'caught' ? '' : `: ${why}\n      ${mutation.promise}`}`,
    )
  }
} catch (error) {
  if (!isStopped) console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  remove()
}
console.log(
  `${counts.caught} caught, ${counts['not caught']} NOT caught, ${counts['could not run']} could not run, in ${seconds(began)}`,
)
if (isStopped || counts.caught < chosen.length) process.exitCode = 1
