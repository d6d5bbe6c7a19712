// How large a body may be follows from its schema, so that nothing valid is too large and nothing endless is taken.
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { bodyLimitOf, formSlack, largest, usualBodyLimit } from './bodyLimit.ts'
import { endpoint } from '../endpoint.ts'

const size = (schema: z.ZodType) => largest(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as never)
const escaped = (length: number) => '\\u6881'.repeat(length)

describe('the largest value of a schema', () => {
  test.each([
    [z.string().max(5), `"${escaped(5)}"`],
    [z.strictObject({ a: z.string().max(3), b: z.boolean() }), `{"a":"${escaped(3)}","b":false}`],
    [
      z.array(z.string().max(2)).max(4),
      `[${Array(4)
        .fill(`"${escaped(2)}"`)
        .join(',')}]`,
    ],
    [z.union([z.string().max(2), z.strictObject({ n: z.int() })]), `{"n":${Number.MIN_SAFE_INTEGER}}`],
    [z.enum(['a', 'longer']).optional(), '"longer"'],
    [z.string().max(3).nullable().default(null), `"${escaped(3)}"`],
  ])('has room for its longest spelling: %#', (schema, longest) => {
    expect(schema.safeParse(JSON.parse(longest)).success).toBe(true)
    expect(size(schema)).toBeGreaterThanOrEqual(longest.length)
    expect(size(schema)).toBeLessThan(100 + 10 * longest.length)
  })

  test.each([
    z.string(),
    z.array(z.string().max(2)),
    z.record(z.string().max(2), z.int()),
    z.looseObject({}),
    z.json(),
  ])('has no end where nothing sets one: %#', (schema) => expect(size(schema)).toBe(Infinity))
})

test('an endpoint without a bound takes the usual, one with a figure of its own that, an upload its file', () => {
  const of = (more: object) =>
    bodyLimitOf(
      endpoint({ method: 'POST', path: '/api/x', access: 'anyone', effect: 'read', summary: ['一', 'X'], ...more }),
    )
  expect(of({ body: z.strictObject({ a: z.string() }) })).toBe(usualBodyLimit)
  expect(of({ body: z.strictObject({ a: z.array(z.string().max(500)).max(1_000) }) })).toBe(usualBodyLimit)
  expect(of({ body: z.strictObject({ a: z.string() }), bodyLimit: 7_000_000 })).toBe(7_000_000)
  expect(of({ body: z.strictObject({}), upload: { below: 1_000_000 } })).toBe(1_000_000 + formSlack)
  expect(of({})).toBeLessThan(usualBodyLimit)
})
