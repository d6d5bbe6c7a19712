// Figures of earlier runs, stored next to the register: each run replaces what it measured again.
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * @typedef {import('./figure.mjs').Figure} Figure
 * @typedef {import('./machine.mjs').Machine & { figures: Figure[] }} Run The machine and time of the last run.
 */

const fileOf = (/** @type {string} */ folder) => join(folder, 'figures.json')
const subject = (/** @type {Figure} */ one) => `${one.bench} ${one.rows}`

/** The fresh figures replace all earlier ones of the same benchmark at the same size. @param {readonly Figure[]} earlier @param {readonly Figure[]} fresh */
export function merged(earlier, fresh) {
  const again = new Set(fresh.map(subject))
  return [...earlier.filter((one) => !again.has(subject(one))), ...fresh]
}

/** @param {string} folder @returns {Promise<Run | undefined>} */
export async function figuresOf(folder) {
  const text = await readFile(fileOf(folder), 'utf8').catch(() => '')
  return text ? /** @type {Run} */ (JSON.parse(text)) : undefined
}

/** @param {string} folder @param {Run} run */
export async function storeFigures(folder, run) {
  const earlier = await figuresOf(folder)
  const all = { ...run, figures: merged(earlier?.figures ?? [], run.figures) }
  await writeFile(fileOf(folder), `${JSON.stringify(all, null, 2)}\n`)
}
