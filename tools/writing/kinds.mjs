// `npm run kinds`: writes the declarations of the form kinds from the tables under packages/contract/kinds, and refuses tables that contradict themselves. With --check it only compares.
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { at, columnsOf, coversOf, dutyOf, number, optionsOf, parts } from './kinds/cells.mjs'
import { faultsOfRulings, sentenceOf } from './kinds/rulings.mjs'

const tables = new URL('../../packages/contract/kinds/', import.meta.url)
const written = new URL('../../packages/contract/src/rules/parameters/kinds/data/', import.meta.url)

/** @typedef {import('./kinds/cells.mjs').Line} Line */

const types = ['text', 'paragraph', 'integer', 'decimal', 'choice', 'choices', 'flag', 'range', 'table']
const marks = ['upTo', 'atLeast', 'attested', 'range', 'equal', 'set', 'no']

/** @type {string[]} */
const faults = []

/** @param {string} path @returns {Promise<Line[]>} */
async function linesOf(path) {
  const [head = '', ...lines] = (await readFile(new URL(path, tables), 'utf8')).trimEnd().split('\n')
  const names = head.split('\t')
  return lines.map((line) => {
    const cells = line.split('\t')
    return Object.fromEntries(names.map((name, place) => [name, cells[place] ?? '']))
  })
}

/** The field that one row declares, for all forms that it names. @param {Line} line */
function fieldOf(line) {
  const type = at(line, 'type')
  const options = optionsOf(at(line, 'options'))
  const required = dutyOf(at(line, 'required'))
  const coverage = at(line, 'coverage')
  const isOrdered = type === 'choice' && (coverage === 'upTo' || coverage === 'atLeast' || coverage === 'attested')
  const columns = columnsOf(at(line, 'columns'))
  return {
    key: at(line, 'key'),
    label: [at(line, 'label_zh'), at(line, 'label_en')],
    type,
    group: at(line, 'group'),
    forms: parts(line['form']),
    ...(line['unit_zh'] && { unit: [line['unit_zh'], at(line, 'unit_en')] }),
    ...(line['min'] && { min: number(line['min']) }),
    ...(line['max'] && { max: number(line['max']) }),
    ...(line['places'] && { places: number(line['places']) }),
    ...(options.length > 0 && { options }),
    ...(isOrdered && { order: options.map(({ value }) => value) }),
    ...(required !== undefined && { required }),
    ...(line['required'] === 'former' && { former: true }),
    ...(line['public'] === 'yes' && { public: true }),
    ...(line['listed'] === 'yes' && { listed: true }),
    ...(coverage && { coverage }),
    ...(line['covers'] && { covers: coversOf(line['covers']) }),
    ...(line['normally'] && { normally: line['normally'] }),
    ...(line['text'] === 'read' && { otherTextMayDo: true }),
    ...(columns.length > 0 && { columns }),
  }
}

/** @param {string} kind @param {Line[]} forms @param {ReturnType<typeof fieldOf>[]} fields */
function validate(kind, forms, fields) {
  const names = new Set(forms.map((one) => one['form']))
  const groups = new Set(parameterGroups)
  const report = (/** @type {string} */ key, /** @type {string} */ what) => faults.push(`${kind}, ${key}: ${what}`)
  /** @type {Map<string, Set<string>>} */
  const seen = new Map()
  for (const field of fields) {
    if (!types.includes(field.type)) report(field.key, `unknown type ${field.type}`)
    if (field.coverage && !marks.includes(field.coverage)) report(field.key, `unknown mark ${field.coverage}`)
    if (!groups.has(field.group)) report(field.key, `unknown group ${field.group}`)
    if (!field.label.every(Boolean)) report(field.key, 'lacks a label in one language')
    if (field.type === 'choice' && !field.options) report(field.key, 'a choice without options')
    if (field.type === 'table' && !field.columns) report(field.key, 'a table without columns')
    for (const { key, cites } of field.columns ?? [])
      if ((cites === true) !== (key === 'certificateNo'))
        report(field.key, `its column ${key}: a column of certificates is certificateNo, and no other is`)
    if (field.min !== undefined && field.max !== undefined && field.min > field.max) report(field.key, 'min above max')
    const values = new Set(field.options?.map(({ value }) => value))
    for (const [printed, covered] of Object.entries(field.covers ?? {}))
      for (const one of [printed, ...covered])
        if (!values.has(one)) report(field.key, `covers ${one}, which is no option`)
    for (const form of field.forms) {
      if (!names.has(form)) report(field.key, `unknown form ${form}`)
      const keys = seen.get(form) ?? new Set()
      if (keys.has(field.key)) report(field.key, `is twice in ${form}`)
      seen.set(form, keys.add(field.key))
    }
  }
  // An Excel sheet of one form finds its columns by their headings.
  for (const form of names)
    for (const language of [0, 1]) {
      const headings = fields
        .filter((field) => field.forms.includes(form ?? ''))
        .map((field) => `${field.label[language]} ${field.unit?.[language] ?? ''}`.trim().toLowerCase())
      for (const heading of new Set(headings.filter((one, index) => headings.indexOf(one) < index)))
        report(heading, `heads two columns of ${form}`)
    }
  for (const field of fields)
    for (const form of typeof field.required === 'object' ? field.forms : [])
      if (typeof field.required === 'object' && !seen.get(form)?.has(field.required.key ?? ''))
        report(field.key, `its duty looks at ${field.required.key}, which ${form} lacks`)
}

const groupsFile = await readFile(new URL('../../groups.ts', written), 'utf8')
const parameterGroups = [...groupsFile.matchAll(/key: '(\w+)'/g)].map(([, key]) => key ?? '')

/** A value as the project's formatter writes it. @param {unknown} value @returns {string} */
function source(value) {
  if (typeof value === 'string') return value.includes("'") ? JSON.stringify(value) : `'${value}'`
  if (Array.isArray(value)) return `[${value.map(source).join(', ')}]`
  if (typeof value !== 'object' || value === null) return String(value)
  const named = Object.entries(value).map(
    ([key, one]) => `${/^[A-Za-z]\w*$/.test(key) ? key : source(key)}: ${source(one)}`,
  )
  return `{ ${named.join(', ')} }`
}

/** @param {string} kind */
async function sourceOf(kind) {
  const forms = await linesOf(`${kind}/forms.tsv`)
  const lines = await linesOf(`${kind}/parameters.tsv`)
  const fields = lines.map(fieldOf)
  const [rulings, sentences] = [await linesOf(`${kind}/rulings.tsv`), await linesOf(`${kind}/sentences.tsv`)]
  validate(kind, forms, fields)
  for (const fault of faultsOfRulings(lines, rulings, sentences)) faults.push(`${kind}, ${fault}`)
  const ruled = rulings.map((one) => ({
    forms: parts(one['forms']),
    keys: parts(one['keys']),
    decides: one['decides'] !== 'no' && dutyOf(at(one, 'decides')),
    sentence: at(one, 'sentence'),
  }))
  const subForms = forms.map((one) => ({
    key: at(one, 'form'),
    label: [at(one, 'label_zh'), at(one, 'label_en')],
    categories: parts(one['categories'], ','),
    ...(one['chosen'] === 'yes' && { chosen: true }),
  }))
  return `// Written by \`npm run kinds\` from packages/contract/kinds/${kind}: change the tables there.
import type { Field } from '../../../../fields.ts'
import type { SubForm } from '../../formKind.ts'
import type { Ruling, Sentences } from '../../ruling.ts'

export const forms = [
${subForms.map((one) => `  ${source(one)},`).join('\n')}
] as const satisfies readonly SubForm[]

export const fields: readonly Field[] = [
${fields.map((one) => `  ${source(one)},`).join('\n')}
]

export const sentences: Sentences = {
${sentences.map((one) => `  ${at(one, 'key')}: ${source(sentenceOf(one))},`).join('\n')}
}

export const rulings: readonly Ruling[] = [
${ruled.map((one) => `  ${source(one)},`).join('\n')}
]
`
}

const kinds = (await readdir(tables)).toSorted()
const stale = []
for (const kind of kinds) {
  const target = new URL(`${kind}.ts`, written)
  const now = await sourceOf(kind)
  if (process.argv.includes('--check')) {
    if ((await readFile(target, 'utf8').catch(() => '')) !== now) stale.push(fileURLToPath(target))
  } else if (faults.length === 0) await writeFile(target, now)
}
for (const fault of faults) console.error(fault)
for (const file of stale) console.error(`${file} is not what the tables say: run npm run kinds`)
if (faults.length + stale.length > 0) process.exitCode = 1
else console.log(`${kinds.length} kinds agree with their tables`)
