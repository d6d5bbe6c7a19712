// The names of fields for messages that a schema makes: as each part was declared, or as many endpoints call it.
import { z } from 'zod'
import { choiceOf } from './chosenPart.ts'
import { labels, type Words } from './labelled.ts'
import { commonNames } from './names.ts'
import type { Phrase } from '../phrase.ts'

type Schema = z.core.$ZodType

/** The schema inside a wrapper such as optional or nullable. */
const inside = (schema: Schema): Schema =>
  schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault
    ? inside(schema.def.innerType)
    : schema

/** The schema of one property of an object, or of the entries of a list. */
function under(schema: Schema, key: string): Schema | undefined {
  const around = inside(schema)
  // A caller may name what every object inherits, and there is no such field.
  if (around instanceof z.ZodObject)
    return Object.hasOwn(around.shape, key) ? (around.shape as Readonly<Record<string, Schema>>)[key] : undefined
  return around instanceof z.ZodArray ? around.element : undefined
}

function lacks(schema: Schema, key: string): boolean {
  const around = inside(schema)
  return around instanceof z.ZodObject && !Object.hasOwn(around.shape, key)
}

const within = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? (value as Record<string, unknown>)[key]
    : undefined

interface Said {
  label: Phrase | undefined
  words: Words | undefined
}

/**
 * What a path such as `components.2.name` is called: as the schema's deepest declaration on the way says, so that two
 * forms may name one key differently; nothing when it has no name. In a part that follows from its record, which is looked up in `value`, nothing else has a name.
 */
export function saidIn(schema: Schema, path: string, value?: unknown): Said {
  let at: Schema | undefined = schema
  let given = value
  let label: Phrase | undefined
  let words: Words | undefined
  let part: ReturnType<typeof choiceOf>
  let isInPart = false
  for (const key of path.split('.')) {
    if (part) [isInPart, label] = [true, undefined]
    // What an object does not have is not called as the object is.
    if (at && lacks(at, key)) label = undefined
    at = at && under(at, key)
    const own: Partial<Said> = (at && (labels.get(at) ?? labels.get(inside(at)))) ?? {}
    label = own.label ?? label
    words = own.words
    part = at && choiceOf(at)
    at = part?.of?.(given) ?? at
    given = within(given, key)
  }
  const last = path.split('.').findLast((key) => !/^\d+$/.test(key))
  return { label: label ?? (isInPart ? undefined : commonNames.get(last ?? '')), words }
}

/** Its name alone. */
export const labelIn = (schema: Schema, path: string, value?: unknown): Phrase | undefined =>
  saidIn(schema, path, value).label
