// Which files import which, in the whole project, and what a change reaches through that.
import { readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'

const code = /\.(?:tsx?|mjs|css)$/
export const isTest = (/** @type {string} */ path) => /\.test\.tsx?$/.test(path)
/** Tests and what stands next to them; only these read files of the project by a path that begins at their own. */
const ofTests = /\.test\.tsx?$|^apps\/server\/test\//

/** What the soak and the attack start, of all that is below the root. */
const ofProduct = ['apps/server/', 'packages/contract/', 'soak/']

const imported = /(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g
const byPath = /(?:import\.meta\.dirname,\s*'([^']+)'|new URL\('([^']+)',\s*import\.meta\.url\))/g
/** What names the pages of the app stands on none of them: a page is reached by its address. */
const registry = /^apps\/web\/src\/app\/screens\//
const named = /(?:^|\{) +'?([\w/]+)'?: (?:open\(\s*\(\) => import\('([^']+)'\)|([A-Z]\w+),)/gm
const page = /^apps\/web\/src\/(?:pages|site)\//

/** @typedef {ReadonlyMap<string, ReadonlySet<string>>} Imports for each file, the files and folders (with a slash at the end) that it imports or reads */

/** @param {string} from @param {string} specifier @returns {string | undefined} */
function targetOf(from, specifier) {
  const [, contract] = /^@register\/contract\/(.+)$/.exec(specifier) ?? []
  if (contract !== undefined) return `packages/contract/src/${contract}.ts`
  const [, ofServer] = /^@register\/server\/(.+)$/.exec(specifier) ?? []
  if (ofServer !== undefined) return `apps/server/${ofServer}.ts`
  return specifier.startsWith('.') ? posix.join(dirname(from), specifier.replace(/\?.*$/, '')) : undefined
}

/** @param {string} from @param {string} text @returns {Set<string>} */
function importsOf(from, text) {
  const found = [...text.matchAll(imported)]
    .flatMap(([, specifier = '']) => targetOf(from, specifier) ?? [])
    .filter((target) => !(registry.test(from) && page.test(target)))
  const read = ofTests.test(from) ? [...text.matchAll(byPath)] : []
  for (const [, joined, url] of read) {
    const path = posix.join(dirname(from), joined ?? url ?? '').replace(/\/$/, '')
    if (path === '.') found.push(...(/^(soak|attack)\//.test(from) ? [...ofProduct, `${dirname(from)}/`] : ['./']))
    else found.push(/\.\w+$/.test(path) ? path : `${path}/`)
  }
  return new Set(found)
}

/** @typedef {{ view: string, page: string }} NamedPage a screen's name, and the file of its page */

/** The pages that the app names. @param {string} root @param {readonly string[]} files @returns {NamedPage[]} */
export const pagesNamed = (root, files) =>
  files
    .filter((path) => registry.test(path))
    .flatMap((path) => {
      const text = readFileSync(join(root, path), 'utf8')
      const place = (/** @type {string} */ specifier) => posix.join(dirname(path), specifier)
      return [...text.matchAll(named)].flatMap(([, view = '', late, atOnce = '']) => {
        const specifier = late ?? new RegExp(`import \\{ ${atOnce} \\} from '([^']+)'`).exec(text)?.[1]
        return specifier === undefined ? [] : [{ view, page: place(specifier) }]
      })
    })

/** @param {string} root @param {readonly string[]} files every file of the project, by its path from the root @returns {Imports} */
export const readImports = (root, files) =>
  new Map(
    files
      .filter((path) => code.test(path))
      .map((path) => [path, importsOf(path, readFileSync(join(root, path), 'utf8'))]),
  )

/**
 * The changed files and all that import them, directly or through others; who reads a folder reads the files that it has, not what these import.
 * @param {Imports} imports @param {readonly string[]} changed @param {(path: string) => boolean} goesOn through which files; a test imports nothing for others
 * @returns {Set<string>}
 */
export function reachedBy(imports, changed, goesOn = (path) => !isTest(path)) {
  /** @type {Map<string, string[]>} */
  const importers = new Map()
  for (const [path, targets] of imports)
    for (const target of targets) importers.set(target, [...(importers.get(target) ?? []), path])
  const folders = [...importers.keys()].filter((target) => target.endsWith('/'))
  const read = folders.filter((folder) => changed.some((path) => folder === './' || path.startsWith(folder)))
  const reached = new Set([...changed, ...read.flatMap((folder) => importers.get(folder) ?? [])])
  for (const path of reached) if (goesOn(path)) for (const next of importers.get(path) ?? []) reached.add(next)
  return reached
}

/** What some files stand on: everything that they import, directly or through others. @param {Imports} imports @param {readonly string[]} files @returns {Set<string>} */
export function standsOn(imports, files) {
  const found = new Set(files)
  for (const path of found) for (const next of imports.get(path) ?? []) if (imports.has(next)) found.add(next)
  return found
}

/** @param {Iterable<string>} paths */
export const testsAmong = (paths) => [...paths].filter(isTest).toSorted()
