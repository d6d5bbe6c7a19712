// The rows of a filter and the words they travel as: there and back again without a loss.
import { filterWords, wordSeparator, type Operator } from '@register/contract/page'
import { isMultiple, type FilterField } from './field.ts'

export type FilterValue = string | readonly string[] | null

export interface FilterRow {
  /** Tells the rows apart; a field may stand in several. */
  id: number
  field: string | undefined
  operator: Operator
  value: FilterValue
}

/** By field: `value|operator`, or the bare value. Several rows of one field stand one behind the other. */
export type FilterObject = Readonly<Record<string, string>>

export const operatorOf = ({ operator, operators }: FilterField): Operator => operator ?? operators?.[0] ?? 'include'

const textOf = (value: FilterValue): string => (typeof value === 'string' ? value.trim() : (value ?? []).join(','))

/** A row that says something. */
export const isWhole = ({ field, value }: FilterRow): boolean => field !== undefined && textOf(value) !== ''

const reading = (field: FilterField) => ({ type: 'text', operator: operatorOf(field) }) as const

/**
 * `operators` false: bare values, as the server compares them by itself. Two kinds of value carry their operator even
 * then, because they would be read as something else: rows of one field, and a text that ends like a word.
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

/** Fields that are no longer there are left out. */
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

/** How many conditions these words are. */
export const countOf = (words: FilterObject, fields: readonly FilterField[]): number => rowsOf(words, fields).length

/** What a field begins with when it is chosen: nothing, and a switch switched on. */
export const freshRow = (field: FilterField): Omit<FilterRow, 'id'> => ({
  field: field.value,
  operator: operatorOf(field),
  value: field.type === 'switch' ? '1' : isMultiple(field) ? [] : null,
})
