// The strict schema of each form's parameters, and the judgement of a record's parameters by its form: the one place that says what a form takes.
import { z } from 'zod'
import type { Values } from '../../fields.ts'
import { anyValue } from '../../fieldTypes/anyValue.ts'
import { fieldsSchema } from '../../record/fieldSchema.ts'
import { labelled } from '../../messages/labelled.ts'
import { checkAlways } from '../../messages/checkAlways.ts'
import { chosenBy } from '../../messages/chosenPart.ts'
import { fixedValues, formsOf, namedIn, nameOf, type FormKinds, type ParameterForm } from './formKind.ts'

const known = new WeakMap<ParameterForm, z.ZodType<Values>>()

/** Strict, every field optional: drafts are kept half finished. */
export function parametersSchema(form: ParameterForm): z.ZodType<Values> {
  const schema = known.get(form) ?? fieldsSchema(form.fields)
  known.set(form, schema)
  return schema
}

const hasParameters = (given: unknown): given is { parameters: Values } =>
  typeof given === 'object' && given !== null && 'parameters' in given

/** The form that a record names. Which one its category has by default only the catalogue knows. */
const formOf = (kinds: FormKinds, record: unknown): ParameterForm | undefined =>
  typeof record === 'object' && record !== null && 'subForm' in record && typeof record.subForm === 'string'
    ? namedIn(kinds, record.subForm)
    : undefined

/** `byForm` judges every value: here each would be refused a second time, with less said. */
const unjudged = z.unknown() as unknown as z.ZodType<z.output<typeof anyValue> | null | undefined>

/** What parameters are while their form is not known. */
const formless: z.ZodType<Values> = z.record(z.string(), anyValue.nullish())

/** The part `parameters` of a record that names a form of these kinds; `byForm` judges it. */
export const parametersPart = (kinds: FormKinds) =>
  chosenBy(labelled(z.record(z.string(), unjudged).default({}), ['参数', 'Parameters']), {
    of: (record) => {
      const form = formOf(kinds, record)
      return form && parametersSchema(form)
    },
    all: () => Object.fromEntries(kinds.flatMap(formsOf).map((form) => [nameOf(form), parametersSchema(form)])),
  })

/**
 * The check of such a record: parameters strictly by the form it names, with what the form leaves no choice of. It stands
 * beside what is wrong with other fields, not after them. Whether the category allows that form, and which one stands for
 * a record that names none, is asked where the catalogue is known.
 */
export function byForm(kinds: FormKinds) {
  return checkAlways<unknown>((check) => {
    const record = check.value
    const told = new Set(check.issues.map((issue) => issue.path?.join('.')))
    if (!hasParameters(record) || told.has('parameters')) return
    const form = formOf(kinds, record)
    const schema = form ? parametersSchema(form) : formless
    const judged = schema.safeParse(record.parameters, { reportInput: true })
    if (judged.success) record.parameters = { ...judged.data, ...fixedValues(form) }
    for (const issue of judged.error?.issues ?? []) {
      const path = ['parameters', ...issue.path]
      // An issue that was told is an issue to tell: only zod's types hold them apart, by their input.
      if (!told.has(path.join('.'))) check.issues.push({ ...issue, path } as z.core.$ZodRawIssue)
    }
  })
}

/** A record's form and its parameters alone: for what is stored already, or what named no form. */
export const ownParameters = (kinds: FormKinds) =>
  z.object({ subForm: z.string().nullish(), parameters: parametersPart(kinds) }).check(byForm(kinds))
