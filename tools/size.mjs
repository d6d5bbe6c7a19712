// `npm run size`: how large each room of the project is, and how much of what a feature or page reads of the contract stands at its own address.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const script = /\.(?:ts|tsx|js|mjs)$/
const test = /\.test\.tsx?$|^(?:e2e|apps\/server\/test)\//

/** The files of the project, as Git knows them, from its root. */
const files = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28 })
  .split('\0')
  .filter((file) => /\.(?:ts|tsx|js|mjs|css|sql)$/.test(file) && existsSync(new URL(`../${file}`, import.meta.url)))

const textOf = (/** @type {string} */ file) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')
const linesOf = (/** @type {string} */ text) => text.split('\n').length - 1

/** A room: an app's or the contract's folder below its sources, else the folder at the root. @param {string} file */
const roomOf = (file) =>
  /^((?:apps|packages)\/\w+\/(?:src\/)?\w+)\//.exec(file)?.[1] ?? /^([\w-]+)\//.exec(file)?.[1] ?? 'root'

/** @typedef {{ files: number, script: number, tests: number, css: number, sql: number }} Size */
/** @returns {Size} */
const nothing = () => ({ files: 0, script: 0, tests: 0, css: 0, sql: 0 })

/** @type {Map<string, Size>} */
const rooms = new Map()
const whole = nothing()
for (const file of files) {
  const lines = linesOf(textOf(file))
  const room = rooms.get(roomOf(file)) ?? nothing()
  rooms.set(roomOf(file), room)
  for (const size of [room, whole]) {
    size.files += 1
    if (file.endsWith('.css')) size.css += lines
    else if (file.endsWith('.sql')) size.sql += lines
    else if (script.test(file)) size[test.test(file) ? 'tests' : 'script'] += lines
  }
}
const print = (/** @type {string} */ name, /** @type {readonly (string | number)[]} */ columns) =>
  console.log(name.padEnd(34) + columns.map((column) => String(column).padStart(9)).join(''))
print('', ['files', 'script', 'tests', 'css', 'sql'])
for (const [name, size] of [...rooms].toSorted(([, a], [, b]) => b.script + b.tests - a.script - a.tests))
  print(name, Object.values(size))
print('all', Object.values(whole))

/**
 * Of all imports of declarations that belong to a feature, those of the importing file's own feature. What every feature
 * may read (fields, pages, errors, the register's rules) is not counted.
 * @param {string} folder the features, each in <area>/<feature>/
 */
function ownAddress(folder) {
  let [own, all] = [0, 0]
  for (const file of files) {
    if (!file.startsWith(`${folder}/`) || test.test(file)) continue
    const [, mine] = /^(\w+\/\w+)/.exec(file.slice(folder.length + 1)) ?? []
    for (const [, theirs] of textOf(file).matchAll(/from '@register\/contract\/((?:business|system|demo)\/\w+)/g)) {
      all += 1
      if (theirs === mine) own += 1
    }
  }
  return `${Math.round((own / all) * 100)} % of ${all}`
}
console.log(
  `\nAt the own address: server ${ownAddress('apps/server/src/features')}, pages ${ownAddress('apps/web/src/pages')}`,
)
