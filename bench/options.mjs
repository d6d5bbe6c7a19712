// The command line of `npm run bench`: which measurements, at which sizes, and where the figures are written.
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

const root = fileURLToPath(new URL('..', import.meta.url))

export const benchmarks = [
  'list',
  'answer',
  'keyword',
  'offered',
  'offeredByKeyword',
  'signIn',
  'export',
  'background',
  'import',
  'backup',
  'publishing',
  'plans',
]
/** The number of reports that the product's services make for the demo register; growth copies them. */
export const baseRows = 10_000

/**
 * @typedef {{
 *   names: string[], rows: number[], quick: boolean, data: string, json?: string | undefined, doc?: string | undefined,
 *   plans: string,
 *   kind?: string | undefined,
 * }} Options Paths are absolute; sizes are in rising order.
 */

export const usage = `npm run bench -- [${benchmarks.join(' | ')}] [--rows 10000,100000,1000000] [--quick]
  [--data FOLDER] [--json FILE] [--doc docs/benchmarks.md] [--plans FILE] [--kind FORM-KIND]`

/** @param {string} text */
function rowsOf(text) {
  const rows = text.split(',').map(Number)
  const wrong = rows.find((count) => !Number.isInteger(count) || count < baseRows || count > 10_000_000)
  if (wrong !== undefined) throw new Error(`--rows takes whole numbers from ${baseRows} to 10000000, not "${text}"`)
  return [...new Set(rows)].toSorted((a, b) => a - b)
}

/** Throws an Error that names the mistake. @param {string[]} words @param {string} [folder] what paths start from @returns {Options} */
export function readOptions(words, folder = process.cwd()) {
  const { values, positionals } = parseArgs({
    args: words,
    allowPositionals: true,
    options: {
      rows: { type: 'string' },
      quick: { type: 'boolean', default: false },
      data: { type: 'string' },
      json: { type: 'string' },
      doc: { type: 'string' },
      plans: { type: 'string' },
      kind: { type: 'string' },
    },
  })
  const unknown = positionals.find((name) => !benchmarks.includes(name))
  if (unknown) throw new Error(`There is no benchmark "${unknown}". ${usage}`)
  if (values.quick && values.doc) throw new Error('--doc wants figures that can be relied on: leave --quick away')
  const data = values.data ? resolve(folder, values.data) : join(root, 'data', 'bench')
  return {
    // Plans are for reading, not for comparing, so they run only by name.
    names: positionals.length > 0 ? positionals : benchmarks.filter((name) => name !== 'plans'),
    rows: rowsOf(values.rows ?? (values.quick ? '10000' : '10000,100000,1000000')),
    quick: values.quick,
    data,
    json: values.json && resolve(folder, values.json),
    doc: values.doc && resolve(folder, values.doc),
    kind: values.kind,
    plans: values.plans ? resolve(folder, values.plans) : join(data, 'plans.txt'),
  }
}
