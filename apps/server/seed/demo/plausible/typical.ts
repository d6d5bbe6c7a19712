// Typical values by kind (or kind/form) and parameter, from the smallest product to the largest; missing ones are drawn from the bounds of the declaration.
import { readFileSync } from 'node:fs'
import { seedFolder } from '../../../src/paths.ts'

/** Numbers, ranges or texts, by the type of the field; for a table the names of its rows. */
export type Typical = readonly string[]

const lines = readFileSync(new URL('data/typical-values.tsv', seedFolder), 'utf8').trim().split('\n').slice(1)
const known = new Map(
  lines.map((line) => {
    const [kind, key, values = ''] = line.split('\t')
    return [`${kind} ${key}`, values.split('|')]
  }),
)

/** Values for the form take precedence over values for its kind. */
export const typicalOf = (kind: string, form: string, key: string): Typical | undefined =>
  known.get(`${kind}/${form} ${key}`) ?? known.get(`${kind} ${key}`)
