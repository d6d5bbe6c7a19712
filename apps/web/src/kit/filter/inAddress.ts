// The conditions of a list as its address has them: a word for each field, and the ends of spans of days that its quick filters and older links set.
import { wordSeparator } from '@register/contract/page'
import { dateTypeOf, type FilterField } from './field.ts'
import type { FilterObject } from './filterRows.ts'

const endsOf = ({ value }: FilterField) => [`${value}From`, `${value}To`] as const

/** The names in the address under which a field is filtered. */
export const namesOf = (field: FilterField): readonly string[] =>
  dateTypeOf(field) ? [field.value, ...endsOf(field)] : [field.value]

/** Each field's conditions as one text; the ends of a span become conditions as the drawer writes them. */
export function wordsIn(filters: FilterObject, fields: readonly FilterField[]): FilterObject {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const [from, to] = dateTypeOf(field) ? endsOf(field).map((name) => filters[name]) : []
      const span = from && to ? `${from},${to}|include` : from ? `${from}|>=` : to ? `${to}|<=` : undefined
      const words = [filters[field.value], span].filter((word) => word !== undefined && word !== '')
      return words.length > 0 ? [[field.value, words.join(wordSeparator)]] : []
    }),
  )
}

/** What takes the place of all conditions on these fields. */
export const insteadOf = (
  fields: readonly FilterField[],
  words: FilterObject,
): Readonly<Record<string, string | undefined>> => ({
  ...Object.fromEntries(fields.flatMap(namesOf).map((name) => [name, undefined])),
  ...words,
})
