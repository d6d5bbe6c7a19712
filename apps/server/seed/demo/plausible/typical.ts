// Values as such products have them, by kind (or kind/form) and parameter, from the smallest product to the largest; what is missing here is drawn from the bounds of its declaration.
import { readFileSync } from 'node:fs'
import { seedFolder } from '../../../src/places.ts'

/** Of a field by its type: numbers, ranges, or texts (and names of the rows of a table). */
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
