// Converts the rows of a filter to the text that is sent and back, without a loss.
import { filterWords, wordSeparator, type Operator } from '@register/contract/page'
import { isMultiple, type FilterField } from './field.ts'

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
 * `operators` false: bare values, as the server compares them by itself. Two kinds of value carry their operator even
 * then, because they would be misread: several rows of one field, and a text that ends like an operator.
 */
export function wordsOf(rows: readonly FilterRow[], fields: readonly FilterField[], operators: boolean): FilterObject {
  const words: Record<string, string> = {}
  for (const field of fields) {
    const own = rows.filter((row) => row.field === field.value && isWhole(row))
    const written = own.map(({ value, operator }) => {
      const text = textOf(value)
      const alone = filterWords(text, reading(field))
      const plain = !operators && own.length === 1 && alone.length === 1 && alone[0]?.value === text
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
      value: isMultiple(field) ? value.split(',').filter(Boolean) : value,
    }))
  })
}

/** How many conditions this text contains. */
export const countOf = (words: FilterObject, fields: readonly FilterField[]): number => rowsOf(words, fields).length

/** The first value of a chosen field: empty, and on for a switch. */
export const freshRow = (field: FilterField): Omit<FilterRow, 'id'> => ({
  field: field.value,
  operator: operatorOf(field),
  value: field.type === 'switch' ? '1' : isMultiple(field) ? [] : null,
})
