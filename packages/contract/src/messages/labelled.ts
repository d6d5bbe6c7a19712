// What the messages of schemas are made of: the name that a part is called by, and reasons of their own.
import { z } from 'zod'
import type { Phrase } from '../phrase.ts'

/**
 * What each part of a schema is called in messages. In an object, because the registry copies what a derived schema
 * inherits into a fresh one, where a bare pair would no longer be a pair.
 */
export const labels = z.registry<{ label: Phrase; words?: Words }>()

/** What messages call the values of an enumeration. */
export type Words = Readonly<Record<string, Phrase>>

/** Gives a part of a schema the name that messages call it by, and its values theirs. */
export function labelled<S extends z.ZodType>(schema: S, label: Phrase, words?: Words): S {
  labels.add(schema, { label, ...(words && { words }) })
  return schema
}

/** A validation issue with a phrase of its own, for `check` functions. */
export const reasoned = (path: string | (string | number)[], input: unknown, phrase: Phrase) => ({
  code: 'custom' as const,
  path: Array.isArray(path) ? path : [path],
  input,
  message: phrase[1],
  params: { phrase },
})

/** The same, said behind the name of its field. */
export const reasonedBehindName = (input: unknown, words: Phrase) => ({
  code: 'custom' as const,
  path: [],
  input,
  message: words[1],
  params: { words },
})
