// One declaration per field, from which schema, form, detail view, Excel column, filter and message follow.
import { z } from 'zod'
import { isDay } from './dates.ts'
import type { FieldError } from './errors.ts'
import { labelled, reasoned } from './messages/labelled.ts'
import type { Phrase } from './phrase.ts'
import { typedNumber } from './input/typedNumber.ts'

/** How a status is coloured. */
export type Tone = 'good' | 'warn' | 'bad' | 'quiet' | 'draft'

export interface Option {
  readonly value: string
  readonly label: Phrase
  /** Given: lists show it as a status. */
  readonly tone?: Tone
}

/** upTo: asked at most the printed upper bound · atLeast: at least the printed lower one · range: within · equal: the same option or text, or one it covers · set: every entry asked is among those printed · no: judged only where a certificate prints it. */
export type CoverageMark = 'upTo' | 'atLeast' | 'range' | 'equal' | 'set' | 'no'

export interface Field {
  readonly key: string
  readonly label: Phrase
  /** text: one line · paragraph: several · integer, decimal: a number · date: YYYY-MM-DD · choice: one of `options` · choices: several, also free ones when `options` is empty · flag: yes or no · instant: a moment, only shown. */
  readonly type: 'text' | 'paragraph' | 'integer' | 'decimal' | 'date' | 'choice' | 'choices' | 'flag' | 'instant'
  readonly unit?: Phrase
  readonly hint?: Phrase
  readonly example?: string
  readonly group?: string
  /** Inclusive, in the field's unit. */
  readonly min?: number
  readonly max?: number
  /** Decimal places a decimal may have; 3 when nothing is said. */
  readonly places?: number
  readonly maxLength?: number
  readonly options?: readonly Option[]
  /** How a text reads to people, where it is a code. */
  readonly show?: (value: string) => Phrase
  /** A rule beyond type and bounds: the phrase says what would be right. */
  readonly rule?: (value: string) => Phrase | undefined
  /** Needed before publication; a function looks at the other values of the same group of fields. */
  readonly required?: boolean | ((values: Values) => boolean)
  /** What a category determines by itself: forms do not ask for it. */
  readonly fixed?: (categoryCode: string) => string | undefined
  /** The sub-forms that have this field; all when nothing is said. */
  readonly forms?: readonly string[]
  readonly public?: boolean
  /** A column of lists; 'hidden' until somebody asks for it. */
  readonly listed?: true | 'hidden'
  /** Lists are sorted and filtered by it. */
  readonly sortable?: true
  /** The keyword of a list looks there. */
  readonly searched?: true
  /** May stand in a coverage table, and how what is asked for is compared with what stands there. */
  readonly coverage?: CoverageMark
  /** Options that a printed option covers beside itself: what is outdoor covers indoor. */
  readonly covers?: Readonly<Record<string, readonly string[]>>
  /** Another text than the printed one may say the same, or be covered by it: it is read by people, never a no. */
  readonly otherTextMayDo?: true
  /** Options from the least to the most, for `atLeast` and `upTo`. */
  readonly order?: readonly string[]
}

export type Value = string | number | boolean | readonly string[]
export type Values = Readonly<Record<string, Value | null | undefined>>

export const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

export const unitText = (field: Field): Phrase => field.unit ?? ['', '']

const decimals = (value: number): number => (String(value).split('.')[1] ?? '').length

function checkNumber(field: Field, value: unknown): Phrase | undefined {
  // A text is never a number here; one that a person typed is told why it could not be read.
  const read = typeof value === 'string' ? typedNumber(field, value) : undefined
  if (read && 'problem' in read) return read.problem
  if (typeof value !== 'number' || !Number.isFinite(value)) return ['应为数字', 'must be a number']
  const [zh, en] = unitText(field).map((unit) => unit && ` ${unit}`)
  const { min, max, places = 3 } = field
  if (field.type === 'integer' && !Number.isInteger(value)) return ['应为整数', 'must be a whole number']
  if (min !== undefined && max !== undefined && (value < min || value > max))
    return [`应在 ${min} 到 ${max}${zh} 之间`, `must be between ${min} and ${max}${en}`]
  if (min !== undefined && value < min) return [`不能小于 ${min}${zh}`, `must be at least ${min}${en}`]
  if (max !== undefined && value > max) return [`不能大于 ${max}${zh}`, `must be at most ${max}${en}`]
  if (decimals(value) > places) return [`最多 ${places} 位小数`, `may have at most ${places} decimal places`]
  return undefined
}

function checkText(field: Field, value: string): Phrase | undefined {
  const longest = field.maxLength ?? (field.type === 'paragraph' ? 2000 : 200)
  if (value.length > longest) return [`最多 ${longest} 个字符`, `must be at most ${longest} characters`]
  if (field.type === 'date' && !isDay(value)) return ['应为日期，例如 2026-03-02', 'must be a date such as 2026-03-02']
  if (field.type === 'date' && (value < '1950-01-01' || value > '2100-12-31'))
    return ['应在 1950 年到 2100 年之间', 'must lie between 1950 and 2100']
  if (field.type === 'choice' && !field.options?.some((option) => option.value === value))
    return [
      `应为以下之一：${field.options?.map((option) => option.label[0]).join('、')}`,
      `must be one of: ${field.options?.map((option) => option.label[1]).join(', ')}`,
    ]
  return field.rule?.(value)
}

/** What is wrong with one value, without the field's name; nothing when it is right or empty. */
function wrong(field: Field, value: unknown): Phrase | undefined {
  if (isEmpty(value)) return undefined
  switch (field.type) {
    case 'integer':
    case 'decimal':
      return checkNumber(field, value)
    case 'flag':
      return typeof value === 'boolean' ? undefined : ['应为是或否', 'must be yes or no']
    case 'choices': {
      if (!Array.isArray(value) || value.length > 50) return ['应为列表', 'must be a list']
      const stranger = value.some(
        (entry) =>
          typeof entry !== 'string' ||
          entry.length > 200 ||
          (field.options?.length && !field.options.some((option) => option.value === entry)),
      )
      return !stranger ? undefined : ['含有未知的选项', 'contains an unknown option']
    }
    default:
      return typeof value === 'string' ? checkText(field, value) : ['应为文本', 'must be text']
  }
}

/** The message for one value, led by the field's name. */
export function checkField(field: Field, value: unknown): Phrase | undefined {
  const found = wrong(field, value)
  return found && [`${field.label[0]}${found[0]}`, `${field.label[1]}${found[1].startsWith(':') ? '' : ' '}${found[1]}`]
}

export const isRequired = (field: Field, values: Values): boolean =>
  typeof field.required === 'function' ? field.required(values) : field.required === true

/** The fields that publication still needs, with their path under `prefix`. */
export function missing(fields: readonly Field[], values: Values, prefix = ''): FieldError[] {
  return fields
    .filter((field) => isRequired(field, values) && isEmpty(values[field.key]))
    .map((field) => ({
      field: prefix + field.key,
      phrase: [`${field.label[0]}必须填写`, `${field.label[1]} is required`],
    }))
}

const shape = (field: Field): z.ZodType<Value | null> => {
  switch (field.type) {
    case 'integer':
    case 'decimal':
      return z.number().nullable()
    case 'flag':
      return z.boolean().nullable()
    case 'choices':
      return z.array(z.string()).nullable()
    default:
      return z.string().trim().nullable()
  }
}

/** The schema of one field as it travels: optional, and judged by the field's own rules. */
export const fieldSchema = (field: Field): z.ZodOptional<z.ZodType<Value | null>> =>
  shape(field)
    .check((check) => {
      const phrase = checkField(field, check.value)
      if (phrase) check.issues.push(reasoned([], check.value, phrase))
    })
    .optional()

/** Strict schema of an object with these fields, all optional: drafts are kept half finished, `missing` guards publication. */
export function fieldsSchema<const F extends readonly Field[]>(fields: F) {
  const entries = fields.map((field) => [field.key, labelled(fieldSchema(field), field.label)])
  return z.strictObject(
    Object.fromEntries(entries) as { [K in F[number] as K['key']]: z.ZodOptional<z.ZodType<ValueOf<K> | null>> },
  )
}

/** The TypeScript type of a field's value. */
export type ValueOf<F extends Field> = F['type'] extends 'integer' | 'decimal'
  ? number
  : F['type'] extends 'flag'
    ? boolean
    : F['type'] extends 'choices'
      ? string[]
      : string

/** A value as people read it, without its unit. Flags and options in words, lists joined; a dash for nothing. */
export function valueText(field: Field, value: unknown): Phrase {
  if (isEmpty(value)) return ['—', '—']
  const word = (one: string): Phrase => field.options?.find((option) => option.value === one)?.label ?? [one, one]
  if (typeof value === 'boolean') return value ? ['是', 'Yes'] : ['否', 'No']
  if (Array.isArray(value)) {
    const words = value.map((one) => word(String(one)))
    return [words.map((one) => one[0]).join('、'), words.map((one) => one[1]).join(', ')]
  }
  return word(String(value))
}

/** As `valueText`, with codes spelled out; for reading, not for sending back. */
export const readingText = (field: Field, value: unknown): Phrase =>
  typeof value === 'string' && value !== '' && field.show ? field.show(value) : valueText(field, value)

/** The label of each of these fields, by its key. */
export const labelsOf = <const F extends readonly Field[]>(fields: F) =>
  Object.fromEntries(fields.map(({ key, label }) => [key, label])) as { readonly [K in F[number]['key']]: Phrase }
