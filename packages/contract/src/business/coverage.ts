// What a certificate covers, and whether given values lie inside.
import { z } from 'zod'
import { isEmpty, type Field } from '../fields.ts'
import type { Phrase } from '../phrase.ts'
import { reasoned } from '../messages/labelled.ts'
import type { ParameterForm } from './parameters/formKind.ts'

/** A row of what a certificate covers. */
export const coverageFields = {
  parameter: { key: 'parameter', label: ['参数', 'Parameter'], type: 'text', required: true },
  from: { key: 'from', label: ['下限', 'From'], type: 'decimal' },
  to: { key: 'to', label: ['上限', 'To'], type: 'decimal' },
  text: { key: 'text', label: ['说明', 'Text'], type: 'text', maxLength: 300 },
} as const satisfies Record<string, Field>

/** One row of the coverage table: bounds inclusive, in the parameter's unit; `text` for what numbers cannot say. */
export const coverageRow = z
  .strictObject({
    parameter: z.string().min(1).max(60),
    from: z.number().nullish(),
    to: z.number().nullish(),
    unit: z.string().max(20).nullish(),
    text: z.string().trim().max(300).nullish(),
  })
  .check((check) => {
    const { from, to, text } = check.value
    if (from != null && to != null && from > to)
      check.issues.push(
        reasoned('to', check.value, [
          '覆盖范围：上限不能小于下限',
          'Coverage: the upper bound must not be below the lower one',
        ]),
      )
    if (isEmpty(from) && isEmpty(to) && isEmpty(text))
      check.issues.push(
        reasoned('from', check.value, [
          '覆盖范围：请填写下限、上限或文字说明',
          'Coverage: give a lower bound, an upper bound or a text',
        ]),
      )
  })
export type CoverageRow = z.output<typeof coverageRow>

/** The words of a coverage row's parameter: the label in the record's form, or the text as written. */
export const parameterLabel = (form: ParameterForm | undefined, parameter: string): Phrase =>
  form?.fields.find((field) => field.key === parameter)?.label ?? [parameter, parameter]

export const verdicts = {
  inside: { label: ['在覆盖范围内', 'Inside'], tone: 'good' },
  outside: { label: ['超出覆盖范围', 'Outside'], tone: 'bad' },
  unstated: { label: ['证书未说明', 'Not stated'], tone: 'warn' },
} as const satisfies Record<string, { label: Phrase; tone: string }>
export type Verdict = keyof typeof verdicts

/** Compares one value with the rows of its parameter: inside when any row holds it. A row without numbers states nothing a number can be held against. */
export function verdictOf(rows: readonly CoverageRow[], parameter: string, value: number): Verdict {
  const stated = rows.filter((row) => row.parameter === parameter && (row.from != null || row.to != null))
  if (stated.length === 0) return 'unstated'
  const inside = stated.some((row) => (row.from == null || value >= row.from) && (row.to == null || value <= row.to))
  return inside ? 'inside' : 'outside'
}
