// Chooses the form of a content: the one it names if its category allows it, else the default one, which then checks its parameters.
import { heldPrints } from '@register/contract/business/report/printed/asPrinted'
import { heldDays } from '@register/contract/rules/days/partDays'
import { withOwnStatement } from '@register/contract/business/report/content/printedText'
import { heldUnstated } from '@register/contract/business/report/printed/unstated'
import { chosenForm, type ParameterForm } from '@register/contract/rules/parameters/formKind'
import { formKinds } from '@register/contract/rules/parameters/formKinds'
import { subFormLabel } from '@register/contract/rules/parameters/labels'
import { ownParameters } from '@register/contract/rules/parameters/parameterSchema'
import type { ReportContent } from '@register/contract/business/report/shape'
import type { FieldError } from '@register/contract/errors'
import { isEmpty } from '@register/contract/fields'
import { fieldErrors } from '@register/contract/messages/issues'
import { labelIn } from '@register/contract/messages/labels'

const own = ownParameters(formKinds)

type Checked = Pick<ReportContent, 'categoryCode' | 'subForm' | 'parameters'>

/** Parameters as their form accepts them, and the problems of the rest: a draft may be older than its form. */
export function checkParameters({
  categoryCode,
  subForm,
  parameters,
}: Checked): Pick<ReportContent, 'parameters'> & { errors: FieldError[] } {
  const given = { categoryCode, subForm, parameters }
  const parsed = own.safeParse(given, { reportInput: true })
  return {
    parameters: parsed.data?.parameters ?? parameters,
    errors: fieldErrors(parsed.error?.issues ?? [], (path) => labelIn(own, path, given)),
  }
}

/** What is wrong with the choice of a form: one that the category does not allow, or none where parameters are given and one has to be chosen. */
export function formErrors(
  allowed: readonly ParameterForm[],
  { categoryCode, subForm, parameters }: Checked,
): FieldError[] {
  if (chosenForm(allowed, subForm)) return []
  if (!subForm && (allowed.length === 0 || Object.values(parameters).every(isEmpty))) return []
  const names = (language: 0 | 1, between: string) => allowed.map(({ form }) => form.label[language]).join(between)
  return [
    {
      field: 'subForm',
      phrase:
        allowed.length === 0
          ? [
              `${subFormLabel[0]}：品种 ${categoryCode} 没有参数表，请留空`,
              `${subFormLabel[1]}: category ${categoryCode} has none. Leave it empty`,
            ]
          : [
              `${subFormLabel[0]}：品种 ${categoryCode} 应为以下之一：${names(0, '、')}`,
              `${subFormLabel[1]} of category ${categoryCode} must be one of: ${names(1, ', ')}`,
            ],
    },
  ]
}

/** The content with those of its statements and prints that are about what it says now. */
const withOwnPrints = <C extends ReportContent>(form: ParameterForm | undefined, content: C): C => {
  return {
    ...withOwnStatement(content),
    asPrinted: { ...heldPrints(form, content.parameters, content.asPrinted), ...heldDays(content) },
    unstated: heldUnstated(content),
  }
}

/** A content with its form among the allowed ones, and the problem when there is none; a statement about another coverage text is dropped. */
export function settled<C extends ReportContent>(
  allowed: readonly ParameterForm[],
  content: C,
): { content: C; form: ParameterForm | undefined; errors: FieldError[] } {
  const form = chosenForm(allowed, content.subForm)
  const errors = formErrors(allowed, content)
  // A content that names its form was checked by that form when it was parsed.
  if (!form || content.subForm) return { content: withOwnPrints(form, content), form, errors }
  const subForm = form.form.key
  const { parameters, errors: refused } = checkParameters({ ...content, subForm })
  return { content: withOwnPrints(form, { ...content, subForm, parameters }), form, errors: refused }
}
