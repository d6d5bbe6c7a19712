// The JSON schema of what travels, with all that its declaration refuses: zod's own, and what fields and checks say of themselves.
import { z } from 'zod'
import { choiceOf } from '../messages/chosenPart.ts'
import { labels } from '../messages/labelled.ts'
import { sayingOf, toldOf, type JsonSchema, type Told } from '../messages/said.ts'

export type Json = Record<string, unknown>
export type Direction = 'input' | 'output'

function replace(schema: Json, by: JsonSchema): void {
  const next = { ...by }
  for (const key of Object.keys(schema)) delete schema[key]
  Object.assign(schema, next)
}

/** A text that is trimmed before it is counted needs that many characters from the first to the last that is seen. */
function countTrimmed(schema: z.core.$ZodType, json: Json): void {
  const least = json['minLength']
  const isTrimmed = schema._zod.def.checks?.some(({ _zod: { def } }) => def.check === 'overwrite')
  if (!isTrimmed || typeof least !== 'number' || least === 0 || 'pattern' in json) return
  json['pattern'] = least === 1 ? String.raw`\S` : String.raw`\S[\s\S]{${least - 2},}\S`
}

/** A list that cannot be sorted has no value for `prop`. */
function withoutImpossible(json: Json): void {
  const properties = (json['properties'] ?? {}) as Record<string, Json>
  for (const [key, { not }] of Object.entries(properties))
    if (not !== undefined && Object.keys(Object(not) as object).length === 0) delete properties[key]
}

const rulesOf = (told: readonly (Told | undefined)[]): Json[] =>
  told.flatMap((one) => (one?.words ? [{ words: one.words, ...(one.names ? { names: one.names } : {}) }] : []))

function complete(schema: z.core.$ZodType, json: Json, io: Direction): void {
  const label = labels.get(schema)?.label
  if (label) json['description'] ??= `${label[1]} · ${label[0]}`
  const all = Object.entries(choiceOf(schema)?.all() ?? {})
  if (all.length > 0) json['anyOf'] = all.map(([title, one]) => ({ title, ...schemaOf(one, io) }))
  const said = sayingOf(schema, io)
  if (said) replace(json, { ...(json['description'] ? { description: json['description'] } : {}), ...said })
  if (io === 'output') return
  countTrimmed(schema, json)
  withoutImpossible(json)
  const told = toldOf(schema)
  if (told.includes(undefined))
    throw new Error(`A check of ${JSON.stringify(json)} is not said for the API document: use telling.`)
  for (const one of told) if (one?.json) replace(json, one.json(json))
  const rules = rulesOf(told)
  if (rules.length > 0) json['x-rules'] = rules
}

/** Made once: the forms of parameters occur in many places. */
const made = { input: new WeakMap<z.ZodType, Json>(), output: new WeakMap<z.ZodType, Json>() }

/** Parts that follow from their record are all that they may be. What no keyword can say is in `x-rules`, in Chinese and English. */
export function schemaOf(schema: z.ZodType, io: Direction): Json {
  const known = made[io].get(schema)
  if (known) return known
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => complete(zodSchema, jsonSchema as Json, io),
  }) as Json
  made[io].set(schema, json)
  return json
}
