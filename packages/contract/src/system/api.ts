// The API as a page of the office reads it: every endpoint as a row, one of them in full, and the whole document as a file.
import { mediaTypes } from '../files/mediaTypes.ts'
import { z } from 'zod'
import { endpoint, may } from '../endpoint.ts'
import { labelled } from '../messages/labelled.ts'

const pair = z.tuple([z.string(), z.string()])
const methods = ['GET', 'POST', 'PUT', 'DELETE'] as const
const access = may('system:client:list')

const row = z.object({
  method: z.enum(methods),
  path: z.templateLiteral([z.enum(['/api/', '/log/']), z.string()]),
  title: pair,
  effect: z.enum(['read', 'write']),
  /** anyone, signedIn, or the permission that it asks for. */
  access: z.string(),
  /** It answers clients too. */
  clients: z.boolean(),
})
export type ApiRow = z.output<typeof row>

export const listApi = endpoint({
  method: 'GET',
  effect: 'read',
  rate: 'list',
  lasting: true,
  path: '/api/system/api/list',
  access,
  summary: ['接口清单', 'Every endpoint of the API'],
  output: z.array(row),
})

const words = z.record(z.string(), z.unknown())

const operation = z.object({
  /** OpenAPI 3.1: parameters, requestBody, responses, with schemas where they stand. */
  operation: z.record(z.string(), z.unknown()),
  /** One valid input. */
  example: z.object({ params: words, query: words, body: z.unknown() }),
  /** It can be tried out by JSON and answers by JSON. */
  triable: z.boolean(),
})
export type ApiOperation = z.output<typeof operation>

export const readApi = endpoint({
  method: 'GET',
  effect: 'read',
  rate: 'list',
  lasting: true,
  path: '/api/system/api/one',
  access,
  summary: ['一个接口', 'One endpoint in full'],
  query: z.strictObject({
    method: labelled(z.enum(methods), ['方法', 'Method']),
    path: labelled(z.string().max(200), ['路径', 'Path']),
  }),
  output: operation,
  example: { query: { method: 'GET', path: '/api/system/api/list' } },
})

/** For generators of code and the like. */
export const apiDocument = endpoint({
  method: 'GET',
  effect: 'read',
  rate: 'transfer',
  reply: 'binary',
  types: [mediaTypes.json],
  path: '/api/system/api/document',
  access,
  summary: ['接口文档文件（OpenAPI 3.1）', 'The API document as a file (OpenAPI 3.1)'],
})
