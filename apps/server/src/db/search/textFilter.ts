// Filters on texts: what a column contains, or is. Names are found in every spelling.
import { sql, type RawBuilder } from 'kysely'
import type { FilterWord } from '@register/contract/page'
import { storedText } from '@register/contract/text/storedText'
import { isNamed, likePattern } from './grams.ts'

interface TextColumn {
  ref: RawBuilder<unknown>
  folded?: (text: string) => string
  searched?: 'names' | 'texts'
}

/** The condition of a filter on a text; undefined for comparisons with its order. */
export function textCondition(
  { ref, folded, searched }: TextColumn,
  { operator, value }: FilterWord,
): RawBuilder<boolean> | undefined {
  if (operator === '=' && !folded) {
    const given = value.trim()
    // A text of before may be stored as it was typed.
    return sql<boolean>`${ref} = any(${[...new Set([given, storedText(given)])]}::text[])`
  }
  if (operator !== 'include' && operator !== 'notinclude') return undefined
  const match = folded
    ? sql<boolean>`${ref} like ${likePattern(folded(value))}`
    : searched === 'names'
      ? isNamed(ref, value)
      : sql<boolean>`${ref} ilike ${likePattern(storedText(value))}`
  return operator === 'include' ? match : sql<boolean>`(${ref} is null or not ${match})`
}
