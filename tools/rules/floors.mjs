// Checks that inside every folder files and subfolders import each other in one direction only.
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { dirname, join, posix, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

const code = /\.tsx?$/
const test = /\.test\.tsx?$/
const imported = /(?:from|import)\s*\(?\s*'(\.[^']+)'/g

/** @typedef {{ from: string, to: string }} Import paths of two files */
/** @typedef {Map<string, Set<string>>} Imports for each entry of a folder, the entries that it imports */

/** @param {string} source @returns {Import[]} every relative import below `source` that leads to a file of it */
function importsOf(source) {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).map((name) => name.split(sep).join('/'))
  return files
    .filter((from) => code.test(from) && !test.test(from))
    .flatMap((from) =>
      [...readFileSync(join(source, from), 'utf8').matchAll(imported)]
        .map(([, specifier = '']) => ({ from, to: posix.join(dirname(from), specifier) }))
        .filter(({ to }) => code.test(to) && existsSync(join(source, to))),
    )
}

/** The deepest folder that contains both files, and the entry of it that each is in. @param {Import} one */
function meeting({ from, to }) {
  const [a, b] = [from.split('/'), to.split('/')]
  let depth = 0
  while (a[depth] === b[depth] && depth < a.length - 1) depth += 1
  return { folder: a.slice(0, depth).join('/'), entry: a[depth] ?? '', other: b[depth] ?? '' }
}

/** @param {Imports} imports @param {string} start @returns {Set<string>} every file or folder reachable by imports */
function reachedFrom(imports, start) {
  /** @type {Set<string>} */
  const reached = new Set()
  const pending = [...(imports.get(start) ?? [])]
  for (let entry = pending.pop(); entry !== undefined; entry = pending.pop()) {
    if (reached.has(entry)) continue
    reached.add(entry)
    pending.push(...(imports.get(entry) ?? []))
  }
  return reached
}

/** Imports that close a circle between two entries of one folder, as `from -> to` with paths below `source`. @param {string} source @returns {string[]} */
export function circles(source) {
  const found = importsOf(source)
  /** @type {Map<string, Imports>} */
  const folders = new Map()
  for (const one of found) {
    const { folder, entry, other } = meeting(one)
    /** @type {Imports} */
    const imports = folders.get(folder) ?? new Map()
    /** @type {Set<string>} */
    const others = imports.get(entry) ?? new Set()
    folders.set(folder, imports.set(entry, others.add(other)))
  }
  return found
    .filter((one) => {
      const { folder, entry, other } = meeting(one)
      const imports = folders.get(folder)
      return entry !== other && imports !== undefined && reachedFrom(imports, other).has(entry)
    })
    .map(({ from, to }) => `${from} -> ${to}`)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = fileURLToPath(new URL('../..', import.meta.url))
  const found = ['apps/web/src', 'apps/server/src', 'packages/contract/src'].flatMap((place) =>
    circles(join(root, place)).map((line) => `${place}: ${line}`),
  )
  for (const line of found) console.log(line)
  console.log(
    found.length > 0
      ? 'These imports go in a circle between files or folders of one folder: move what both need into the lower one.'
      : 'No circle between the files and folders of any folder.',
  )
  if (found.length > 0) process.exitCode = 1
}
