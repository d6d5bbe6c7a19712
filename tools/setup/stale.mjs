// Finds out whether the packages or a build are out of date, by stamps of their sources.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const read = (/** @type {string} */ path) => (existsSync(path) ? readFileSync(path, 'utf8') : undefined)
const hash = (/** @type {string} */ text) => createHash('sha256').update(text).digest('hex')

/** @param {string} path @param {string} stamp */
export function writeStamp(path, stamp) {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, stamp)
}

/** @param {string} root */
const installStampFile = (root) => join(root, 'node_modules', '.register-installed')

/** A hash of the lock file and the platform, because a copied folder may contain the programs of another platform. @param {string} root */
const installStamp = (root) =>
  hash(`${process.platform}-${process.arch}\n${read(join(root, 'package-lock.json')) ?? ''}`)

/** @typedef {'product' | 'whole'} Extent `product`: the packages that build and serve; `whole`: those of the tests and tools as well */

/** The whole has no word, as before there were two. @type {Record<Extent, string>} */
const words = { whole: '', product: ' product' }

/** @param {string} root @param {Extent} [extent] */
export const markInstalled = (root, extent = 'whole') =>
  writeStamp(installStampFile(root), `${installStamp(root)}${words[extent]}`)

/** @param {string} root @param {Extent} extent */
const isMarked = (root, extent) => read(installStampFile(root)) === `${installStamp(root)}${words[extent]}`

/** Whether the packages of the product are there as the lock file wants them, and the rest only has to come. @param {string} root */
export const canBeAddedTo = (root) => isMarked(root, 'product')

/** The whole is enough for the product, and the product never for the whole. @param {string} root @param {Extent} [extent] @returns {boolean} */
export function installIsStale(root, extent = 'whole') {
  if (isMarked(root, 'whole') || (extent === 'product' && isMarked(root, 'product'))) return false
  if (!matchesLock(root)) return true
  // A manual npm run had the same result; the stamp only saves the comparison next time.
  try {
    markInstalled(root)
  } catch {
    // The packages are installed even when the stamp cannot be written.
  }
  return false
}

/** Whether npm's own record of node_modules contains what the lock file requires; optional packages depend on the platform. */
function matchesLock(/** @type {string} */ root) {
  const [wanted, present] = [join(root, 'package-lock.json'), join(root, 'node_modules', '.package-lock.json')].map(
    read,
  )
  if (!wanted || !present) return false
  /** @typedef {Record<string, { version?: string, integrity?: string, optional?: boolean, link?: boolean, peer?: boolean }>} Packages */
  const [want, have] = [wanted, present].map(
    (text) => /** @type {{ packages: Packages }} */ (JSON.parse(text)).packages,
  )
  return Object.entries(want ?? {}).every(([path, { version, integrity, optional, link }]) => {
    if (!path.startsWith('node_modules/') || link) return true
    const found = have?.[path]
    return found ? found.version === version && found.integrity === integrity : optional === true
  })
}

/**
 * @typedef {{ name: string, inputs: string[], output: string }} Build
 * `inputs` are files and folders, `output` the file that proves the build; all from the root.
 */

/** A hash of every input with its time and size: reading 1,000 files would cost ten times as much. @param {string} root @param {Build} build */
export function buildStamp(root, { inputs }) {
  const lines = [process.version]
  const visit = (/** @type {string} */ path) => {
    const found = statSync(join(root, path), { throwIfNoEntry: false })
    if (!found) return
    if (!found.isDirectory()) return void lines.push(`${path} ${found.mtimeMs} ${found.size}`)
    for (const name of readdirSync(join(root, path)).toSorted()) visit(`${path}/${name}`)
  }
  for (const input of inputs) visit(input)
  return hash(lines.join('\n'))
}

/** @param {string} root @param {Build} build */
export const buildStampFile = (root, build) => join(root, '.build', `${build.name}.stamp`)

/** @param {string} root @param {Build} build */
export const buildIsStale = (root, build) =>
  !existsSync(join(root, build.output)) || read(buildStampFile(root, build)) !== buildStamp(root, build)
