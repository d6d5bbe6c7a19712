// The strict schema of each form's parameters, and the check of a record's parameters by its form.
import { z } from 'zod'
import type { Values } from '../../fields.ts'
import { anyValue } from '../../fieldTypes/anyValue.ts'
import { fieldsSchema } from '../../record/fieldSchema.ts'
import { labelled, reasoned } from '../../messages/labelled.ts'
import { checkAlways } from '../../messages/checkAlways.ts'
import { chosenBy } from '../../messages/chosenPart.ts'
import { telling } from '../../messages/said.ts'
import { contradictions, formIn } from './byCategory.ts'
import { fixedValues, formsOf, namedIn, nameOf, type FormKinds, type ParameterForm } from './formKind.ts'

const known = new WeakMap<ParameterForm, z.ZodType<Values>>()

/** Strict, with every field optional, because drafts are saved half finished. */
export function parametersSchema(form: ParameterForm): z.ZodType<Values> {
  const schema = known.get(form) ?? fieldsSchema(form.fields)
  known.set(form, schema)
  return schema
}

const hasParameters = (given: unknown): given is { parameters: Values } =>
  typeof given === 'object' && given !== null && 'parameters' in given

/** The form that a record names. A category's default form is known to the catalogue only. */
const formOf = (kinds: FormKinds, record: unknown): ParameterForm | undefined =>
  typeof record === 'object' && record !== null && 'subForm' in record && typeof record.subForm === 'string'
    ? namedIn(kinds, record.subForm)
    : undefined

const categoryOf = (record: object): string =>
  'categoryCode' in record && typeof record.categoryCode === 'string' ? record.categoryCode : ''

/** `byForm` checks every value; a check here would report the problem twice. */
const unchecked = z.unknown() as unknown as z.ZodType<z.output<typeof anyValue> | null | undefined>

/** The type of parameters while their form is unknown. */
const formless: z.ZodType<Values> = z.record(z.string(), anyValue.nullish())

/** The part `parameters` of a record that names a form of these kinds; `byForm` checks it. */
export const parametersPart = (kinds: FormKinds) =>
  chosenBy(labelled(z.record(z.string(), unchecked).default({}), ['参数', 'Parameters']), {
    of: (record) => {
      const form = formOf(kinds, record)
      return form && parametersSchema(form)
    },
    all: () => Object.fromEntries(kinds.flatMap(formsOf).map((form) => [nameOf(form), parametersSchema(form)])),
  })

/**
 * The check of such a record: parameters strictly by the form it names, completed by the values that the form itself or the
 * record's category settles. It runs together with the checks of other fields, not after them. Whether the category allows that form, and which one stands for
 * a record that names none, is asked where the catalogue is known.
 */
export function byForm(kinds: FormKinds) {
  const validate = checkAlways((check) => {
    const record = check.value
    const complained = new Set(check.issues.map((issue) => issue.path?.join('.')))
    if (!hasParameters(record) || complained.has('parameters')) return
    const form = formOf(kinds, record)
    const schema = form ? parametersSchema(form) : formless
    const parsed = schema.safeParse(record.parameters, { reportInput: true })
    const code = categoryOf(record)
    const contrary = form && parsed.success ? contradictions(form, code, parsed.data) : []
    for (const { key, reason } of contrary) check.issues.push(reasoned(['parameters', key], record, reason))
    if (parsed.success && contrary.length === 0)
      record.parameters = { ...parsed.data, ...fixedValues(form && formIn(form, code)) }
    for (const issue of parsed.error?.issues ?? []) {
      const path = ['parameters', ...issue.path]
      // Reported issues can be raised again as they are: only zod's types distinguish them, by `input`.
      if (!complained.has(path.join('.'))) check.issues.push({ ...issue, path } as z.core.$ZodRawIssue)
    }
  })
  return telling(validate, {
    words: ['参数须为所选参数表中的参数', 'The parameters are those of the form that subForm names'],
    names: ['parameters'],
  })
}

/** A record's category, form and parameters only: for stored records, and for those that name no form. */
export const ownParameters = (kinds: FormKinds) =>
  z
    .object({ categoryCode: z.string().nullish(), subForm: z.string().nullish(), parameters: parametersPart(kinds) })
    .check(byForm(kinds))
