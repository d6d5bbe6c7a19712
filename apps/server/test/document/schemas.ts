// The API document as its readers have it: its validators, its schemas with references resolved, and its rules in words.
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import ajvFormats from 'ajv-formats'
import type { EndpointSpec } from '@register/contract/endpoint'
import { documentPath, openApi } from '@register/contract/openapi/openapi'

export interface Schema {
  title?: string
  $ref?: string
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  allOf?: { then?: Schema }[]
  oneOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: boolean | Schema
  items?: Schema
  prefixItems?: Schema[]
  minItems?: number
  maxItems?: number
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  multipleOf?: number
  pattern?: string
  format?: string
  'x-filter'?: true
  'x-rules'?: { words: [string, string]; names?: string[] }[]
}
interface Parameter {
  name: string
  in: string
  required: boolean
  schema: Schema
}
export interface Operation {
  parameters?: Parameter[]
  requestBody?: { content: Record<string, { schema: Schema }> }
  responses: Record<string, { $ref?: string; content?: Record<string, { schema: Schema }> }>
  'x-rules'?: Schema['x-rules']
}

/** An answer as Fastify's `inject` gives it. */
interface Answer {
  statusCode: number
  headers: Record<string, unknown>
  body: string
}

export const document = openApi()
const { paths, components } = document as {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema>; responses: Operation['responses'] }
}

// A multiple of 0.001 is meant as decimals are written: 1.005 is one, and binary fractions would say it is none.
const ajv = new Ajv2020({ strict: false, inlineRefs: false, allErrors: false, multipleOfPrecision: 6 })
ajvFormats.default(ajv)
ajv.addFormat('binary', true)
ajv.addSchema({ $id: 'document', components })

export function operationFor({ method, path }: EndpointSpec): Operation {
  const operation = paths[documentPath(path)]?.[method.toLowerCase()]
  if (!operation) throw new Error(`${method} ${path} is not in the document.`)
  return operation
}

/** Says in which way an answer differs from the document: by its status, its type or its JSON. Undefined when it agrees. */
export function answerDiffers(endpoint: EndpointSpec, answer: Answer): string | undefined {
  const { statusCode, headers, body } = answer
  const { responses } = operationFor(endpoint)
  const told = responses[statusCode]
  if (!told) return `${statusCode} is not told`
  const { content = {} } = components.responses[told.$ref?.split('/').at(-1) ?? ''] ?? told
  const sent = headers['content-type']
  const [type = ''] = typeof sent === 'string' ? sent.split(';') : []
  const media = content[type]
  if (!media) return `${statusCode} comes as ${type || 'nothing'}, told: ${Object.keys(content).join()}`
  if (type !== 'application/json') return undefined
  const isTold = answerValidatorOf(media.schema)
  return isTold(JSON.parse(body))
    ? undefined
    : `${statusCode}: ${JSON.stringify(isTold.errors?.[0])} in ${body.slice(0, 300)}`
}

const answerValidators = new Map<Schema, ValidateFunction>()
function answerValidatorOf(schema: Schema): ValidateFunction {
  const known = answerValidators.get(schema) ?? validatorOf(schema)
  answerValidators.set(schema, known)
  return known
}

const inDocument = (schema: unknown): unknown =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', '"document#/components/'))

export const validatorOf = (schema: Schema): ValidateFunction => ajv.compile(inDocument(schema) as object)

const named = new Map<string, Schema>()

/** The schema that a reference leads to. */
export function resolved(schema: Schema): Schema {
  const { $ref, ...own } = schema
  const name = $ref?.split('/').at(-1)
  if (name === undefined) return schema
  const known = named.get(name) ?? resolved(components.schemas[name] ?? {})
  named.set(name, known)
  return Object.keys(own).length === 0 ? known : { ...known, ...own }
}

/** A schema and the alternatives it consists of. */
export function alternatives(schema: Schema): Schema[] {
  const own = resolved(schema)
  return [own, ...(own.anyOf ?? []).flatMap(alternatives)]
}

/** What a body, path or query may be, as one object. */
export function inputOf(operation: Operation, part: 'params' | 'query' | 'body'): Schema | undefined {
  if (part === 'body') {
    const media = Object.entries(operation.requestBody?.content ?? {})[0]
    return media?.[1].schema
  }
  const place = part === 'params' ? 'path' : 'query'
  const asked = (operation.parameters ?? []).filter((one) => one.in === place)
  return {
    type: 'object',
    properties: Object.fromEntries(asked.map(({ name, schema }) => [name, schema])),
    required: asked.flatMap(({ name, required }) => (required ? [name] : [])),
    additionalProperties: false,
    ...(operation['x-rules'] && part === 'query' ? { 'x-rules': operation['x-rules'] } : {}),
  }
}

const next = (schema: Schema, key: string): Schema[] =>
  alternatives(schema).flatMap((one) => {
    const found =
      one.properties?.[key] ?? (/^\d+$/.test(key) ? (one.prefixItems?.[Number(key)] ?? one.items) : undefined)
    if (found) return [found]
    return typeof one.additionalProperties === 'object' ? [one.additionalProperties] : []
  })

/** Whether the document has a rule in words for what is refused at this path. */
export function hasRuleFor(schema: Schema, path: readonly string[]): boolean {
  const [key, ...rest] = path
  const own = alternatives(schema).flatMap((one) => one['x-rules'] ?? [])
  if (own.some(({ names }) => names === undefined || (key !== undefined && names.includes(key)))) return true
  return key !== undefined && next(schema, key).some((one) => hasRuleFor(one, rest))
}

/** Whether a place is asked for on a condition: changing what the condition asks changes what is refused. */
export function isDuty(schema: Schema, key: string): boolean {
  const { allOf = [], oneOf = [] } = resolved(schema)
  const conditions = [...allOf.map(({ then }) => then ?? {}), ...oneOf.flatMap((one) => [one, ...(one.anyOf ?? [])])]
  return conditions.some(({ required }) => required?.includes(key))
}

/** Whether a place lies in a part that follows from its record: only the record says which of the alternatives holds. */
export const isChosen = (schema: Schema, path: readonly string[]): boolean =>
  path.some((__, at) =>
    schemasAt(schema, path.slice(0, at + 1)).some(({ anyOf = [] }) =>
      anyOf.some((one) => resolved(one).title !== undefined),
    ),
  )

/** The schemas at one place of a value. */
export const schemasAt = (schema: Schema, path: readonly string[]): Schema[] =>
  path.reduce<Schema[]>((all, key) => all.flatMap((one) => next(one, key)), [schema]).flatMap(alternatives)
