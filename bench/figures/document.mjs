// Writes the figures as tables between two marker lines of a Markdown file, and lets the project's formatter align them.
import { spawnSync } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { misses } from './figure.mjs'

export const markers = ['<!-- figures: written by npm run bench -->', '<!-- end of figures -->']
const root = fileURLToPath(new URL('../..', import.meta.url))

/** @typedef {import('./figure.mjs').Figure} Figure */

const count = (/** @type {number} */ rows) => rows.toLocaleString('en-US')

/** @param {Figure['target']} target @param {string} unit */
function targetText(target, unit) {
  if (!target) return ''
  const bounds = [
    ...(target.least === undefined ? [] : [`≥ ${count(target.least)}`]),
    ...(target.most === undefined ? [] : [`≤ ${count(target.most)}`]),
  ]
  return `${bounds.join(', ')} ${unit}${target.at === undefined ? '' : ` (${count(target.at)})`}`.replace(' × ', '× ')
}

/** One benchmark: a row for each figure, a column for each size. A missed target is set in bold. @param {readonly Figure[]} figures */
function table(figures) {
  const sizes = [...new Set(figures.map((one) => one.rows))].toSorted((a, b) => a - b)
  const names = [...new Set(figures.map((one) => one.what))]
  const lines = names.map((what) => {
    const ours = figures.filter((one) => one.what === what)
    const cells = sizes.map((size) => {
      const one = ours.find((figure) => figure.rows === size)
      if (!one) return ''
      const text = `${count(one.value)} ${one.unit}`
      return misses(one) ? `**${text}**` : text
    })
    const aimed = ours.find((one) => one.target)
    return `| ${[what, ...cells, targetText(aimed?.target, aimed?.unit ?? '')].join(' | ')} |`
  })
  return [
    `| ${['reports', ...sizes.map(count), 'target'].join(' | ')} |`,
    `| ${['---', ...sizes.map(() => '---:'), '---'].join(' | ')} |`,
    ...lines,
  ].join('\n')
}

/** @param {import('./stored.mjs').Run} run */
export function tables({ at, node, postgres, processors, memoryGB, load, figures }) {
  const names = [...new Set(figures.map((one) => one.bench))]
  const head = `Measured ${at.replace('T', ' ')} UTC: Node ${node}, PostgreSQL ${postgres}, ${processors}, ${memoryGB} GB, ${load} of the processors busy with other things before. Bold: the target is missed.`
  return [head, ...names.map((name) => `### ${name}\n\n${table(figures.filter((one) => one.bench === name))}`)].join(
    '\n\n',
  )
}

/** Replaces the text between the markers; throws when they are missing. @param {string} text @param {string} content */
export function between(text, content) {
  const [from, to] = markers.map((marker) => text.indexOf(marker))
  if (from === undefined || to === undefined || from < 0 || to < from)
    throw new Error(`The document needs the lines "${markers[0]}" and "${markers[1]}"`)
  return `${text.slice(0, from)}${markers[0]}\n\n${content}\n\n${text.slice(to)}`
}

/** @param {string} file @param {import('./stored.mjs').Run | undefined} run */
export async function writeDocument(file, run) {
  if (!run) throw new Error('There are no figures yet')
  await writeFile(file, between(await readFile(file, 'utf8'), tables(run)))
  spawnSync(process.execPath, ['node_modules/oxfmt/bin/oxfmt', file], { cwd: root })
}
