// The text of a list's filter as JSON Schema: words of the column's type, each with its operator.
import { nearYears } from '../dates.ts'
import type { JsonSchema } from '../messages/said.ts'

const literal = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)
const oneOf = (texts: readonly string[]): string => `(?:${texts.join('|')})`
const sets = ['=', '!=', 'include', 'notinclude']

const day = `${nearYears.source.slice(1)}(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])`
const number = String.raw`-?\d{1,15}(?:\.\d{1,9})?`

interface Column {
  readonly type: 'text' | 'number' | 'date' | 'choice'
  readonly options?: readonly string[]
}

/** What one value may be, and the operators that compare with it; nothing where any text may be asked for. */
function valueOf(
  { type, options }: Column,
  all: readonly string[],
): { value: string; by: readonly string[] } | undefined {
  if (type === 'number') return { value: number, by: all }
  if (type === 'date') return { value: day, by: all }
  return type === 'choice' && options ? { value: oneOf(options.map(literal)), by: sets } : undefined
}

/** `pattern` is the plain spelling: commas between the values of a word, && between words. `all`: the operators there are. */
export function filterJson(column: Column, all: readonly string[]): JsonSchema {
  const text = { type: column.type === 'number' ? ['string', 'number'] : 'string', maxLength: 500, 'x-filter': true }
  const one = valueOf(column, all)
  if (!one) return text
  const word = `${one.value}(?:,${one.value})*`
  const by = `\\|${oneOf(one.by.map(literal))}`
  return { ...text, pattern: `^(?:${word}${by}&&)*${word}(?:${by})?$` }
}
