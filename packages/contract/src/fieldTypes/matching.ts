// The rule of a text field that is one pattern, which the API document then shows.
import { telling } from '../messages/said.ts'
import type { Phrase } from '../phrase.ts'

/** `pattern` is without flags, because JSON Schema knows none; `right` says what would be right, without the field's name. */
export const matching = (pattern: RegExp, right: Phrase) =>
  telling((value: string): Phrase | undefined => (pattern.test(value) ? undefined : right), {
    json: (schema) => ({ ...schema, pattern: pattern.source }),
  })
