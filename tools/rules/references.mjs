// Checks that comments and documents point somewhere: a decision or a rule is named by its file and heading, which exist, never by a bare number.
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const trees = ['packages', 'apps', 'e2e', 'soak', 'attack', 'deploy', 'tools', 'bench', 'docs']
const notOurs = /^(node_modules|dist|data|test-results|references\.test\.ts|\..*)$/
const read = /\.(ts|tsx|mjs|css|md|yml)$/
const bare = /\b(?:[Dd]ecisions?|(?:[Dd]ecision )?[Rr]ecords?|[Dd]omain|[Ss]pecification(?: sections?)?) \d{1,4}\b/
const path = /(?<![\w/.-])docs\/[\w/.-]+\.md(?:#[\w-]+)?/g
const link = /\]\(((?!https?:|mailto:)[^()\s]+)\)/g

/** Headings as a reader of Markdown turns them into anchors. @param {string} text */
const anchors = (text) =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s-]/gu, '')
      .trim()
      .replaceAll(/\s/g, '-'),
  )

/**
 * What is wrong with the references of one file.
 * @param {string} root @param {string} file its path from the root @param {string} text @returns {string[]}
 */
export function referenceProblems(root, file, text) {
  const problems = []
  const isDocument = file.endsWith('.md')
  for (const [at, line] of text.split('\n').entries()) {
    const where = `${file}:${at + 1}`
    const comment = isDocument ? line : (/(?:\/\/|\/?\*|<!--|^\s*#).*$/.exec(line)?.[0] ?? '')
    const number = bare.exec(comment.replaceAll(/\[[^\]]*\]\([^)]*\)/g, ''))
    if (number) problems.push(`${where}: "${number[0]}" leads nowhere. Name the file, as docs/rules/wire.md#lists.`)
    const named = [...comment.matchAll(path)].map(([found]) => join(root, found))
    const linked = isDocument
      ? [...line.matchAll(link)].map(([, to = '']) =>
          join(root, to.startsWith('#') ? file + to : join(dirname(file), to)),
        )
      : []
    for (const target of [...named, ...linked]) {
      const [place = '', anchor] = target.split('#')
      const shown = relative(root, target)
      if (!existsSync(place)) problems.push(`${where}: ${shown} does not exist.`)
      else if (anchor && !anchors(readFileSync(place, 'utf8')).includes(anchor))
        problems.push(`${where}: ${shown} has no such heading.`)
    }
  }
  return problems
}

/** All of the project, README and CONTRIBUTING too. @param {string} root @returns {string[]} */
export function allReferenceProblems(root) {
  /** @type {string[]} */
  const problems = []
  const visit = (/** @type {string} */ name) => {
    for (const entry of readdirSync(join(root, name), { withFileTypes: true })) {
      const file = name ? `${name}/${entry.name}` : entry.name
      // What a landed migration says cannot be changed, because its text is compared.
      if (notOurs.test(entry.name) || entry.name === 'migrations') continue
      if (entry.isDirectory() && (name || trees.includes(entry.name))) visit(file)
      if (entry.isFile() && read.test(entry.name))
        problems.push(...referenceProblems(root, file, readFileSync(join(root, file), 'utf8')))
    }
  }
  visit('')
  return problems
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const problems = allReferenceProblems(fileURLToPath(new URL('../..', import.meta.url)))
  for (const problem of problems) console.log(problem)
  if (problems.length > 0) process.exitCode = 1
}
