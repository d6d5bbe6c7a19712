// Which parameters decide whether a product of some form is covered.
import { isRequired, type Field } from '../../fields.ts'
import type { CoverageRule } from '../parameters/coverageRule.ts'
import type { ParameterForm } from '../parameters/formKind.ts'
import { mayHold, type Known } from './possible.ts'

/** The rule of a form; an empty one where a record has none. */
export const ruleOf = (form: ParameterForm | undefined): CoverageRule => form?.coverage ?? {}

/** Whether a value given for this parameter is checked although the certificate prints no bound for it. Tables never are. */
export const isMarked = ({ coverage, type }: Field): boolean =>
  coverage !== undefined && coverage !== 'no' && type !== 'table'

/** The parameters that decide for a product: a conditionally required one counts unless known values rule it out. */
export function decisiveKeys(form: ParameterForm | undefined, known: Known): readonly string[] {
  const { decisive, also = [] } = ruleOf(form)
  if (decisive) return decisive
  // Whether a condition may hold is tried out; most duties have none.
  const mayBeRequired = (field: Field) =>
    typeof field.required === 'object'
      ? mayHold((product) => isRequired(field, product), known)
      : field.required === true
  const isDue = (field: Field) => isMarked(field) && mayBeRequired(field)
  return (form?.fields ?? []).filter((field) => also.includes(field.key) || isDue(field)).map(({ key }) => key)
}
