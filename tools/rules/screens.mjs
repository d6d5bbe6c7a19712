// `npm run screens`: what a record takes: its files and lines, the places of a plain field, permissions outside the contract, casts in features. With --check it fails over a budget.
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

/** Whole folders with imports and comments, tests apart; the schema of announcements came with another record's. */
const records = [
  {
    name: 'posts',
    places: [
      'packages/contract/src/system/post.ts',
      'apps/server/migrations/0012_posts.sql',
      'apps/server/src/features/system/post',
      'apps/web/src/pages/system/post',
    ],
    files: 6,
    // With what happened to one.
    lines: 315,
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

/** A plain field: the files of its record that name it, and the types that are written from the database. */
const plain = { record: 'posts', field: 'remark', places: 2 }

/** Assertions of a type in features and pages: `as const` and a rename of an import are none. They may only become fewer. */
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
function tell(what, is, most, more = '') {
  if (is > most) over = true
  console.log(`${is > most ? 'OVER ' : '     '}${what.padEnd(44)} ${String(is).padStart(4)} of at most ${most}${more}`)
}

for (const { name, places, files, lines } of records) {
  const found = places.flatMap(filesOf)
  tell(`${name}: files`, found.length, files)
  tell(
    `${name}: lines`,
    found.reduce((sum, file) => sum + linesOf(file), 0),
    lines,
  )
}
const own = records.find(({ name }) => name === plain.record)?.places.flatMap(filesOf) ?? []
const naming = own.filter((file) => new RegExp(`\\b${plain.field}\\b`).test(textOf(file)))
tell(
  `a plain field (${plain.record}, ${plain.field}): places`,
  naming.length,
  plain.places,
  ', and the generated types',
)
tell('permissions outside contract and seed of roles', permissionStrings(root).length, 0)
tell('casts in features and pages', casts, mostCasts)

if (over && process.argv.includes('--check')) process.exitCode = 1
