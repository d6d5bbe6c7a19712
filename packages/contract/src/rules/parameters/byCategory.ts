// Parameters that the name of a category settles, so that a report of it can not say otherwise: a class II vessel is of class II (docs/decisions/0144-a-category-settles-parameters.md).
import { textOf, type Field, type Values } from '../../fields.ts'
import type { Phrase } from '../../phrase.ts'
import type { ParameterForm } from './formKind.ts'

/**
 * The options that products of a category can have, by its code and the key of the parameter; one option settles it.
 * TSG 21 puts every simple pressure vessel into class I, so that 2170 leaves a choice.
 */
const optionsIn: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  2110: { vesselClass: ['ultra'] },
  2130: { vesselClass: ['III'] },
  2150: { vesselClass: ['II'] },
  2170: { vesselClass: ['I', 'simple'] },
  4170: { girderCount: ['single'] },
  4420: { chassisForm: ['crawler'] },
  4450: { chassisForm: ['rail'] },
  9310: { towHeight: ['low'] },
  9320: { towHeight: ['high'] },
}

const known = new WeakMap<ParameterForm, Map<string, ParameterForm>>()

/** The form as records of a category have it: without the options that its products can not have. For one form and category always the same object. */
export function formIn(form: ParameterForm, categoryCode: string): ParameterForm {
  const allowed = optionsIn[categoryCode]
  if (!allowed) return form
  const byCode = known.get(form) ?? new Map<string, ParameterForm>()
  known.set(form, byCode)
  const narrowed = byCode.get(categoryCode) ?? { ...form, fields: form.fields.map((field) => narrow(field, allowed)) }
  byCode.set(categoryCode, narrowed)
  return narrowed
}

const narrow = (field: Field, allowed: Readonly<Record<string, readonly string[]>>): Field => {
  const left = allowed[field.key]
  return left && field.options
    ? { ...field, options: field.options.filter(({ value }) => left.includes(value)) }
    : field
}

const labelOf = (field: Field, value: string): Phrase =>
  field.options?.find((option) => option.value === value)?.label ?? [value, value]

/** The values that contradict the category, each with a sentence that names both. */
export function contradictions(
  form: ParameterForm,
  categoryCode: string,
  parameters: Values,
): readonly { key: string; reason: Phrase }[] {
  const allowed = optionsIn[categoryCode] ?? {}
  return form.fields.flatMap((field) => {
    const left = allowed[field.key]
    const value = textOf(parameters[field.key])
    if (!left || value === '' || left.includes(value)) return []
    const [name, own] = [field.label, labelOf(field, value)]
    const right = left.map((one) => labelOf(field, one))
    const reason: Phrase = [
      `${name[0]}“${own[0]}”与设备品种 ${categoryCode} 不符，该品种应为${right.map((one) => one[0]).join('或')}`,
      `${name[1]} "${own[1]}" contradicts category ${categoryCode}, whose products are "${right.map((one) => one[1]).join('" or "')}"`,
    ]
    return [{ key: field.key, reason }]
  })
}
