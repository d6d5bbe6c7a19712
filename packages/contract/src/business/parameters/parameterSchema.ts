// The strict schema of each form's parameters, and the judgement of a record's parameters by its form: the one place that says what a form takes.
import { z } from 'zod'
import { isEmpty, type Values } from '../../fields.ts'
import { anyValue } from '../../fieldTypes/anyValue.ts'
import type { Phrase } from '../../phrase.ts'
import { fieldsSchema } from '../../record/fieldSchema.ts'
import { labelled, reasoned } from '../../messages/labelled.ts'
import { chosenBy } from '../../messages/chosenPart.ts'
import {
  allowedIn,
  fixedValues,
  formIn,
  formsOf,
  nameOf,
  type FormKinds,
  type FormOf,
  type ParameterForm,
} from './formKind.ts'
import { subFormLabel } from './labels.ts'

const known = new WeakMap<ParameterForm, z.ZodType<Values>>()

/** Strict, every field optional: drafts are kept half finished. */
export function parametersSchema(form: ParameterForm): z.ZodType<Values> {
  const schema = known.get(form) ?? fieldsSchema(form.fields)
  known.set(form, schema)
  return schema
}

const isRecord = (given: unknown): given is FormOf =>
  typeof given === 'object' && given !== null && 'categoryCode' in given && typeof given.categoryCode === 'string'
const hasParameters = (given: unknown): given is { parameters: Values } =>
  typeof given === 'object' && given !== null && 'parameters' in given

function schemaOf(kinds: FormKinds, record: unknown): z.ZodType<Values> | undefined {
  const form = isRecord(record) ? formIn(kinds, record) : undefined
  return form && parametersSchema(form)
}

/** `byForm` judges every value: here each would be refused a second time, with less said. */
const unjudged = z.unknown() as unknown as z.ZodType<z.output<typeof anyValue> | null | undefined>

/** What parameters are while their form is not known. */
const formless: z.ZodType<Values> = z.record(z.string(), anyValue.nullish())

/** The part `parameters` of a record whose form is one of these kinds'; `byForm` judges it. */
export const parametersPart = (kinds: FormKinds) =>
  chosenBy(labelled(z.record(z.string(), unjudged).default({}), ['参数', 'Parameters']), {
    of: (record) => schemaOf(kinds, record),
    all: () => Object.fromEntries(kinds.flatMap(formsOf).map((form) => [nameOf(form), parametersSchema(form)])),
  })

/** What the category determines stands in the record whether somebody wrote it or not. */
const withFixed = (kinds: FormKinds, record: unknown, parameters: Values): Values =>
  isRecord(record) ? { ...parameters, ...fixedValues(formIn(kinds, record)) } : parameters

/** What is wrong with the choice of a form: one that the category does not allow, or none where parameters are given and one has to be chosen. */
function formProblem(kinds: FormKinds, record: FormOf, parameters: Values): Phrase | undefined {
  if (formIn(kinds, record)) return undefined
  const allowed = allowedIn(kinds, record.categoryCode)
  if (allowed.length === 0 || (!record.subForm && Object.values(parameters).every(isEmpty))) return undefined
  const names = (language: 0 | 1, between: string) => allowed.map(({ form }) => form.label[language]).join(between)
  return [
    `${subFormLabel[0]}：品种 ${record.categoryCode} 应为以下之一：${names(0, '、')}`,
    `${subFormLabel[1]} of category ${record.categoryCode} must be one of: ${names(1, ', ')}`,
  ]
}

/**
 * The check of such a record: parameters strictly by its form. It stands beside what is wrong with other fields, not
 * after them. A record without a form is refused by its category, where the catalogue is known.
 */
export function byForm(kinds: FormKinds) {
  const each = z.check((check) => {
    const record = check.value
    const told = new Set(check.issues.map((issue) => issue.path?.join('.')))
    if (!hasParameters(record) || told.has('parameters')) return
    const form = isRecord(record) ? formIn(kinds, record) : undefined
    if (isRecord(record) && !told.has('subForm')) {
      const problem = formProblem(kinds, record, record.parameters)
      if (problem) check.issues.push(reasoned(['subForm'], record.subForm, problem))
    }
    if (form) Object.assign(record, { subForm: form.form.key })
    const schema = form ? parametersSchema(form) : formless
    const judged = schema.safeParse(record.parameters, { reportInput: true })
    if (judged.success) record.parameters = withFixed(kinds, record, judged.data)
    for (const issue of judged.error?.issues ?? []) {
      const path = ['parameters', ...issue.path]
      // An issue that was told is an issue to tell: only zod's types hold them apart, by their input.
      if (!told.has(path.join('.'))) check.issues.push({ ...issue, path } as z.core.$ZodRawIssue)
    }
  })
  each._zod.def.when = () => true
  return each
}

/** What names a record's form, and its parameters, alone: for what is stored already. */
export const ownParameters = (kinds: FormKinds) =>
  z
    .object({ categoryCode: z.string(), subForm: z.string().nullish(), parameters: parametersPart(kinds) })
    .check(byForm(kinds))
