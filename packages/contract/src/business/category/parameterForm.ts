// The parameter form of a category, fetched by the office for one record at a time, so that no browser loads the declarations of all kinds.
import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import type { Field } from '../../fields.ts'
import { labelled } from '../../messages/labelled.ts'
import type { Phrase } from '../../phrase.ts'
import type { CoverageRule } from '../../rules/parameters/coverageRule.ts'
import type { ParameterForm } from '../../rules/parameters/formKind.ts'
import { formKindKey } from '../../rules/parameters/kindNames.ts'
import { subFormLabel } from '../../rules/parameters/labels.ts'

const phrase: z.ZodType<Phrase> = z.tuple([z.string(), z.string()])

/** Further properties of the declarations are passed through: they are plain data and never secret. */
const field = z.looseObject({ key: z.string(), label: phrase, type: z.string() }) as unknown as z.ZodType<Field>
const coverage: z.ZodType<CoverageRule> = z.looseObject({})

const ruling = z.object({
  keys: z.array(z.string()),
  decides: z.union([
    z.boolean(),
    z.object({ key: z.string(), is: z.array(z.string()).optional(), isNot: z.array(z.string()).optional() }),
  ]),
  clause: z.string(),
  /** Otherwise the sentence is from memory. */
  isSeen: z.boolean(),
  text: phrase,
})

const parameterForm: z.ZodType<ParameterForm> = z.object({
  kind: z.object({ key: z.string(), label: phrase }),
  form: z.object({
    key: z.string(),
    label: phrase,
    chosen: z.literal(true).optional(),
  }),
  fields: z.array(field),
  coverage,
  rulings: z.array(ruling),
})

export const getParameterForm = endpoint({
  method: 'GET',
  path: '/api/business/equDict/parameterForm',
  access: 'signedIn',
  forClients: true,
  effect: 'read',
  rate: 'list',
  lasting: true,
  summary: ['品种的参数表', 'The parameter form of a category'],
  query: z.strictObject({
    categoryCode: z.string().max(4),
    /** The wanted form where there are several; without it the default one. */
    subForm: labelled(z.string().max(40).optional(), subFormLabel),
  }),
  output: z.object({
    /** Every form that the category allows; none where its records have no parameters. */
    choices: z.array(z.object({ key: z.string(), label: phrase })),
    /** Undefined where a form must be chosen first, or the category does not allow the wanted one. */
    form: parameterForm.nullable(),
  }),
  example: { query: { categoryCode: '3110' } },
})

export const getListedParameters = endpoint({
  method: 'GET',
  path: '/api/business/equDict/listedParameters',
  access: 'signedIn',
  forClients: true,
  effect: 'read',
  rate: 'list',
  lasting: true,
  summary: ['可筛选的技术参数', 'The parameters that lists of a form kind are filtered by'],
  query: z.strictObject({ formKind: formKindKey }),
  output: z.array(z.object({ key: z.string(), label: phrase, unit: phrase.optional() })),
  example: { query: { formKind: 'elevator' } },
})
