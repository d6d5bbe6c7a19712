// The labels of declared fields by their keys.
import type { Phrase } from '../phrase.ts'

/** The label of each of these fields, by its key. */
export const labelsOf = <const F extends readonly { readonly key: string; readonly label: Phrase }[]>(fields: F) =>
  Object.fromEntries(fields.map(({ key, label }) => [key, label])) as { readonly [K in F[number]['key']]: Phrase }

/** What the options of a choice are called, by their values. */
export const optionWords = ({
  options = [],
}: {
  readonly options?: readonly { readonly value: string; readonly label: Phrase }[]
}): Readonly<Record<string, Phrase>> => Object.fromEntries(options.map(({ value, label }) => [value, label]))
