// Converts the rows of a filter to the text that is sent and back, without a loss.
import { filterWords, wordSeparator, type Operator } from '@register/contract/page'
import { isMultiple, isRange, type FilterField } from './field.ts'

export type FilterValue = string | readonly string[] | null

export interface FilterRow {
  /** Tells the rows apart; a field may have several. */
  id: number
  field: string | undefined
  operator: Operator
  value: FilterValue
}

/** By field: `value|operator`, or the bare value. Several rows of one field are joined. */
export type FilterObject = Readonly<Record<string, string>>

export const operatorOf = ({ operator, operators }: FilterField): Operator => operator ?? operators?.[0] ?? 'include'

const textOf = (value: FilterValue): string => (typeof value === 'string' ? value.trim() : (value ?? []).join(','))

/** A row with a field and a value. */
export const isWhole = ({ field, value }: FilterRow): boolean => field !== undefined && textOf(value) !== ''

const reading = (field: FilterField) => ({ type: 'text', operator: operatorOf(field) }) as const

/**
 * `operators` false: bare values, as the server compares them by itself; so are those of a field with one operator, which
 * must be the server's own. Two kinds of value carry their operator even then, because they would be misread: several
 * rows of one field, and a text that ends like an operator.
 */
export function wordsOf(rows: readonly FilterRow[], fields: readonly FilterField[], operators: boolean): FilterObject {
  const words: Record<string, string> = {}
  for (const field of fields) {
    const own = rows.filter((row) => row.field === field.value && isWhole(row))
    const written = own.map(({ value, operator }) => {
      const text = textOf(value)
      const alone = filterWords(text, reading(field))
      const plain =
        (!operators || field.operators?.length === 1) &&
        own.length === 1 &&
        alone.length === 1 &&
        alone[0]?.value === text
      return plain ? text : `${text}|${operator}`
    })
    if (written.length > 0) words[field.value] = written.join(wordSeparator)
  }
  return words
}

/** Leaves out fields that no longer exist. */
export function rowsOf(words: FilterObject, fields: readonly FilterField[]): Omit<FilterRow, 'id'>[] {
  return fields.flatMap((field) => {
    const raw = words[field.value]
    if (!raw) return []
    return filterWords(raw, reading(field)).map(({ value, operator }) => ({
      field: field.value,
      operator,
      value: asOf(field, operator, value.split(',').filter(Boolean), value),
    }))
  })
}

/** The value of a row in the shape that its operator asks for: a list, or one text. */
const asOf = (field: FilterField, operator: Operator, list: readonly string[], text: string | null): FilterValue =>
  isMultiple(field, operator) ? list : text

/** The row with another operator. A range and one day become each other, so that nothing has to be chosen again. */
export function withOperator(row: FilterRow, field: FilterField | undefined, operator: Operator): FilterRow {
  if (!field || isRange(field, operator) === isRange(field, row.operator)) return { ...row, operator }
  const days = typeof row.value === 'string' ? [row.value, row.value].filter(Boolean) : (row.value ?? [])
  return { ...row, operator, value: asOf(field, operator, days, days[0] ?? null) }
}

/** How many conditions this text contains. */
export const countOf = (words: FilterObject, fields: readonly FilterField[]): number => rowsOf(words, fields).length

const upper: readonly Operator[] = ['<', '<=']
const lower: readonly Operator[] = ['>', '>=']

/** The operator of a new row: next to one end of a range the other end, where the field is compared by order. */
function nextOperator(field: FilterField, others: readonly Pick<FilterRow, 'field' | 'operator'>[]): Operator {
  const used = others.filter((row) => row.field === field.value).map(({ operator }) => operator)
  const other = used.some((one) => upper.includes(one)) ? '>=' : used.some((one) => lower.includes(one)) ? '<=' : null
  const isOffered = other !== null && !used.includes(other) && (field.operators?.includes(other) ?? true)
  return isOffered ? other : operatorOf(field)
}

/** The first value of a chosen field: empty, and on for a switch. `others`: the rows that are there already. */
export function freshRow(
  field: FilterField,
  others: readonly Pick<FilterRow, 'field' | 'operator'>[] = [],
): Omit<FilterRow, 'id'> {
  const operator = nextOperator(field, others)
  return { field: field.value, operator, value: field.type === 'switch' ? '1' : asOf(field, operator, [], null) }
}

/** The fields that one more row may have. */
export const leftFor = (rows: readonly Pick<FilterRow, 'field'>[], fields: readonly FilterField[]): FilterField[] =>
  fields.filter(({ value, most = 1 }) => rows.filter(({ field }) => field === value).length < most)
