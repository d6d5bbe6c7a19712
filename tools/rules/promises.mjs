// Checks that every promise of docs/security.md and its pages names a test that holds it: a link to a test file that exists, called as a test of that file is called; and that every row of the lists of standards is decided.
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Heading of the column that names the tests, and of the one that says how far a requirement is met. */
const [holding, decided] = ['held by', 'standing']
const standings = ['met', 'in part', 'not met', 'not applicable']
const link = /\[((?:\\.|[^\]\\])*)\]\(([^()\s]+)\)/g

/** The titles of tests and groups in the text of a test file. @param {string} text @returns {string[]} */
export const titlesIn = (text) =>
  [...text.matchAll(/\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1\s*,/g)].map(([, , title = '']) =>
    title.replaceAll(/\\(.)/g, '$1'),
  )

/** The cells of a row of a table. @param {string} line @returns {string[]} */
const cellsOf = (line) =>
  line
    .replaceAll(/^\s*\||\|\s*$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim())

/** The tables of a page: its heads, and its rows with their lines. @param {string} text */
function tablesIn(text) {
  /** @type {{ head: string[], rows: { at: number, cells: string[] }[] }[]} */
  const tables = []
  let isInside = false
  for (const [index, line] of text.split('\n').entries()) {
    const isRow = line.startsWith('|')
    if (isRow && !isInside) tables.push({ head: cellsOf(line), rows: [] })
    else if (isRow && !/^\|[\s|:-]+$/.test(line)) tables.at(-1)?.rows.push({ at: index + 1, cells: cellsOf(line) })
    isInside = isRow
  }
  return tables
}

/** What is wrong with the links of a cell; `isTest` asks each for a test of its file. @param {string} root @param {string} file @param {string} cell @param {boolean} isTest @returns {string[]} */
function linkProblems(root, file, cell, isTest) {
  return [...cell.matchAll(link)].flatMap(([, shown = '', to = '']) => {
    const target = join(root, dirname(file), to.split('#')[0] ?? '')
    if (!existsSync(target)) return [`${to} does not exist`]
    if (!/\.test\.tsx?$/.test(to)) return isTest ? [`${to} is no file of tests`] : []
    const title = shown.replaceAll(/\\(.)/g, '$1')
    // A list of a standard may name the file as a whole; a promise names its test.
    if (!isTest && `${title}.ts` === basename(target)) return []
    if (titlesIn(readFileSync(target, 'utf8')).includes(title)) return []
    return [`${to} has no test called "${title}"`]
  })
}

/** What is wrong with the promises of one page. @param {string} root @param {string} file its path from the root @param {string} text @returns {string[]} */
export function promiseProblems(root, file, text) {
  return tablesIn(text).flatMap(({ head, rows }) => {
    const [tests, standing] = [head.indexOf(holding), head.indexOf(decided)]
    return rows.flatMap(({ at, cells }) => {
      const told = (/** @type {string} */ problem) => `${file}:${at}: ${problem}.`
      if (standing >= 0) {
        const [state = '', why = ''] = [cells[standing], cells[standing + 1]]
        const problems = cells.flatMap((cell) => linkProblems(root, file, cell, false))
        if (!standings.includes(state)) problems.push(`"${state}" is none of: ${standings.join(', ')}`)
        if (why === '') problems.push('nothing says where or why')
        if (state === 'met' && !/\]\(/.test(why)) problems.push('met, but nothing is linked')
        return problems.map(told)
      }
      const cell = cells[tests] ?? ''
      if (!/\]\(/.test(cell)) return [told(`no test holds "${cells[0]}"`)]
      return linkProblems(root, file, cell, true).map(told)
    })
  })
}

/** Of the page and of all below it. @param {string} root @returns {string[]} */
export const allPromiseProblems = (root) =>
  ['docs/security.md', ...readdirSync(join(root, 'docs/security')).map((name) => `docs/security/${name}`)].flatMap(
    (file) => promiseProblems(root, file, readFileSync(join(root, file), 'utf8')),
  )

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const problems = allPromiseProblems(fileURLToPath(new URL('../..', import.meta.url)))
  for (const problem of problems) console.log(problem)
  if (problems.length > 0) process.exitCode = 1
}
