// Tests that docs/openapi.json says what the server does: whatever it allows is not refused by validation, and what it refuses is refused by name.
import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, test } from 'vitest'
import type { z } from 'zod'
import { endpoints } from '@register/contract/all'
import type { EndpointSpec } from '@register/contract/endpoint'
import { formsOf, nameOf } from '@register/contract/rules/parameters/formKind'
import { formKinds } from '@register/contract/rules/parameters/formKinds'
import { parametersSchema } from '@register/contract/rules/parameters/parameterSchema'
import { Failure } from '@register/contract/errors'
import { schemaOf } from '@register/contract/openapi/schema'
import { checked } from '../src/http/input.ts'
import {
  document,
  hasRuleFor,
  inputOf,
  isChosen,
  isDuty,
  operationFor,
  validatorOf,
  type Schema,
} from './document/schemas.ts'
import { changesOf, isFilter, samplesOf } from './document/values.ts'

test('is a valid document of OpenAPI 3.1', async () => {
  expect(await new Validator().validate(structuredClone(document))).toMatchObject({ valid: true })
})

type Part = 'params' | 'query' | 'body'
const parts = ['params', 'query', 'body'] as const
const fromOf = { params: 'path', query: 'query', body: 'body' } as const

type Verdict = { parsed: unknown } | { fields: string[] }

function verdictOf(schema: z.ZodType, value: unknown, part: Part): Verdict {
  try {
    return { parsed: checked(schema, value, fromOf[part]) }
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    return { fields: error.fields.map(({ field }) => field) }
  }
}

/** As JSON carries it. */
const sent = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null))

/** One message names a place, what is in it, or what it is in. */
const names = (fields: readonly string[], path: string): boolean =>
  path === '' || fields.some((field) => field === path || field.startsWith(`${path}.`) || path.startsWith(`${field}.`))

const declared = endpoints.flatMap((endpoint) =>
  parts.flatMap((part) =>
    endpoint[part] ? [[`${endpoint.method} ${endpoint.path} ${part}`, endpoint, part] as const] : [],
  ),
)

interface Told {
  zod: z.ZodType
  json: Schema
  part: Part
}

/** Compares the server's verdict of a value with the document's; a difference in words, or nothing. */
function comparison({ zod, json, part }: Told) {
  const allows = validatorOf(json)
  const isRight = (value: unknown) => allows(sent(value))
  const isTaken = (value: unknown) => 'parsed' in verdictOf(zod, value, part)
  const differs = (value: unknown, path: readonly string[]): string[] => {
    const verdict = verdictOf(zod, value, part)
    const said = isRight(value)
    const show = `${path.join('.')}: ${JSON.stringify(value)?.slice(0, 300)}`
    if ('parsed' in verdict) {
      // Spaces around a text and the like: what the server makes of it is what the document allows.
      const isSame = said || isRight(verdict.parsed) || isFilter(json, path) || isChosen(json, path)
      return isSame ? [] : [`accepted against the document: ${show}`]
    }
    const others = verdict.fields.filter((field) => !hasRuleFor(json, field.split('.')))
    if (said) return others.length === 0 ? [] : [`refused at ${others.join()} against the document: ${show}`]
    const isNamed = names(verdict.fields, path.join('.')) || others.every((field) => isDuty(json, field))
    return isNamed ? [] : [`refused at ${verdict.fields.join()}, not at ${show}`]
  }
  return { isRight, isTaken, differs }
}

function toldOf(endpoint: EndpointSpec, part: Part): Told {
  const zod = endpoint[part]
  const json = inputOf(operationFor(endpoint), part)
  if (!zod || !json) throw new Error(`${endpoint.path} has no ${part}.`)
  return { zod, json: part === 'body' && endpoint.upload ? withoutFile(json) : json, part }
}

/** All differences over samples of the document, and over changes of the largest that both take. */
function differences(
  told: Told,
  { example, others }: { example?: unknown; others?: readonly unknown[] } = {},
): string[] {
  const { isRight, isTaken, differs } = comparison(told)
  const allowed = samplesOf(told.json, 20).filter(isRight)
  const good = [...(example === undefined ? [] : [example]), ...allowed].filter(isTaken)
  if (example !== undefined && (!isRight(example) || !isTaken(example))) return ['the example is wrong']
  const [widest] = good.toSorted((a, b) => JSON.stringify(b).length - JSON.stringify(a).length)
  if (widest === undefined) return ['nothing is taken that the document allows']
  const found = [
    ...allowed.flatMap((value) => differs(value, [])),
    ...changesOf(told.json, widest, others).flatMap((one) => differs(one.value, one.path)),
  ]
  return [...new Set(found)].slice(0, 12)
}

function withoutFile({ properties = {}, required = [], ...rest }: Schema): Schema {
  const { file: _, ...others } = properties
  return { ...rest, properties: others, required: required.filter((key) => key !== 'file') }
}

// The whole content of a report takes seconds, and a busy machine may take ten times as long.
test.each(declared)(
  '%s is what the server takes',
  (_, endpoint, part) => {
    expect(differences(toldOf(endpoint, part), { example: endpoint.example?.[part] })).toEqual([])
  },
  120_000,
)

test.each(formKinds.flatMap(formsOf).map((form) => [nameOf(form), form] as const))(
  'the parameters of %s are what the server takes',
  (_, form) => {
    const zod = parametersSchema(form)
    expect(differences({ zod, json: schemaOf(zod, 'input'), part: 'body' }, { others: ['', 'a', {}] })).toEqual([])
  },
)
