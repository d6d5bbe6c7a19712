// One declaration per field, from which schema (record/fieldSchema), form, detail view, Excel column, filter and message follow.
import { isDay, recordYears } from './dates.ts'
import type { FieldError } from './errors.ts'
import { numberProblem } from './fieldTypes/number.ts'
import { isEmpty } from './fieldTypes/empty.ts'
import { rangeProblem, type Range } from './fieldTypes/range.ts'
import { rangeText } from './fieldTypes/rangeText.ts'
import { notAmong } from './messages/oneOf.ts'
import { defaultMaxRows, tableFaults, type TableRow } from './fieldTypes/table.ts'
import type { Tone } from './fieldTypes/tone.ts'
import { holds, type When } from './fieldTypes/when.ts'
import type { Phrase } from './phrase.ts'
import { privateUseProblem, storedText } from './text/storedText.ts'

export { isEmpty } from './fieldTypes/empty.ts'
export { labelsOf } from './fieldTypes/labels.ts'
export type { Range } from './fieldTypes/range.ts'
export type { TableRow } from './fieldTypes/table.ts'
export type { Tone } from './fieldTypes/tone.ts'
export { holds, type When } from './fieldTypes/when.ts'

export interface Option {
  readonly value: string
  readonly label: Phrase
  /** Given: lists show it as a status. */
  readonly tone?: Tone
}

/** upTo: asked at most the printed upper bound · atLeast: at least the printed lower one · attested: at most what the certificate attests, an order or a lower bound · range: within · equal: the same option or text, or one it covers · set: every entry asked is among those printed · no: checked only where a certificate prints it. */
export type CoverageMark = 'upTo' | 'atLeast' | 'attested' | 'range' | 'equal' | 'set' | 'no'

export interface Field {
  readonly key: string
  readonly label: Phrase
  /** text: one line · paragraph: several · integer, decimal: a number · date: YYYY-MM-DD · choice: one of `options` · choices: several, also free ones when `options` is empty · flag: yes or no · instant: a moment, only shown · range: from, to or both · table: rows of `columns`. */
  readonly type:
    | 'text'
    | 'paragraph'
    | 'integer'
    | 'decimal'
    | 'date'
    | 'choice'
    | 'choices'
    | 'flag'
    | 'instant'
    | 'range'
    | 'table'
  readonly unit?: Phrase
  readonly hint?: Phrase
  readonly example?: string
  readonly group?: string
  /** Inclusive, in the field's unit. */
  readonly min?: number
  readonly max?: number
  /** Decimal places that a decimal or the ends of a range may have; 3 when nothing is said. */
  readonly places?: number
  /** Of a table, in order: texts and numbers. */
  readonly columns?: readonly Field[]
  /** Of a table; 200 when nothing is said. */
  readonly maxRows?: number
  readonly maxLength?: number
  readonly options?: readonly Option[]
  /** How a text reads to people, where it is a code. */
  readonly show?: (value: string) => Phrase
  /** A rule beyond type and bounds: the phrase says what would be right. */
  readonly rule?: (value: string) => Phrase | undefined
  /** Of choices that people type: how one text that holds several is parted. */
  readonly parts?: (text: string) => string[]
  /** Needed before publication: always, or while another value of the same group of fields says so. */
  readonly required?: boolean | When
  /** Of an earlier form: kept and shown where a record has it, asked for no more. */
  readonly former?: true
  /** The sub-forms that have this field; all when nothing is said. */
  readonly forms?: readonly string[]
  readonly public?: boolean
  /** A column of lists; 'hidden' until the reader adds it. */
  readonly listed?: true | 'hidden'
  /** Lists are sorted and filtered by it. */
  readonly sortable?: true
  /** The keyword of a list looks there. */
  readonly searched?: true
  /** A column with certificate numbers of parts, shown with their standing. Its key is `certificateNo`, by which the database finds the records that name a number. */
  readonly cites?: true
  /** May appear in a coverage table, and how the wanted value is compared with the bound. */
  readonly coverage?: CoverageMark
  /** Options that a printed option also covers: outdoor covers indoor. */
  readonly covers?: Readonly<Record<string, readonly string[]>>
  /** What a certificate counts as printing where it says nothing of it: that it is otherwise would be printed. */
  readonly normally?: string
  /** Another text than the printed one may say the same, or be covered by it: it is read by people, never a no. */
  readonly otherTextMayDo?: true
  /** Options from the least to the most, for `atLeast`, `attested` and `upTo`. */
  readonly order?: readonly string[]
}

export type Value = string | number | boolean | readonly string[] | Range | readonly TableRow[]
export type Values = Readonly<Record<string, Value | null | undefined>>

/** Entries that a field of choices takes. */
export const mostChoices = 50

/** A value that is a text; nothing of any other. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

export const unitText = (field: Field): Phrase => field.unit ?? ['', '']

/** Characters that a text takes. */
export const longestText = ({ type, maxLength }: Field): number => maxLength ?? (type === 'paragraph' ? 2000 : 200)

function checkText(field: Field, value: string): Phrase | undefined {
  const unknown = privateUseProblem(value)
  if (unknown) return unknown
  const longest = longestText(field)
  if (value.length > longest) return [`最多 ${longest} 个字符`, `must be at most ${longest} characters`]
  if (field.type === 'date' && !isDay(value)) return ['应为日期，例如 2026-03-02', 'must be a date such as 2026-03-02']
  if (field.type === 'date' && !recordYears.test(value))
    return ['应在 1950 年到 2100 年之间', 'must lie between 1950 and 2100']
  if (field.type === 'choice' && !field.options?.some((option) => option.value === value))
    return notAmong(field.options ?? [], value)
  return field.rule?.(value)
}

/** What is wrong with one value as it would be stored, without the field's name; nothing when it is right or empty. */
function wrong(field: Field, value: unknown): Phrase | undefined {
  if (isEmpty(value)) return undefined
  switch (field.type) {
    case 'integer':
    case 'decimal':
      return numberProblem(field, value)
    case 'range':
      return rangeProblem(field, value)
    case 'flag':
      return typeof value === 'boolean' ? undefined : ['应为是或否', 'must be yes or no']
    case 'choices': {
      if (!Array.isArray(value)) return ['应为列表', 'must be a list']
      if (value.length > mostChoices) return [`最多 ${mostChoices} 项`, `must have at most ${mostChoices} entries`]
      const stranger = value.some(
        (entry) =>
          typeof entry !== 'string' ||
          entry.length > longestText(field) ||
          (field.options?.length && !field.options.some((option) => option.value === entry)),
      )
      if (stranger) return ['含有未知的选项', 'contains an unknown option']
      return (
        privateUseProblem(value.join('')) ??
        (value as string[]).map((entry) => field.rule?.(storedText(entry))).find((fault) => fault !== undefined)
      )
    }
    default:
      return typeof value === 'string' ? checkText(field, storedText(value.trim())) : ['应为文本', 'must be text']
  }
}

/** The bounds of a table, all of them said. */
export const tableOf = ({ label, columns = [], maxRows = defaultMaxRows }: Field) => ({ label, columns, maxRows })

/** Everything wrong with one value, by path: of a table each cell at `safetyDevices.3.quantity`, else the field itself. */
export function fieldFaults(field: Field, value: unknown, path = field.key): FieldError[] {
  if (field.type !== 'table') {
    const phrase = checkField(field, value)
    return phrase ? [{ field: path, phrase }] : []
  }
  if (value === undefined || value === null) return []
  return tableFaults(tableOf(field), value, checkField).map((fault) => ({
    field: fault.field === '' ? path : `${path}.${fault.field}`,
    phrase: fault.phrase,
  }))
}

/** The message for one value, led by the field's name; of a table the first one. */
export function checkField(field: Field, value: unknown): Phrase | undefined {
  if (field.type === 'table') return fieldFaults(field, value)[0]?.phrase
  const found = wrong(field, value)
  return found && [`${field.label[0]}${found[0]}`, `${field.label[1]}${found[1].startsWith(':') ? '' : ' '}${found[1]}`]
}

export const isRequired = ({ required }: Field, values: Values): boolean =>
  typeof required === 'object' ? holds(required, values) : required === true

/** The message at a required field without a value. */
export const neededPhrase = (label: Phrase): Phrase => [`${label[0]}必须填写`, `${label[1]} is required`]

/** The fields that publication still needs, with their path under `prefix`. */
export function missing(fields: readonly Field[], values: Values, prefix = ''): FieldError[] {
  return fields
    .filter((field) => isRequired(field, values) && isEmpty(values[field.key]))
    .map(({ key, label }) => ({ field: prefix + key, phrase: neededPhrase(label) }))
}

/** The TypeScript type of a field's value. */
export type ValueOf<F extends Field> = F['type'] extends 'integer' | 'decimal'
  ? number
  : F['type'] extends 'flag'
    ? boolean
    : F['type'] extends 'choices'
      ? string[]
      : F['type'] extends 'range'
        ? Range
        : F['type'] extends 'table'
          ? readonly TableRow[]
          : string

/** A value as people read it, without its unit. Flags and options in words, lists joined, the rows of tables counted; a dash for nothing. */
export function valueText(field: Field, value: unknown): Phrase {
  if (isEmpty(value)) return ['—', '—']
  const word = (one: string): Phrase => field.options?.find((option) => option.value === one)?.label ?? [one, one]
  if (typeof value === 'boolean') return value ? ['是', 'Yes'] : ['否', 'No']
  if (field.type === 'table' && Array.isArray(value))
    return [`${value.length} 行`, value.length === 1 ? '1 row' : `${value.length} rows`]
  if (field.type === 'range' && typeof value === 'object' && value !== null) return [rangeText(value), rangeText(value)]
  if (Array.isArray(value)) {
    const words = value.map((one) => word(String(one)))
    return [words.map((one) => one[0]).join('、'), words.map((one) => one[1]).join(', ')]
  }
  return word(String(value))
}

/** As `valueText`, with codes spelled out; for reading, not for sending back. */
export const readingText = (field: Field, value: unknown): Phrase =>
  typeof value === 'string' && value !== '' && field.show ? field.show(value) : valueText(field, value)
