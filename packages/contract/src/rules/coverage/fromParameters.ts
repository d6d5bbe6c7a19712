// What a record's own parameters give for a row of its table: the configuration, which certificates print as tested, and limits at the tested values, for the writer to compare.
import { isEmpty, type Field, type Values } from '../../fields.ts'
import { isRange } from '../../fieldTypes/empty.ts'
import type { ParameterForm } from '../parameters/formKind.ts'
import { isNumber } from './asked.ts'
import { sampleKnown } from './possible.ts'
import { decisiveKeys, isMarked, ruleOf } from './rule.ts'
import type { Condition } from './shape.ts'

const isLimit = ({ coverage }: Field): boolean => coverage === 'upTo' || coverage === 'range'

/** Judged by a lower bound. */
const isLowest = (coverage: Field['coverage']): boolean => coverage === 'atLeast' || coverage === 'attested'

/** The ends of a tested range as far as the mark makes bounds of them, for the writer to compare with the print. */
function rangeBounds({ coverage }: Field, { from, to }: { readonly from?: unknown; readonly to?: unknown }) {
  const bound = (end: unknown) => (typeof end === 'number' ? end : null)
  return {
    from: coverage === 'upTo' ? null : bound(from),
    to: isLowest(coverage) ? null : bound(to),
  }
}

/** The condition a configuration item makes: at least so many, within such a range, or the very value. */
function conditionOf(field: Field, value: unknown): Condition {
  const { key, unit, coverage } = field
  const bare = { parameter: key, from: null, to: null, values: null, unit: unit?.[0] ?? null, text: null }
  if (isRange(value)) return { ...bare, ...rangeBounds(field, value) }
  if (isLowest(coverage) && isNumber(field)) return { ...bare, from: Number(value) }
  return { ...bare, values: (Array.isArray(value) ? value : [value]).map(String) }
}

/** A condition for each configuration item that the parameters hold, in the order of the form. */
export const configurationOf = (form: ParameterForm | undefined, parameters: Values): Condition[] =>
  (form?.fields ?? [])
    .filter((field) => isMarked(field) && !isLimit(field) && !isEmpty(parameters[field.key]))
    .map((field) => conditionOf(field, parameters[field.key]))

/** Of parameters that say one thing in several ways, those that the record says it in; nothing said is asked for in the first way. */
const waysStated = (form: ParameterForm | undefined, parameters: Values): readonly string[] =>
  (ruleOf(form).oneOf ?? []).flatMap((group) => {
    const ways = group.filter((key) => form?.fields.some((field) => field.key === key))
    const stated = ways.filter((key) => !isEmpty(parameters[key]))
    return stated.length > 0 ? stated : ways.slice(0, 1)
  })

/** What a row of such a record has to say before it can cover anything. */
const neededKeys = (form: ParameterForm | undefined, parameters: Values): readonly string[] => [
  ...decisiveKeys(form, sampleKnown(form, parameters)),
  ...waysStated(form, parameters),
]

/** The parameters whose limits a row of such a record prints before all else. */
export function limitsOf(form: ParameterForm | undefined, parameters: Values): readonly string[] {
  const deciding = neededKeys(form, parameters)
  return (form?.fields ?? []).filter((field) => isLimit(field) && deciding.includes(field.key)).map(({ key }) => key)
}

/**
 * A row that covers the tested sample and nothing above it: of each decisive parameter what was tested, as its limit or as its
 * value, and the rest of the configuration. A certificate may print wider limits, which nothing can be derived from
 * (docs/decisions/0038-limits-of-the-sample.md): the writer compares. `lacking`: decisive parameters of which the record has no value, in the form's order.
 */
export function rowFromParameters(
  form: ParameterForm | undefined,
  parameters: Values,
): { conditions: Condition[]; lacking: readonly string[] } {
  const deciding = neededKeys(form, parameters)
  const asked = (form?.fields ?? []).filter(
    (field) => deciding.includes(field.key) || (isMarked(field) && !isLimit(field)),
  )
  const has = ({ key }: Field) => !isEmpty(parameters[key])
  return {
    conditions: asked.filter(has).map((field) => testedCondition(field, parameters[field.key])),
    lacking: asked.filter((field) => deciding.includes(field.key) && !has(field)).map(({ key }) => key),
  }
}

/** Up to the tested value, at the tested value, within the tested range, or as `conditionOf` has it. */
function testedCondition(field: Field, value: unknown): Condition {
  if (!isLimit(field) || !isNumber(field) || isRange(value)) return conditionOf(field, value)
  const { key, unit, coverage } = field
  const to = Number(value)
  return {
    parameter: key,
    from: coverage === 'range' ? to : null,
    to,
    values: null,
    unit: unit?.[0] ?? null,
    text: null,
  }
}
