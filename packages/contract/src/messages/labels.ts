// The names of fields for messages that a schema makes: as each part was declared, and what all lists and records have.
import { z } from 'zod'
import { choiceOf } from './chosenPart.ts'
import { labels } from './labelled.ts'
import type { Phrase } from '../phrase.ts'

/** What every list and every stored record has; everything else is called as its schema was declared. */
const everywhere: ReadonlyMap<string, Phrase> = new Map<string, Phrase>(
  Object.entries({
    id: ['记录编号', 'Record'],
    rev: ['修订号', 'Revision'],
    pageNum: ['页码', 'Page'],
    page: ['页码', 'Page'],
    pageSize: ['每页条数', 'Page size'],
    prop: ['排序列', 'Sorted by'],
    order: ['排序方向', 'Direction'],
    keyword: ['关键词', 'Keyword'],
    reason: ['理由', 'Reason'],
    opinion: ['审核意见', 'Opinion'],
  } satisfies Record<string, Phrase>),
)

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

/**
 * What a path such as `components.2.name` is called: as the schema's deepest declaration on the way says, so that two
 * forms may name one key differently; nothing when it has no name. In a part that follows from its record, which is looked up in `value`, nothing else has a name.
 */
export function labelIn(schema: Schema, path: string, value?: unknown): Phrase | undefined {
  let at: Schema | undefined = schema
  let given = value
  let label: Phrase | undefined
  let part: ReturnType<typeof choiceOf>
  let isInPart = false
  for (const key of path.split('.')) {
    if (part) [isInPart, label] = [true, undefined]
    // What an object does not have is not called as the object is.
    if (at && lacks(at, key)) label = undefined
    at = at && under(at, key)
    label = (at && (labels.get(at) ?? labels.get(inside(at)))?.label) ?? label
    part = at && choiceOf(at)
    at = part?.of?.(given) ?? at
    given = within(given, key)
  }
  return label ?? (isInPart ? undefined : everywhere.get(path))
}
