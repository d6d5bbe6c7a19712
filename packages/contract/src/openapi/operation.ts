// One endpoint as an operation of the API document, with its schemas inline.
import type { z } from 'zod'
import { namedEndpoints } from '../all.ts'
import type { EndpointSpec } from '../endpoint.ts'
import { asOfHeader } from '../errors.ts'
import { answersClients, isClientScope } from '../system/client/scopes.ts'
import { mediaTypes } from '../files/mediaTypes.ts'
import { areaOf } from './areas.ts'
import { refusalsOf } from './refusals.ts'
import { schemaOf, type Json } from './schema.ts'

const idOf: ReadonlyMap<EndpointSpec, string> = new Map(namedEndpoints.map(([name, endpoint]) => [endpoint, name]))

const security = ({ access, proof }: EndpointSpec, isForClients: boolean): Json[] => {
  if (proof) return proof === 'refreshCookie' ? [{ refreshCookie: [] }] : [{ clientSecret: [] }, {}]
  // Whoever has a token may send it: some answers say more then.
  if (access === 'anyone') return [{}, { session: [] }, { client: [] }]
  if (!isForClients) return [{ session: [] }]
  const scopes = typeof access === 'object' && isClientScope(access.may) ? [access.may] : []
  return [{ session: [] }, { client: scopes }]
}

function callers(endpoint: EndpointSpec): Json {
  const isForClients = answersClients(endpoint)
  return {
    security: security(endpoint, isForClients),
    ...(typeof endpoint.access === 'object' ? { 'x-permission': endpoint.access.may } : {}),
    ...(isForClients ? { 'x-clients': true } : {}),
    ...(endpoint.rate === 'none' ? {} : { 'x-rate': endpoint.rate ?? 'list' }),
    ...(endpoint.confirmed ? { 'x-password-again': true } : {}),
  }
}

type Part = 'params' | 'query'
const places = { params: 'path', query: 'query' } as const

function parametersIn(endpoint: EndpointSpec, part: Part): { parameters: Json[]; rules: Json } {
  const schema: z.ZodType | undefined = endpoint[part]
  if (!schema) return { parameters: [], rules: {} }
  const {
    properties = {},
    required = [],
    'x-rules': rules,
  } = schemaOf(schema, 'input') as { properties?: Json; required?: string[]; 'x-rules'?: unknown }
  const example = Object(endpoint.example?.[part]) as Json
  return {
    parameters: Object.entries(properties).map(([name, one]) => ({
      name,
      in: places[part],
      required: part === 'params' || required.includes(name),
      schema: one,
      ...(Object.hasOwn(example, name) ? { example: example[name] } : {}),
    })),
    rules: rules === undefined ? {} : { 'x-rules': rules },
  }
}

/** Repeated with the same key, the call happens once and answers the same. */
const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'A retry with the same key happens once and gets the same answer · 以同一键重试只执行一次，并得到同样的答复',
  schema: { type: 'string', pattern: String.raw`^[\x21-\x7e]{1,255}$` },
}

function parameters(endpoint: EndpointSpec): Json {
  const [path, query] = [parametersIn(endpoint, 'params'), parametersIn(endpoint, 'query')]
  const all = [...path.parameters, ...query.parameters, ...(endpoint.idempotent ? [idempotencyKey] : [])]
  return { ...(all.length > 0 ? { parameters: all } : {}), ...path.rules, ...query.rules }
}

function requestBody({ body, upload, form, example }: EndpointSpec): Json {
  const given = example?.body === undefined ? {} : { example: example.body }
  const schema = body ? schemaOf(body, 'input') : { type: 'object', additionalProperties: false }
  if (upload) {
    const { properties, required = [], ...rest } = schema as { properties?: Json; required?: string[] }
    const file = {
      type: 'string',
      format: 'binary',
      description: `Smaller than ${upload.below} bytes · 小于 ${upload.below} 字节`,
    }
    const whole = { ...rest, properties: { ...properties, file }, required: [...required, 'file'] }
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema: whole } } } }
  }
  if (!body) return {}
  const json = { schema, ...given }
  const required = { required: ((schema['required'] as string[] | undefined) ?? []).length > 0 }
  const content = { ...(form ? { 'application/x-www-form-urlencoded': json } : {}), 'application/json': json }
  return { requestBody: { ...required, content } }
}

function dataOf({ output }: EndpointSpec): Json {
  return output ? schemaOf(output, 'output') : { type: 'null' }
}

function envelope(endpoint: EndpointSpec): Json {
  // See docs/rules/wire.md#dictionary-reads.
  const isDictionary = endpoint.path.startsWith('/api/system/dict/') && endpoint.effect === 'read'
  const msg = { type: 'string' }
  return {
    type: 'object',
    properties: {
      code: { type: 'integer', const: 200 },
      msg,
      ...(isDictionary ? { message: msg } : {}),
      data: dataOf(endpoint),
    },
    required: ['code', 'msg', 'data'],
  }
}

const asOf: Json = {
  [asOfHeader]: {
    description:
      'Where the primary database could not be asked: the time up to which the answer is known to be complete · 主数据库无法询问时：答复完整截至的时间',
    schema: { type: 'string', format: 'date-time' },
  },
}

function answer(endpoint: EndpointSpec): Json {
  if (endpoint.reply === 'binary') {
    // A file of JSON is read as JSON by whoever asks for it.
    const told = (type: string) => (type === mediaTypes.json ? {} : { type: 'string', format: 'binary' })
    return {
      description: 'The file · 文件',
      headers: { 'Content-Disposition': { description: 'Its name · 文件名', schema: { type: 'string' } } },
      content: Object.fromEntries((endpoint.types ?? []).map((type) => [type, { schema: told(type) }])),
    }
  }
  const schema = endpoint.reply === 'bare' ? dataOf(endpoint) : envelope(endpoint)
  return {
    description: 'Done · 操作成功',
    ...(endpoint.fromStandby ? { headers: asOf } : {}),
    content: { 'application/json': { schema } },
  }
}

/** The OpenAPI operation. Throws for an endpoint that `all.ts` does not list. */
export function operationOf(endpoint: EndpointSpec): Json {
  const operationId = idOf.get(endpoint)
  if (operationId === undefined) throw new Error(`${endpoint.path} is not listed in all.ts.`)
  return {
    operationId,
    tags: [areaOf(endpoint)],
    summary: endpoint.summary[1],
    description: endpoint.summary[0],
    ...callers(endpoint),
    ...parameters(endpoint),
    ...requestBody(endpoint),
    responses: {
      200: answer(endpoint),
      ...(endpoint.lasting ? { 304: { description: 'The copy is current (If-None-Match) · 副本仍有效' } } : {}),
      ...refusalsOf(endpoint),
    },
  }
}
