// Whatever is wrong with a request of whatever endpoint, the refusal speaks of it in words, in both languages: no key of the wire is in it.
import { expect, test } from 'vitest'
import { z } from 'zod'
import { endpoints } from '../all.ts'
import { withoutUnasked } from '../page.ts'
import { fieldErrors } from './issues.ts'
import { labelIn, saidIn } from './labels.ts'
import { wireNamesIn } from './wireNames.ts'

const wrongs: readonly unknown[] = [
  undefined,
  null,
  {},
  [],
  [{}],
  'x',
  '',
  -1,
  1.5,
  1e12,
  true,
  { strange: 1 },
  'x'.repeat(6_000),
  Array.from({ length: 600 }, () => 'x'),
]

interface Json {
  properties?: Record<string, Json>
  items?: Json
  anyOf?: readonly Json[]
  oneOf?: readonly Json[]
  allOf?: readonly Json[]
}

/** Every place that a schema declares, three levels deep. */
function placesIn(schema: Json, at: readonly string[] = []): string[][] {
  if (at.length > 3) return []
  const own = Object.entries(schema.properties ?? {}).flatMap(([key, inner]) => [
    [...at, key],
    ...placesIn(inner, [...at, key]),
  ])
  const entries = schema.items ? [[...at, '0'], ...placesIn(schema.items, [...at, '0'])] : []
  const ways = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])].flatMap((one) =>
    placesIn(one, at),
  )
  return [...own, ...entries, ...ways]
}

/** A copy with another value at a place; what is missing on the way is made. */
function put(around: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value
  if (key === '0') return [put(Array.isArray(around) ? around[0] : undefined, rest, value)]
  const object = typeof around === 'object' && around !== null ? (around as Record<string, unknown>) : {}
  return { ...object, [key]: put(object[key], rest, value) }
}

/** Programs alone call it, and RFC 6749 names its fields. */
const forPrograms = '/api/system/token'

const parts = endpoints
  .filter(({ path }) => path !== forPrograms)
  .flatMap((endpoint) =>
    (['params', 'query', 'body'] as const).flatMap((part) => {
      const schema = endpoint[part]
      return schema
        ? [{ name: `${endpoint.method} ${endpoint.path}`, part, schema, example: endpoint.example?.[part] }]
        : []
    }),
  )

function refusalsOf(schema: z.ZodType, example: unknown) {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Json
  const places = [...new Map(placesIn(json).map((place) => [place.join('.'), place])).values()]
  const values = [{}, ...places.flatMap((place) => wrongs.map((wrong) => put(example ?? {}, place, wrong)))]
  return values.flatMap((value) => {
    const result = schema.safeParse(withoutUnasked(schema, value), { reportInput: true })
    return result.success
      ? []
      : fieldErrors(
          result.error.issues,
          (path) => labelIn(schema, path, value),
          Infinity,
          (path) => saidIn(schema, path, value).words,
        )
  })
}

for (const { name, part, schema, example } of parts)
  test(`${name}: a wrong ${part} is refused in words`, () => {
    const found = refusalsOf(schema, example).flatMap(({ field, phrase }) =>
      wireNamesIn(phrase).length > 0 ? [`${field} | ${phrase[0]} | ${phrase[1]}`] : [],
    )
    expect([...new Set(found)]).toEqual([])
  })
