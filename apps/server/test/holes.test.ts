// Tests that nothing in place of a list, a record, or an entry of either breaks the server: every place in the body of every endpoint is checked, and each distinct shape is sent.
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { endpoints } from '@register/contract/all'
import { demoStatus } from '@register/contract/demo/sample'
import type { EndpointSpec } from '@register/contract/endpoint'
import { Failure } from '@register/contract/errors'
import { logout } from '@register/contract/system/account'
import { checked } from '../src/http/input.ts'
import { testApp } from './app.ts'

const app = await testApp()
const admin = await app.as('admin')

interface Schema {
  type?: string | string[]
  properties?: Record<string, Schema>
  items?: Schema
  prefixItems?: Schema[]
  additionalProperties?: Schema | boolean
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  $ref?: string
  $defs?: Record<string, Schema>
}
type Place = readonly (string | number)[]

/** Deep enough for a cell of a table in a part of a record. */
const deepest = 7

/** The places of a schema in which a list or a record is expected, its own first. */
function placesOf(schema: Schema, whole: Schema, at: Place = []): Place[] {
  if (at.length > deepest) return []
  const named = /^#\/\$defs\/(.+)$/.exec(schema.$ref ?? '')?.[1]
  if (named !== undefined) return placesOf(whole.$defs?.[named] ?? {}, whole, at)
  const { properties = {}, items, prefixItems = [], additionalProperties: more } = schema
  const parts: [string | number, Schema][] = [
    ...Object.entries(properties),
    ...(items ? [[0, items] as [number, Schema]] : []),
    ...prefixItems.map((one, index): [number, Schema] => [index, one]),
    ...(typeof more === 'object' ? [['x', more] as [string, Schema]] : []),
  ]
  const own = parts.length > 0 || schema.type === 'array' || schema.type === 'object' ? [at] : []
  const choices = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])]
  return [
    ...own,
    ...parts.flatMap(([key, part]) => placesOf(part, whole, [...at, key])),
    ...choices.flatMap((choice) => placesOf(choice, whole, at)),
  ]
}

/** The body with this value at the place; lists and records on the way there are made where the example has none. */
function withValue(body: unknown, [key, ...rest]: Place, value: unknown): unknown {
  if (key === undefined) return value
  if (typeof key === 'number') {
    const list: unknown[] = Array.isArray(body) ? [...(body as unknown[])] : []
    list[key] = withValue(list[key], rest, value)
    return list
  }
  const record = typeof body === 'object' && body !== null && !Array.isArray(body) ? { ...body } : {}
  return Object.assign(record, { [key]: withValue((record as Record<string, unknown>)[key], rest, value) })
}

const scalars = [null, 0, 'x', true] as const
const values: unknown[] = [...scalars, {}, [], ...scalars.map((one) => [one]), [{}], [[]], [[null]], [{}, null]]

const jsonOf = (schema: z.ZodType): Schema =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as unknown as Schema

const withBody = endpoints.flatMap((endpoint) => {
  if (!endpoint.body || endpoint.upload || endpoint === logout || endpoint === demoStatus) return []
  const schema = jsonOf(endpoint.body)
  const places = new Map(placesOf(schema, schema).map((place) => [place.join('.'), place]))
  return [[`${endpoint.method} ${endpoint.path}`, endpoint, [...places.values()]] as const]
})

test('the places are found, also those inside lists of records', () => {
  expect(withBody.flatMap(([, , places]) => places).filter((place) => place.includes(0)).length).toBeGreaterThan(50)
})

/** The part of the schema at a place, as text: equal parts are checked by equal code. */
function shapeAt(schema: Schema, whole: Schema, [key, ...rest]: Place): string {
  const named = /^#\/\$defs\/(.+)$/.exec(schema.$ref ?? '')?.[1]
  if (named !== undefined) return shapeAt(whole.$defs?.[named] ?? {}, whole, key === undefined ? [] : [key, ...rest])
  if (key === undefined) return JSON.stringify(schema)
  const { properties = {}, items, prefixItems = [], additionalProperties: more } = schema
  const inside = typeof key === 'number' ? (prefixItems[key] ?? items) : (properties[key] ?? more)
  const own = typeof inside === 'object' ? [shapeAt(inside, whole, rest)] : []
  const choices = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])]
  return [...own, ...choices.map((choice) => shapeAt(choice, whole, [key, ...rest]))].join('|')
}

/** What the check of a body says: accepted, refused, or broken, when it throws what is no refusal. */
function checkOf(endpoint: EndpointSpec, body: unknown): 'accepted' | 'refused' | 'broken' {
  try {
    checked(endpoint.body, body, 'body')
    return 'accepted'
  } catch (error) {
    return error instanceof Failure && error.status < 500 ? 'refused' : 'broken'
  }
}

/** Shapes that have been sent: the way from a refusal to its answer is the same for all bodies of one shape. */
const sent = new Set<string>()

async function statusOf(endpoint: EndpointSpec, body: unknown): Promise<string | undefined> {
  const reply = await admin.raw(endpoint, { ...endpoint.example, body })
  if (reply.statusCode < 500) return undefined
  return `${reply.statusCode} ${JSON.stringify(body).slice(0, 200)}`
}

describe.each(withBody)('%s', (_, endpoint, places) => {
  test('refuses or answers nothing, scalars and holes wherever a list or record belongs', async () => {
    const broken: string[] = []
    const schema = jsonOf(endpoint.body as z.ZodType)
    for (const place of places) {
      const shape = shapeAt(schema, schema, place)
      for (const value of values) {
        const body = withValue(endpoint.example?.body ?? {}, place, value)
        const check = checkOf(endpoint, body)
        if (check === 'broken') broken.push(JSON.stringify(body).slice(0, 200))
        const known = `${shape} ${JSON.stringify(value)}`
        // What is accepted reaches the handler, which is a different one at each endpoint.
        if (check === 'refused' && sent.has(known)) continue
        sent.add(known)
        const answer = await statusOf(endpoint, body)
        if (answer !== undefined) broken.push(answer)
      }
    }
    expect(broken).toEqual([])
  })
})
