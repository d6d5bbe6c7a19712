// A list that a revision writes otherwise without saying anything else: in another order, or with other spaces, hyphens and spellings of a suffix. It is shown, because readers compare it with the paper, and named for what it is.
import type { Phrase } from '../../../phrase.ts'
import { numberKey } from '../../../rules/numbers/certificateNo.ts'

/** What stands behind the name of such a field. */
export const respelledLabel: Phrase = ['（仅写法或次序）', ' (spelling or order alone)']

const keysOf = (value: unknown): string | undefined =>
  Array.isArray(value) && value.length > 0 && value.every((one) => typeof one === 'string')
    ? [...new Set(value.map(numberKey))].toSorted().join('\n')
    : undefined

/** Whether both are lists of the same texts, as numbers are compared. */
export const isRespelled = (before: unknown, after: unknown): boolean => {
  const keys = keysOf(before)
  return keys !== undefined && keys === keysOf(after)
}
