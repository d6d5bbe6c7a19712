// Which parameters decide whether a product of some form is covered.
import { isRequired, type Field, type Values } from '../../fields.ts'
import type { CoverageRule } from '../parameters/coverageRule.ts'
import type { ParameterForm } from '../parameters/formKind.ts'

/** The rule of a form: what it says itself before what its kind says. */
export const ruleOf = (form: ParameterForm | undefined): CoverageRule => ({
  ...form?.kind.coverage,
  ...form?.form.coverage,
})

/** Whether somebody's answer for this parameter is judged even where the certificate prints nothing of it. */
export const isMarked = ({ coverage }: Field): boolean => coverage !== undefined && coverage !== 'no'

/** The parameters that decide for these values: a duty that depends on other values while its condition holds. */
export function decisiveKeys(form: ParameterForm | undefined, values: Values): readonly string[] {
  const { decisive } = ruleOf(form)
  if (decisive) return typeof decisive === 'function' ? decisive(values) : decisive
  return (form?.fields ?? []).filter((field) => isMarked(field) && isRequired(field, values)).map(({ key }) => key)
}
