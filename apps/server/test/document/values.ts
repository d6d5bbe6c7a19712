// Values for the schemas of the API document: what a schema allows, and the edges and faults of each place of a value.
import fc from 'fast-check'
import { isRefusedUnseen, withoutUnseen } from '@register/contract/hidden'
import { alternatives, resolved, schemasAt, type Schema } from './schemas.ts'

const typesOf = ({ type }: Schema): string[] => (type === undefined ? [] : [type].flat())

const seed = 20_261_125
const pools = new Map<string, fc.Arbitrary<unknown>>()

/** A few texts of each kind, drawn once: to draw anew for every place takes most of the time. */
function fewOf(kind: string, texts: () => fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const known = pools.get(kind) ?? fc.constantFrom(...fc.sample(texts(), { numRuns: 6, seed }))
  pools.set(kind, known)
  return known
}

/** Plain letters and digits: what else a text may hold is checked elsewhere. */
const plainText = (least: number, most: number) =>
  fewOf(`${least} ${most}`, () =>
    fc.string({
      unit: fc.constantFrom(...'abcXYZ019'),
      minLength: Math.min(least, most),
      maxLength: Math.max(least, Math.min(most, 12)),
    }),
  )

const day = fc.constantFrom('1950-01-01', '1999-12-31', '2000-02-29', '2026-03-02', '2100-12-31')

/** Parts of a pattern that nearly every sign fits: fast-check lists all of Unicode for each, which took a third of the time. */
const anySign = /\[\\s\\S\]|\[\^[^\]]*\]|\\P\{[^}]*\}|(?<!\[[^\]]*)\\S/g

function textOf({ format, pattern, minLength = 0, maxLength = 200 }: Schema): fc.Arbitrary<unknown> {
  if (format === 'date') return day
  if (pattern === undefined || pattern === String.raw`\S`)
    return plainText(Math.max(minLength, pattern ? 1 : 0), maxLength)
  const right = new RegExp(pattern, 'u')
  return fewOf(`${maxLength} ${pattern}`, () =>
    fc
      .stringMatching(new RegExp(pattern.replaceAll(anySign, '[a-z0-9]'), 'u'), { size: 'xsmall' })
      .filter(
        (text) =>
          right.test(text) && text.length <= maxLength && !isRefusedUnseen(text) && withoutUnseen(text) === text,
      ),
  )
}

/** Near the lower bound; the bounds themselves are edges. */
function numberOf({ minimum = -20, maximum = 1e6, multipleOf = 1 }: Schema): fc.Arbitrary<unknown> {
  const least = Math.ceil(Math.max(minimum, -1e6))
  const whole = fc.integer({ min: least, max: Math.max(least, Math.min(Math.floor(maximum), least + 40)) })
  return multipleOf === 1 ? whole : fc.oneof(whole, fc.constantFrom(minimum, maximum))
}

function objectOf(
  { properties = {}, required = [], additionalProperties }: Schema,
  depth: number,
): fc.Arbitrary<unknown> {
  const known = Object.fromEntries(Object.entries(properties).map(([key, one]) => [key, valueOf(one, depth)]))
  const record = fc.record(known, { requiredKeys: required.filter((key) => key in known) })
  if (Object.keys(known).length > 0 || typeof additionalProperties !== 'object') return record
  return fc.record(
    { a: valueOf(additionalProperties, depth), b: valueOf(additionalProperties, depth) },
    { requiredKeys: [] },
  )
}

/** Of the forms of parameters, which a test of their own goes through. */
const mostAlternatives = 8

/** What the keywords of a schema allow; conditions and alternatives of duties are left to the validator. */
export function valueOf(given: Schema, depth = 5): fc.Arbitrary<unknown> {
  const schema = resolved(given)
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  // A schema of any JSON refers to itself.
  if (depth === 0) return fc.constant(null)
  const inside = (one: Schema) => valueOf(one, depth - 1)
  if (schema.anyOf && schema.properties === undefined)
    return fc.oneof(...schema.anyOf.slice(0, mostAlternatives).map(inside))
  const byType = typesOf(schema).map((type): fc.Arbitrary<unknown> => {
    if (type === 'string') return textOf(schema)
    if (type === 'integer' || type === 'number')
      return numberOf({ ...schema, ...(type === 'integer' ? { multipleOf: 1 } : {}) })
    if (type === 'boolean') return fc.boolean()
    if (type === 'null') return fc.constant(null)
    if (type === 'object') return objectOf(schema, depth - 1)
    if (schema.prefixItems) return fc.tuple(...schema.prefixItems.map(inside))
    const least = schema.minItems ?? 0
    return fc.array(inside(schema.items ?? {}), { minLength: least, maxLength: Math.max(least, 2) })
  })
  return byType.length > 0 ? fc.oneof(...byType) : fc.constantFrom('a', 1, true, null)
}

/** What lies on and just beyond the bounds of one schema. */
function edgesOf(schema: Schema): unknown[] {
  const { maxLength, minLength, minimum, maximum, multipleOf, maxItems, items } = schema
  const long = (length: number) => 'x'.repeat(length)
  const step = multipleOf ?? 1
  return [
    ...(maxLength === undefined ? [] : [long(maxLength), long(maxLength + 1)]),
    ...(minLength === undefined || minLength === 0 ? [] : [long(minLength), long(minLength - 1)]),
    ...(minimum === undefined ? [] : [minimum, minimum - step]),
    ...(maximum === undefined ? [] : [maximum, maximum + step]),
    ...(multipleOf === undefined ? [] : [multipleOf, multipleOf / 10, 1 + multipleOf / 10]),
    ...(schema.enum ?? []).slice(0, 8),
    ...(maxItems === undefined || !items || maxItems > 60
      ? []
      : [fc.sample(valueOf(items), { numRuns: maxItems + 1, seed: 1 })]),
  ]
}

/** Values of every kind, most of them wrong at most places. */
export const odd: readonly unknown[] = [
  null,
  '',
  ' ',
  ' a ',
  'a',
  'nobody',
  '1',
  0,
  1,
  -1,
  1.5,
  1e20,
  1e-5,
  true,
  false,
  [],
  [1],
  ['a'],
  [[]],
  {},
  { a: 1 },
  '2026-02-30',
  '1900-01-01',
  '2300-01-01',
  '2026-03-02',
]

type Path = readonly string[]

/** The places of a value: every property, the first entry of every list. */
export function placesIn(value: unknown, at: Path = [], depth = 4): Path[] {
  if (depth === 0 || typeof value !== 'object' || value === null) return []
  const keys = Array.isArray(value) ? (value.length > 0 ? ['0'] : []) : Object.keys(value)
  return keys.flatMap((key) => {
    const path = [...at, key]
    return [path, ...placesIn((value as Record<string, unknown>)[key], path, depth - 1)]
  })
}

const absent = Symbol('absent')

function put(value: unknown, [key, ...rest]: Path, by: unknown): unknown {
  if (key === undefined) return by
  const copy = (Array.isArray(value) ? [...(value as unknown[])] : { ...(value as object) }) as Record<string, unknown>
  if (rest.length === 0 && by === absent) delete copy[key]
  else copy[key] = put(copy[key], rest, by)
  return copy
}

/** The value with one place changed, left out, or given a property that nobody knows. */
export function changesOf(schema: Schema, value: unknown, others = odd): { path: Path; value: unknown }[] {
  return [[], ...placesIn(value)].flatMap((path) => {
    const here = schemasAt(schema, path).slice(0, mostAlternatives)
    const isJudgedHere = path.length > 0 && !here.some((one) => one['x-filter'])
    const tried = [...here.flatMap(edgesOf), ...(isJudgedHere ? others : [])]
    const isInList = /^\d+$/.test(path.at(-1) ?? '')
    const changed = [...tried, ...(path.length === 0 || isInList ? [] : [absent])].map((by) => ({
      path,
      value: put(value, path, by),
    }))
    const isRecord = here.some(({ additionalProperties }) => additionalProperties === false)
    const stranger = [...path, 'noSuchField']
    return isRecord ? [...changed, { path: stranger, value: put(value, stranger, 1) }] : changed
  })
}

/** Values that a schema may allow, the same in every run. */
export const samplesOf = (schema: Schema, count: number): unknown[] =>
  fc.sample(valueOf(schema), { numRuns: count, seed })

/** Whether a place is a filter of a list, whose text the list itself reads. */
export const isFilter = (schema: Schema, path: Path): boolean =>
  schemasAt(schema, path).some((one) => alternatives(one).some((other) => other['x-filter']))
