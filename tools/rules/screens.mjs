// `npm run screens`: the size of a record: its files and lines, the places of a plain field, permissions outside the contract, casts in features. With --check it fails when a limit is exceeded.
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { permissionStrings } from './permissionStrings.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const source = /\.(ts|tsx|css|sql)$/
const test = /\.test\.tsx?$/

/** @param {string} place a file or folder, from the root @returns {string[]} */
function filesOf(place) {
  if (!existsSync(join(root, place))) return []
  if (source.test(place)) return [place]
  return readdirSync(join(root, place), { recursive: true, encoding: 'utf8' })
    .filter((name) => source.test(name) && !test.test(name))
    .map((name) => `${place}/${name}`)
}
const textOf = (/** @type {string} */ file) => readFileSync(join(root, file), 'utf8')
const linesOf = (/** @type {string} */ file) => textOf(file).split('\n').length - 1

/** Whole folders with imports and comments, without tests; their tables are in the base schema, with those of others. */
const records = [
  {
    name: 'posts',
    places: [
      'packages/contract/src/system/post.ts',
      'apps/server/src/features/system/post',
      'apps/web/src/pages/system/post',
    ],
    files: 3,
    // Including the log of what happened to a post.
    lines: 280,
  },
  {
    name: 'announcements',
    places: [
      'packages/contract/src/system/notice.ts',
      'apps/server/src/features/system/notice',
      'apps/web/src/pages/system/notice',
    ],
    files: 10,
    lines: 750,
  },
]

/** A plain field: the files of its record that name it, in addition to the schema and the types that are written from it. */
const plain = { record: 'posts', field: 'remark', places: 1 }

/** Type assertions in features and pages; `as const` and the rename of an import do not count. The number may only become smaller. */
const mostCasts = 94
const cast = /\bas (?!const\b)(?:unknown|readonly|typeof|keyof|\{|\[|[A-Z'"]|string|number|boolean|never)/

const folders = ['apps/server/src/features', 'apps/web/src/pages']
const casts = folders
  .flatMap(filesOf)
  .map((file) =>
    textOf(file)
      .split('\n')
      .filter((line) => cast.test(line) && !/^\s*(import|export|\/[/*]|\*)/.test(line)),
  )
  .reduce((sum, lines) => sum + lines.length, 0)

let over = false
/** @param {string} what @param {number} is @param {number} most @param {string} [more] */
function report(what, is, most, more = '') {
  if (is > most) over = true
  console.log(`${is > most ? 'OVER ' : '     '}${what.padEnd(44)} ${String(is).padStart(4)} of at most ${most}${more}`)
}

for (const { name, places, files, lines } of records) {
  const found = places.flatMap(filesOf)
  report(`${name}: files`, found.length, files)
  report(
    `${name}: lines`,
    found.reduce((sum, file) => sum + linesOf(file), 0),
    lines,
  )
}
const own = records.find(({ name }) => name === plain.record)?.places.flatMap(filesOf) ?? []
const naming = own.filter((file) => new RegExp(`\\b${plain.field}\\b`).test(textOf(file)))
report(
  `a plain field (${plain.record}, ${plain.field}): places`,
  naming.length,
  plain.places,
  ', and the schema and its types',
)
report('permissions outside contract and seed of roles', permissionStrings(root).length, 0)
report('casts in features and pages', casts, mostCasts)

if (over && process.argv.includes('--check')) process.exitCode = 1
