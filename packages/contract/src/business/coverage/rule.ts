// Which parameters decide whether a product of some form is covered.
import { isEmpty, isRequired, type Field, type Values } from '../../fields.ts'
import type { CoverageRule } from '../parameters/coverageRule.ts'
import type { ParameterForm } from '../parameters/formKind.ts'
import { mayHold, type Known } from './possible.ts'

/** The rule of a form: what it says itself before what its kind says. */
export const ruleOf = (form: ParameterForm | undefined): CoverageRule => ({
  ...form?.kind.coverage,
  ...form?.form.coverage,
})

/** Whether somebody's answer for this parameter is judged even where the certificate prints nothing of it. A table never is. */
export const isMarked = ({ coverage, type }: Field): boolean =>
  coverage !== undefined && coverage !== 'no' && type !== 'table'

/** Of a record, what makes parameters decide: its category, and what it has of the sample, which can only add to them. */
export interface Deciding {
  readonly categoryCode: string
  readonly parameters: Values
}

/** The parameters that decide for a product: a duty that depends on other values unless these are known to rule it out. */
export function decisiveKeys(
  form: ParameterForm | undefined,
  { categoryCode, parameters }: Deciding,
  known: Known,
): readonly string[] {
  const { decisive } = ruleOf(form)
  if (decisive)
    return decisive.flatMap((duty) => {
      if (typeof duty === 'string') return [duty]
      const { key, categories, while: holds } = duty
      const isOfCategory = !categories || categories.includes(categoryCode) || !isEmpty(parameters[key])
      return isOfCategory && (!holds || mayHold(holds, known)) ? [key] : []
    })
  return (form?.fields ?? [])
    .filter((field) => isMarked(field) && mayHold((product) => isRequired(field, product), known))
    .map(({ key }) => key)
}
