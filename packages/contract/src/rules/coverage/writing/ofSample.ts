// The tested sample held against each row of its own coverage table: a row that is meant for it must hold it. For the person who publishes; it decides nothing.
import { isEmpty, type Values } from '../../../fields.ts'
import { isRange } from '../../../fieldTypes/empty.ts'
import type { ParameterForm } from '../../parameters/formKind.ts'
import type { Asked } from '../asked.ts'
import { compare } from '../compare.ts'
import type { Condition, CoverageRow } from '../shape.ts'
import { fieldOf, type Result } from '../words.ts'

export interface SampleCondition {
  condition: Condition
  /** As the record states it; nothing where it does not. */
  tested: unknown
  result: Result
}
export interface SampleRow {
  /** yes: every condition is met by a tested value · no: one is not · unknown: one cannot be told. */
  result: 'yes' | 'no' | 'unknown'
  conditions: SampleCondition[]
}

/** A stored value as an answer; nothing where it is empty, or a range with one end. */
function askedOf(value: unknown): Asked | undefined {
  if (isEmpty(value)) return undefined
  if (isRange(value)) {
    const { from, to } = value
    return typeof from === 'number' && typeof to === 'number'
      ? { kind: 'interval', from: String(from), to: String(to) }
      : undefined
  }
  return { kind: 'values', values: (Array.isArray(value) ? value : [value]).map(String) }
}

/** Each row with its conditions. Rows are alternatives, so one that does not hold the sample may be right. */
export const sampleInRows = (
  form: ParameterForm | undefined,
  rows: readonly CoverageRow[],
  parameters: Values,
): SampleRow[] =>
  rows.map(({ conditions: printed }) => {
    const conditions = printed.map((condition): SampleCondition => {
      const tested = parameters[condition.parameter]
      const { result } = compare(fieldOf(form, condition.parameter), condition, askedOf(tested), [condition])
      return { condition, tested: tested ?? null, result }
    })
    const has = (result: Result) => conditions.some((one) => one.result === result)
    return { result: has('notMet') ? 'no' : has('unknown') ? 'unknown' : 'yes', conditions }
  })
