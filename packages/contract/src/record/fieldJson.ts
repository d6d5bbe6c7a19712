// One declared field as JSON Schema: what `fieldFaults` and `missing` refuse, in keywords where there are any.
import { recordYears } from '../dates.ts'
import { longestText, mostChoices, tableOf, type Field } from '../fields.ts'
import { defaultPlaces } from '../fieldTypes/number.ts'
import type { When } from '../fieldTypes/when.ts'
import { conditional, toldBy, type JsonSchema } from '../messages/said.ts'

/** A schema that also allows these values. */
const or = (schema: JsonSchema, ...values: readonly unknown[]): JsonSchema => ({ anyOf: [schema, { enum: values }] })

/** A text with at least one character that is seen. */
const filled = String.raw`\S`

function textJson(field: Field, needed: boolean): JsonSchema {
  const plain: JsonSchema = { type: needed ? 'string' : ['string', 'null'], maxLength: longestText(field) }
  const told = field.rule && toldBy(field.rule)
  const ruled = told?.json?.(plain) ?? plain
  const pattern = ruled['pattern'] as string | undefined
  if (!needed) return pattern === undefined ? ruled : { ...ruled, pattern: `^$|${pattern}` }
  if (pattern === undefined) return { ...ruled, pattern: filled }
  return new RegExp(pattern, 'u').test(' ') ? { ...ruled, allOf: [{ pattern: filled }] } : ruled
}

function numberJson({ type, min, max, places = defaultPlaces }: Field): JsonSchema {
  const whole = type === 'integer' || places === 0
  return {
    type: whole ? 'integer' : 'number',
    ...(min === undefined ? {} : { minimum: min }),
    ...(max === undefined ? {} : { maximum: max }),
    ...(whole ? {} : { multipleOf: Number(`1e-${places}`) }),
  }
}

const orNull = (schema: JsonSchema): JsonSchema => ({ ...schema, type: [schema['type'], 'null'] })

function rangeJson(field: Field, needed: boolean): JsonSchema {
  const end = orNull(numberJson({ ...field, type: 'decimal' }))
  const given = (key: string) => ({ required: [key], properties: { [key]: { type: 'number' } } })
  const shape = { properties: { from: end, to: end }, additionalProperties: false }
  return needed
    ? { type: 'object', ...shape, anyOf: [given('from'), given('to')] }
    : { type: ['object', 'null'], ...shape }
}

function tableJson(field: Field, needed: boolean): JsonSchema {
  const { columns, maxRows } = tableOf(field)
  const cell = (column: Field) =>
    column.type === 'integer' || column.type === 'decimal' ? or(numberJson(column), '', null) : fieldJson(column, false)
  return {
    type: needed ? 'array' : ['array', 'null'],
    maxItems: maxRows,
    ...(needed ? { minItems: 1 } : {}),
    items: {
      type: 'object',
      properties: Object.fromEntries(columns.map((column) => [column.key, cell(column)])),
      additionalProperties: false,
    },
  }
}

function shapeOf(field: Field, needed: boolean): JsonSchema {
  const values = field.options?.map(({ value }) => value) ?? []
  switch (field.type) {
    case 'integer':
    case 'decimal':
      return needed ? numberJson(field) : orNull(numberJson(field))
    case 'flag':
      return { type: needed ? 'boolean' : ['boolean', 'null'] }
    case 'choice':
      return needed
        ? { type: 'string', enum: values }
        : { type: ['string', 'null'], enum: [...values, ...(values.includes('') ? [] : ['']), null] }
    case 'choices':
      return {
        type: needed ? 'array' : ['array', 'null'],
        maxItems: mostChoices,
        ...(needed ? { minItems: 1 } : {}),
        items: { type: 'string', ...(values.length > 0 ? { enum: values } : { maxLength: 200 }) },
      }
    case 'range':
      return rangeJson(field, needed)
    case 'table':
      return tableJson(field, needed)
    case 'date': {
      const day = { type: 'string', format: 'date', pattern: recordYears.source }
      return needed ? day : or(day, '', null)
    }
    default:
      return textJson(field, needed)
  }
}

/** What a range says of its ends beyond its keywords, and a table of its rows. */
const furtherOf = ({ key, type, rule }: Field) => {
  if (type === 'range') return ['上限不能小于下限', 'The upper end must not be below the lower end'] as const
  if (!rule) return undefined
  const told = toldBy(rule)
  if (!told) throw new Error(`The rule of the field ${key} is not said for the API document: use matching or telling.`)
  return told.words
}

/** `needed`: publication, or the body of a write, asks for a value. Throws where a rule has not been said. */
export function fieldJson(field: Field, needed: boolean): JsonSchema {
  const words = furtherOf(field)
  const [zh, en] = [0, 1].map((at) => [field.label[at], field.hint?.[at]].filter(Boolean).join(': '))
  return {
    ...shapeOf(field, needed),
    description: `${en} · ${zh}`,
    ...(words ? { 'x-rules': [{ words }] } : {}),
  }
}

/** The values for which the condition holds, as JSON Schema of the whole record. */
function whenJson({ key, is, isNot = [] }: When, isFlag: boolean): JsonSchema {
  const nothing = isFlag ? 'false' : ''
  const typed = (texts: readonly string[]) => [
    ...texts.map((text) => (isFlag ? text === 'true' : text)),
    ...(texts.includes(nothing) ? [null] : []),
  ]
  if (is) {
    const one = { properties: { [key]: { enum: typed(is) } } }
    return is.includes(nothing) ? one : { ...one, required: [key] }
  }
  return {
    properties: { [key]: { not: { enum: typed([...isNot.filter((one) => one !== nothing), nothing]) } } },
    required: [key],
  }
}

/** The JSON schema of a record without the duties of these fields, with them. */
export function withDuties(fields: readonly Field[], schema: JsonSchema): JsonSchema {
  const always = fields.filter(({ required }) => required === true)
  const conditions = fields.flatMap((field) => {
    const { key, required } = field
    if (typeof required !== 'object') return []
    const isFlag = fields.some((one) => one.key === required.key && one.type === 'flag')
    return [conditional(whenJson(required, isFlag), { required: [key], properties: { [key]: shapeOf(field, true) } })]
  })
  const required = [...((schema['required'] as string[] | undefined) ?? []), ...always.map(({ key }) => key)]
  return {
    ...schema,
    properties: {
      ...(schema['properties'] as JsonSchema),
      ...Object.fromEntries(always.map((field) => [field.key, fieldJson(field, true)])),
    },
    ...(required.length > 0 ? { required } : {}),
    ...(conditions.length > 0 ? { allOf: conditions } : {}),
  }
}
