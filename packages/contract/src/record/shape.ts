// From the declared fields of a record: the body of a write, the row that is answered, and the columns of its list.
import { z } from 'zod'
import {
  missing,
  type Field,
  type Option,
  type Range,
  type TableRow,
  type Tone,
  type ValueOf,
  type Values,
} from '../fields.ts'
import { optionWords } from '../fieldTypes/labels.ts'
import { tableRows, wholeRange } from '../fieldTypes/anyValue.ts'
import { withDuties } from './fieldJson.ts'
import { fieldSchema } from './fieldSchema.ts'
import { checkAlways } from '../messages/checkAlways.ts'
import { labelled, reasoned } from '../messages/labelled.ts'
import { telling } from '../messages/said.ts'
import type { ListColumn } from '../page.ts'
import type { Phrase } from '../phrase.ts'

export type Fields = readonly Field[]
type KeyOf<F extends Fields> = F[number]['key']
type Literal<E extends Field> = E extends { options: readonly { value: infer V extends string }[] } ? V : string
type Needed<E extends Field> = E extends { required: true } ? never : null
type Chosen<E extends Field> = E extends { required: true } ? Literal<E> : Literal<E> | ''

/** How a field's value is kept and answered: an empty text is '', an empty list [], an unticked flag false, a table without rows [], no number, date or range null. */
export type StoredOf<E extends Field> = E['type'] extends 'integer' | 'decimal'
  ? number | Needed<E>
  : E['type'] extends 'date'
    ? string | Needed<E>
    : E['type'] extends 'flag'
      ? boolean
      : E['type'] extends 'choices'
        ? string[]
        : E['type'] extends 'choice'
          ? Chosen<E>
          : E['type'] extends 'range'
            ? Range | Needed<E>
            : E['type'] extends 'table'
              ? TableRow[]
              : string
/** The values of a record's fields, as kept. */
export type StoredValues<F extends Fields> = { [E in F[number] as E['key']]: StoredOf<E> }

type Parts = Readonly<Record<string, z.ZodType>>
type Given<E extends Field> = ValueOf<E> | null
type Written<E extends Field> = z.ZodPipe<z.ZodOptional<z.ZodType<Given<E>, Given<E>>>, z.ZodType<StoredOf<E>>>
type WrittenShape<F extends Fields> = { [E in F[number] as E['key']]: Written<E> }
type ShownShape<F extends Fields> = { [E in F[number] as E['key']]: z.ZodType<StoredOf<E>> }

/** The stored value when none was given; dates, numbers and ranges have no such value. */
const emptyOf = ({ type }: Field): unknown => {
  if (type === 'flag') return false
  if (type === 'choices' || type === 'table') return []
  return type === 'integer' || type === 'decimal' || type === 'date' || type === 'range' ? null : ''
}

const written = (field: Field) =>
  labelled(
    fieldSchema(field).transform((value) => (value === null || value === undefined ? emptyOf(field) : value)),
    field.label,
  )

/** Reports missing values together with other problems, not after them; a wrong value is not also reported as missing. */
function duties(fields: Fields) {
  const check = checkAlways((given) => {
    const wrong = new Set(given.issues.map((issue) => String(issue.path?.[0])))
    const gaps = missing(fields, given.value as Values).filter(({ field }) => !wrong.has(field))
    for (const { field, phrase } of gaps) given.issues.push(reasoned(field, given.value, phrase))
  })
  return telling(check, { json: (schema) => withDuties(fields, schema) })
}

type Body<F extends Fields, P> = z.ZodObject<WrittenShape<F> & P, z.core.$strict>

/**
 * The body of a write: every field checked by its rules and duties, and parsed to the form it is kept in. What a record
 * has in addition to its fields (a text, files) is given as `parts`: spread into another object later, it would lose the checks.
 */
export function bodyOf<const F extends Fields>(fields: F): Body<F, unknown>
export function bodyOf<const F extends Fields, const P extends Parts>(fields: F, parts: P): Body<F, P>
export function bodyOf(fields: Fields, parts: Parts = {}) {
  const shape = Object.fromEntries(fields.map((field) => [field.key, written(field)]))
  return z.strictObject({ ...shape, ...parts }).check(duties(fields))
}

/** What every stored record carries. */
export const identity = { id: z.int(), rev: z.int() }

/** The body of a change: as `bodyOf`, with the record's id and the revision it was read at. */
export function changeOf<const F extends Fields>(fields: F): Body<F, typeof identity>
export function changeOf<const F extends Fields, const P extends Parts>(
  fields: F,
  parts: P,
): Body<F, P & typeof identity>
export function changeOf(fields: Fields, parts: Parts = {}) {
  return bodyOf(fields, { ...parts, ...identity })
}

function shown(field: Field): z.ZodType {
  const { type, required } = field
  if (type === 'flag') return z.boolean()
  if (type === 'choices') return z.array(z.string())
  if (type === 'table') return tableRows
  if (type === 'choice' && field.options) {
    const values = field.options.map(({ value }) => value)
    return z.enum(required === true ? values : [...values, ''])
  }
  const one =
    type === 'integer' ? z.int() : type === 'decimal' ? z.number() : type === 'range' ? wholeRange : z.string()
  return emptyOf(field) === null && required !== true ? one.nullable() : one
}

/** The row that is answered: id, revision, and every shown field. */
export function rowOf<const S extends Fields>(fields: S) {
  const shape = Object.fromEntries(fields.map((field) => [field.key, shown(field)])) as unknown as ShownShape<S>
  return z.object({ ...identity, ...shape })
}

type KindOf<E extends Field> = E['type'] extends 'text' | 'paragraph'
  ? 'text'
  : E['type'] extends 'integer' | 'decimal'
    ? 'number'
    : E['type'] extends 'date' | 'instant'
      ? 'date'
      : 'choice'
/** The columns that a list of these fields is sorted and filtered by. */
export type ColumnsOf<S extends Fields> = {
  [E in S[number] as E extends { sortable: true } ? E['key'] : never]: {
    type: KindOf<E>
    sortable: true
    label: Phrase
    options?: readonly string[]
  }
}

const kindOf = ({ type }: Field): ListColumn['type'] => {
  if (type === 'text' || type === 'paragraph') return 'text'
  if (type === 'integer' || type === 'decimal') return 'number'
  return type === 'date' || type === 'instant' ? 'date' : 'choice'
}

/** What requests of lists, and the addresses of pages that show them, have besides their filters. */
const reserved = ['page', 'size', 'by', 'form', 'keyword', 'pageNum', 'pageSize', 'prop', 'order']

/** The columns of the list: every shown field that is sortable. Throws for a key that would read as something else. */
export function columnsOf<const S extends Fields>(fields: S): ColumnsOf<S> {
  const sortable = fields.filter((field) => field.sortable)
  const clash = sortable.find(({ key }) => reserved.includes(key))
  if (clash) throw new Error(`A sortable field cannot be called ${clash.key}: lists use the name themselves.`)
  const unordered = sortable.find(({ type }) => type === 'range' || type === 'table')
  if (unordered) throw new Error(`Lists cannot be sorted or filtered by ${unordered.key}: it is a ${unordered.type}.`)
  return Object.fromEntries(
    sortable.map((field) => [
      field.key,
      {
        type: kindOf(field),
        sortable: true,
        label: field.label,
        ...(field.type === 'choice' &&
          field.options && { options: field.options.map(({ value }) => value), words: optionWords(field) }),
      },
    ]),
  ) as ColumnsOf<S>
}

/** The declarations of these keys, in the order given. */
export const fieldsOf = <const F extends Fields>(fields: F, keys: readonly KeyOf<F>[]): Field[] =>
  keys.flatMap((key) => fields.filter((field) => field.key === key))

type Words = Readonly<Record<string, Phrase | { label: Phrase; tone: Tone }>>

/** The options of a choice from its words, each with its label or with label and tone. */
export const optionsOf = <const W extends Words>(words: W) =>
  Object.entries(words).map(([value, said]) => ({
    value,
    ...('label' in said ? said : { label: said }),
  })) as unknown as readonly (Option & { value: keyof W & string })[]

/** What fields are that lists show, sort and filter by; what a record is called by; and what it is one of. */
export const inList = { listed: true, sortable: true } as const
export const named = { type: 'text', required: true, searched: true, ...inList } as const
/** The same in English, which may be left out: Chinese then stands in (docs/decisions/0120-english-is-optional-in-administration.md). */
export const namedInEnglish = {
  type: 'text',
  searched: true,
  hint: ['可不填：英文界面显示中文', 'May be left out: Chinese then stands in'],
  ...inList,
} as const
export const chosen = { type: 'choice', required: true, ...inList } as const

/** What is stamped by the server, for the arrays of shown fields. */
export const stamps = {
  createdBy: { key: 'createdBy', label: ['创建人', 'Created by'], type: 'text', listed: true },
  updatedBy: { key: 'updatedBy', label: ['更新人', 'Updated by'], type: 'text', listed: 'hidden' },
  updatedAt: { key: 'updatedAt', label: ['更新时间', 'Updated on'], type: 'instant', listed: true, sortable: true },
} as const satisfies Record<string, Field>

/** The values of a record's fields while they are being written. */
export type Draft<F extends Fields> = { [E in F[number] as E['key']]?: Given<E> | undefined }
