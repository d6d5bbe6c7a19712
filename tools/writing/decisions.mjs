// `npm run decisions`: writes the index of docs/decisions from the head of each record: its number, title, date and status. With --check it only compares.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { format } from './formatted.mjs'

const folder = fileURLToPath(new URL('../../docs/decisions', import.meta.url))
const target = join(folder, 'README.md')
const head = /^# (\d{4}) (.+)\n\n(\d{4}-\d{2}-\d{2}), (in force|replaced by|of no use any more)(.*)\.\n/

const introduction = `# Decisions

What was decided, why, and what is given up. A record says in its second line from when it is and whether it still holds; what the product does is told by [the rules](../rules/README.md). A new record takes the next number; then \`npm run decisions\`.
`

/** @type {string[]} */
const problems = []
const rows = []
let last = 0
/** @type {string[]} */
const unused = []
for (const name of readdirSync(folder).toSorted()) {
  if (name === 'README.md') continue
  const [, number, title, date, status, more] = head.exec(readFileSync(join(folder, name), 'utf8')) ?? []
  if (!number || !name.startsWith(`${number}-`)) {
    problems.push(
      `docs/decisions/${name}: begin with "# ${name.slice(0, 4)} Title", an empty line, and "2026-01-31, in force."`,
    )
    continue
  }
  if (Number(number) === last) problems.push(`docs/decisions/${name}: another record has this number.`)
  for (let at = last + 1; at < Number(number); at += 1) unused.push(String(at).padStart(4, '0'))
  last = Number(number)
  rows.push(`| [${number}](${name}) | ${title} | ${date} | ${status}${more} |`)
}
const wanted = [
  introduction,
  '| Number | Subject | From | Status |',
  '| --- | --- | --- | --- |',
  ...rows,
  '',
  `Never used: ${unused.join(', ')}.`,
  '',
].join('\n')
const plain = (/** @type {string} */ text) => text.replaceAll(/ +/g, ' ').replaceAll(/-+/g, '-')
if (process.argv.includes('--check')) {
  // The formatter aligns the columns of the table.
  if (plain(readFileSync(target, { encoding: 'utf8', flag: 'a+' })) !== plain(wanted))
    problems.push('docs/decisions/README.md does not fit the records. Write it again with: npm run decisions')
} else {
  writeFileSync(target, wanted)
  format(target)
  console.log(`Wrote ${target}`)
}
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exitCode = 1
