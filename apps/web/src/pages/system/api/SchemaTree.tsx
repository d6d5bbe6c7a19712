// A JSON schema in readable form: names, types and bounds in lines; levels below the first ones are folded.
import { useTranslate } from '../../../api/language.ts'
import styles from './api.module.css'
import { words } from './words.ts'

export interface JsonSchema {
  type?: string | readonly string[]
  title?: string
  description?: string
  format?: string
  pattern?: string
  const?: unknown
  enum?: readonly unknown[]
  default?: unknown
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  items?: JsonSchema
  prefixItems?: readonly JsonSchema[]
  properties?: Readonly<Record<string, JsonSchema>>
  required?: readonly string[]
  additionalProperties?: boolean | JsonSchema
  anyOf?: readonly JsonSchema[]
  oneOf?: readonly JsonSchema[]
}

/** Bounds of the size of the safe integers only say that the value is a number, so they are not shown. */
const isBound = (bound: number | undefined): bound is number =>
  bound !== undefined && Math.abs(bound) < Number.MAX_SAFE_INTEGER

function spanOf(least: number | undefined, most: number | undefined): string {
  if (isBound(least) && isBound(most)) return ` ${least}–${most}`
  if (isBound(least)) return ` ≥ ${least}`
  return isBound(most) ? ` ≤ ${most}` : ''
}

const nullable = ({ anyOf }: JsonSchema): JsonSchema | undefined => {
  const others = anyOf?.filter(({ type }) => type !== 'null')
  return anyOf && others?.length === 1 && anyOf.length === 2 ? others[0] : undefined
}

/** The type in one line: string ≤ 64, integer 1–9999, "a" | "b". */
export function typeText(schema: JsonSchema): string {
  const inner = nullable(schema)
  if (inner) return `${typeText(inner)} | null`
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map((one) => JSON.stringify(one)).join(' | ')
  if (schema.anyOf ?? schema.oneOf)
    return [...new Set((schema.anyOf ?? schema.oneOf ?? []).map(typeText))].slice(0, 4).join(' | ')
  if (schema.type === 'array') return `array${spanOf(schema.minItems, schema.maxItems)}`
  const name = Array.isArray(schema.type) ? schema.type.join(' | ') : String(schema.type ?? 'any')
  const span = spanOf(schema.minimum ?? schema.minLength, schema.maximum ?? schema.maxLength)
  return `${name}${schema.format ? ` (${schema.format})` : ''}${span}`
}

interface Part {
  name: string
  schema: JsonSchema
  required: boolean
}

/** The nested schemas, under their names. */
function partsOf(schema: JsonSchema, t: ReturnType<typeof useTranslate>): Part[] {
  const inner = nullable(schema)
  if (inner) return partsOf(inner, t)
  const alternatives = schema.anyOf ?? schema.oneOf
  if (alternatives)
    return alternatives
      .filter((one) => partsOf(one, t).length > 0)
      .map((one, at) => ({ name: one.title ?? `${t(words.oneOf)} ${at + 1}`, schema: one, required: false }))
  if (schema.items) {
    const below = partsOf(schema.items, t)
    return below.length > 0 || schema.items.enum ? [{ name: t(words.each), schema: schema.items, required: false }] : []
  }
  const more =
    typeof schema.additionalProperties === 'object'
      ? [{ name: t(words.anyName), schema: schema.additionalProperties, required: false }]
      : []
  const needed = new Set(schema.required)
  return [
    ...Object.entries(schema.properties ?? {}).map(([name, one]) => ({
      name,
      schema: one,
      required: needed.has(name),
    })),
    ...more,
  ]
}

/** How many levels are unfolded at first. */
const openLevels = 1

interface SchemaTreeProps {
  schema: JsonSchema
  /** For input: marks the required parts. An output always has all its parts. */
  marks?: boolean
}

export function SchemaTree({ schema, marks = false }: SchemaTreeProps) {
  const t = useTranslate()
  const parts = partsOf(schema, t)
  if (parts.length === 0) return <code className={`quiet ${styles['type']}`}>{typeText(schema)}</code>
  return <Lines parts={parts} level={0} marks={marks} />
}

interface Place {
  level: number
  marks: boolean
}

function Lines({ parts, level, marks }: Place & { parts: readonly Part[] }) {
  return (
    <ul className={styles['schema']}>
      {parts.map((part) => (
        <li key={part.name}>
          <Line part={part} level={level} marks={marks} />
        </li>
      ))}
    </ul>
  )
}

function Line({ part: { name, schema, required }, level, marks }: Place & { part: Part }) {
  const t = useTranslate()
  const below = partsOf(schema, t)
  const head = (
    <>
      <code>{name}</code> {marks && required && <span className={styles['required']}>{t(words.required)}</span>}{' '}
      <span className={`quiet ${styles['type']}`}>{typeText(schema)}</span>
      {schema.title && schema.title !== name && <small> {schema.title}</small>}
    </>
  )
  if (below.length === 0) return <div className={styles['leaf']}>{head}</div>
  return (
    <details open={level < openLevels && below.length < 30}>
      <summary>{head}</summary>
      <Lines parts={below} level={level + 1} marks={marks} />
    </details>
  )
}
