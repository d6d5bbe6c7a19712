// Checks the shape of the project: every file begins with its purpose, files and folders stay small, names are meaningful.
import { readFileSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const trees = ['packages', 'apps', 'e2e', 'soak', 'attack', 'deploy', 'tools', 'bench']
const notOurs = /^(node_modules|dist|data|test-results|\..*)$/
const source = /\.(ts|tsx|mjs|css|sql)$/
const test = /\.test\.tsx?$/
const generated = /(^|\/)tables\.ts$/
/** Tables: one entry per field, screen or feature, read from top to bottom. */
const declarations =
  /^(packages\/contract\/src\/all|packages\/contract\/src\/business\/report\/fields|tools\/log\/(check-log|mirror|witness)|e2e\/every-screen\/screens)\.(ts|mjs)$/
const maxLines = 220
const maxFiles = 14
const emptyNames = /^(utils?|commons?|helpers?|shared|managers?|base|libs?|misc|index)$/i

/** One sentence in the comment style of the file; a linter's or compiler's directive says nothing. */
const saysWhatFor = (/** @type {string} */ line) =>
  /^(\/\/|\/\*\*?|--)\s+\S.{14,}/.test(line) && !/^\S+\s+(@ts-|oxlint-|eslint-|prettier-)/.test(line)

/** The problems of one file. @param {string} path from the root @param {string} text */
export function fileProblems(path, text) {
  const problems = []
  const lines = text.split('\n')
  const first = lines[0]?.startsWith('#!') ? lines[1] : lines[0]
  if (!saysWhatFor(first ?? ''))
    problems.push(`${path}: begin with a comment that says in one sentence what the file is for.`)
  const length = text.endsWith('\n') ? lines.length - 1 : lines.length
  if (length > maxLines && !test.test(path) && !generated.test(path) && !declarations.test(path))
    problems.push(`${path}: ${length} lines. Past 200 a file holds two ideas: split it by idea, not in the middle.`)
  return problems
}

/** Finds a name that says nothing about its content. @param {string} path a file or folder, from the root */
export function nameProblems(path) {
  const stem = basename(path).replace(/\.(test\.)?[a-z]+$/, '')
  if (!emptyNames.test(stem)) return []
  if (stem === 'index')
    return [`${path}: no barrels. Name the file after its main export, and import from the file that has the code.`]
  return [`${path}: "${stem}" says nothing. Name it after what it is about, or move its parts to where they are used.`]
}

/** All problems below `root`. @param {string} root @returns {string[]} */
export function shapeProblems(root) {
  /** @type {string[]} */
  const problems = []
  const visit = (/** @type {string} */ folder) => {
    const entries = readdirSync(join(root, folder), { withFileTypes: true }).filter(({ name }) => !notOurs.test(name))
    const sources = entries.filter((entry) => entry.isFile() && source.test(entry.name)).map(({ name }) => name)
    for (const name of sources) {
      const path = `${folder}/${name}`
      problems.push(...nameProblems(path), ...fileProblems(path, readFileSync(join(root, path), 'utf8')))
    }
    // Tests are next to their code, and the schema and its migrations are lists in order: neither makes a folder harder to read.
    const counted = sources.filter((name) => !test.test(name)).length
    if (counted > maxFiles && !['migrations', 'schema'].includes(basename(folder)))
      problems.push(`${folder}: ${counted} source files. Past a dozen, group those that change together in a folder.`)
    for (const entry of entries)
      if (entry.isDirectory()) {
        problems.push(...nameProblems(`${folder}/${entry.name}`))
        visit(`${folder}/${entry.name}`)
      }
  }
  const present = readdirSync(root)
  for (const tree of trees) if (present.includes(tree)) visit(tree)
  return problems
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const problems = shapeProblems(fileURLToPath(new URL('../..', import.meta.url)))
  for (const problem of problems) console.log(problem)
  if (problems.length > 0) process.exitCode = 1
}
