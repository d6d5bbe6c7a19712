// Checks that inside every folder files and subfolders import each other in one direction only.
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { dirname, join, posix, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

const code = /\.tsx?$/
const test = /\.test\.tsx?$/
const imported = /(?:from|import)\s*\(?\s*'(\.[^']+)'/g

/** @typedef {{ from: string, to: string }} Import paths of two files */
/** @typedef {Map<string, Set<string>>} Doors for each entry of a folder those it imports */

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

/** The deepest folder that holds both files, and which of its entries each is in. @param {Import} one */
function meeting({ from, to }) {
  const [a, b] = [from.split('/'), to.split('/')]
  let depth = 0
  while (a[depth] === b[depth] && depth < a.length - 1) depth += 1
  return { folder: a.slice(0, depth).join('/'), room: a[depth] ?? '', other: b[depth] ?? '' }
}

/** @param {Doors} doors @param {string} start @returns {Set<string>} every file or folder reachable by imports */
function reachedFrom(doors, start) {
  /** @type {Set<string>} */
  const reached = new Set()
  const open = [...(doors.get(start) ?? [])]
  for (let room = open.pop(); room !== undefined; room = open.pop()) {
    if (reached.has(room)) continue
    reached.add(room)
    open.push(...(doors.get(room) ?? []))
  }
  return reached
}

/** Imports that close a circle between two entries of one folder, as `from -> to` with paths below `source`. @param {string} source @returns {string[]} */
export function circles(source) {
  const found = importsOf(source)
  /** @type {Map<string, Doors>} */
  const folders = new Map()
  for (const one of found) {
    const { folder, room, other } = meeting(one)
    /** @type {Doors} */
    const doors = folders.get(folder) ?? new Map()
    /** @type {Set<string>} */
    const others = doors.get(room) ?? new Set()
    folders.set(folder, doors.set(room, others.add(other)))
  }
  return found
    .filter((one) => {
      const { folder, room, other } = meeting(one)
      const doors = folders.get(folder)
      return room !== other && doors !== undefined && reachedFrom(doors, other).has(room)
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
      ? 'These imports go in a circle between files or folders of one folder: move what both need to where the lower one stands.'
      : 'No circle between the files and folders of any folder.',
  )
  if (found.length > 0) process.exitCode = 1
}
