// The OpenAPI 3.1 document of the whole API, made from the endpoints alone.
import { z } from 'zod'
import { endpoints } from '../all.ts'
import { choiceOf } from '../messages/chosenPart.ts'
import type { EndpointSpec } from '../endpoint.ts'
import { productName, productVersion } from '../product.ts'
import { answersClients } from '../system/client/scopes.ts'
import { shareSchemas } from './references.ts'

type Json = Record<string, unknown>

/** The JSON schema of what travels; parts that follow from their record as all that they may be. */
export const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override({ zodSchema, jsonSchema }) {
      const all = Object.entries(choiceOf(zodSchema)?.all() ?? {})
      if (all.length > 0) jsonSchema.anyOf = all.map(([title, one]) => ({ title, ...schemaOf(one, io) }))
    },
  }) as Json
  return json
}

const access = (endpoint: EndpointSpec): Json =>
  endpoint.access === 'anyone'
    ? { security: [] }
    : {
        security: [{ bearer: [] }],
        ...(typeof endpoint.access === 'object' ? { 'x-permission': endpoint.access.may } : {}),
        ...(answersClients(endpoint) ? { 'x-clients': true } : {}),
      }

function parameters(endpoint: EndpointSpec): Json[] {
  const of = (schema: z.ZodType | undefined, place: 'path' | 'query'): Json[] => {
    if (!schema) return []
    const { properties = {}, required = [] } = schemaOf(schema, 'input') as { properties?: Json; required?: string[] }
    return Object.entries(properties).map(([name, one]) => ({
      name,
      in: place,
      required: place === 'path' || required.includes(name),
      schema: one,
    }))
  }
  const key = endpoint.idempotent
    ? [{ name: 'Idempotency-Key', in: 'header', required: false, schema: { type: 'string', maxLength: 255 } }]
    : []
  return [...of(endpoint.params, 'path'), ...of(endpoint.query, 'query'), ...key]
}

function requestBody(endpoint: EndpointSpec): Json {
  if (!endpoint.body) return {}
  const schema = schemaOf(endpoint.body, 'input')
  if (endpoint.form)
    return {
      requestBody: { content: { 'application/x-www-form-urlencoded': { schema }, 'application/json': { schema } } },
    }
  if (!endpoint.upload) return { requestBody: { content: { 'application/json': { schema } } } }
  const { properties, required = [], ...rest } = schema as { properties?: Json; required?: string[] }
  const file = { type: 'string', format: 'binary', description: `smaller than ${endpoint.upload.below} bytes` }
  return {
    requestBody: {
      content: {
        'multipart/form-data': {
          schema: { ...rest, properties: { ...properties, file }, required: [...required, 'file'] },
        },
      },
    },
  }
}

function answer(endpoint: EndpointSpec): Json {
  if (endpoint.reply === 'binary')
    return {
      description: 'The bytes',
      content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
    }
  const data = endpoint.output ? schemaOf(endpoint.output, 'output') : { type: 'null' }
  if (endpoint.reply === 'bare') return { description: 'Done', content: { 'application/json': { schema: data } } }
  return {
    description: 'Done',
    content: {
      'application/json': {
        schema: {
          type: 'object',
          properties: { code: { const: 200 }, msg: { type: 'string' }, data },
          required: ['code', 'msg', 'data'],
        },
      },
    },
  }
}

const refusal = {
  description:
    'Refused: `code` equals the HTTP status, `msg` is in the language of Accept-Language, `errors` names fields',
  content: {
    'application/json': {
      schema: {
        type: 'object',
        properties: {
          code: { type: 'integer' },
          msg: { type: 'string' },
          data: {},
          errors: {
            type: 'array',
            items: { type: 'object', properties: { field: { type: 'string' }, msg: { type: 'string' } } },
          },
        },
        required: ['code', 'msg'],
      },
    },
  },
}

/** One endpoint as an operation of the document, with its schemas inline. */
export const operationOf = (endpoint: EndpointSpec): Json => ({
  summary: endpoint.summary[1],
  description: endpoint.summary[0],
  ...access(endpoint),
  ...(parameters(endpoint).length > 0 ? { parameters: parameters(endpoint) } : {}),
  ...requestBody(endpoint),
  responses: { 200: answer(endpoint), default: { $ref: '#/components/responses/Refusal' } },
})

/** Paths in alphabetical order, so that the written file changes only where the contract does. */
export function openApi(): Json {
  const paths: Record<string, Json> = {}
  for (const endpoint of endpoints.toSorted((a, b) => (a.path < b.path ? -1 : 1)))
    paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method.toLowerCase()]: operationOf(endpoint) }
  const { root, schemas } = shareSchemas(paths)
  return {
    openapi: '3.1.0',
    info: { title: productName[1], description: productName[0], version: productVersion },
    paths: root,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      responses: { Refusal: refusal },
      schemas,
    },
  }
}
