// The parameters that lists of a kind are filtered by: its listed numbers and ranges; and their values in a report, as intervals.
import { formKinds } from '@register/contract/rules/parameters/formKinds'
import type { Field, Values } from '@register/contract/fields'
import { isRange } from '@register/contract/fieldTypes/empty'
import { valuesOf, type ReportRecord } from '../content/content.ts'

const filtered: readonly Field['type'][] = ['integer', 'decimal', 'range']

/** By kind; a key that several forms declare appears once, because it has the same meaning, type and unit in all of them. */
const byKind = new Map(
  formKinds.map(({ key, fields }) => {
    const listed = fields.filter((field) => field.listed === true && filtered.includes(field.type))
    return [key, new Map(listed.toReversed().map((field) => [field.key, field] as const))] as const
  }),
)

const inOrder = new Map([...byKind].map(([kind, fields]) => [kind, [...fields.values()].toReversed()] as const))

/** In the order of the kind's declaration. */
export const listedMeasures = (kind: string): readonly Field[] => inOrder.get(kind) ?? []

/** The name in the table of measures: elevator.ratedLoad. */
export const measureName = (kind: string, key: string): string => `${kind}.${key}`

export interface Measure {
  measure: string
  low: number
  high: number
}

/** The interval of a value. A missing end of a range becomes infinite. A reversed range, and a value that is not a number, have no interval, so no filter finds them. */
function interval(value: unknown): Pick<Measure, 'low' | 'high'> | undefined {
  if (typeof value === 'number') return { low: value, high: value }
  if (!isRange(value)) return undefined
  const low = typeof value.from === 'number' ? value.from : -Infinity
  const high = typeof value.to === 'number' ? value.to : Infinity
  return low <= high && (low !== -Infinity || high !== Infinity) ? { low, high } : undefined
}

/** What the intervals are read from. */
export const measureColumns = ['form_kind', 'category_code', 'sub_form', 'origin', 'parameters', 'coverage'] as const

/** The intervals of a report's listed parameters. */
export function measuresOf(row: Pick<ReportRecord, (typeof measureColumns)[number]>): Measure[] {
  const values: Values = valuesOf(row)
  return listedMeasures(row.form_kind).flatMap(({ key }) => {
    const said = interval(values[key])
    return said ? [{ measure: measureName(row.form_kind, key), ...said }] : []
  })
}
