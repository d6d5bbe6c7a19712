// The list of form kinds the register can hold, and the look-ups by category.
import type { Field } from '../../fields.ts'
import { elevator } from './elevator.ts'
import type { FormKind, SubForm } from './formKind.ts'

export const formKinds: readonly FormKind[] = [elevator]

export const formKindOf = (key: string): FormKind | undefined => formKinds.find((kind) => kind.key === key)

export interface ParameterForm {
  kind: FormKind
  form: SubForm
  fields: readonly Field[]
}

/** The parameter form of a category; nothing when its kind has none yet. */
export function formFor(categoryCode: string): ParameterForm | undefined {
  for (const kind of formKinds) {
    const form = kind.forms.find((one) => one.matches(categoryCode))
    if (form)
      return { kind, form, fields: kind.fields.filter((field) => !field.forms || field.forms.includes(form.key)) }
  }
  return undefined
}
