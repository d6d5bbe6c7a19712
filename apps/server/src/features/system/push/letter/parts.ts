// Joins the parts of a letter to one text in each language.
import type { Phrase } from '@register/contract/phrase'
import { factOf, type About } from '../../message/service.ts'

/** Joins the parts that are not empty, in each language. */
export const joined = (parts: readonly Phrase[], [zh, en]: Phrase): Phrase => [
  parts
    .map((part) => part[0])
    .filter(Boolean)
    .join(zh),
  parts
    .map((part) => part[1])
    .filter(Boolean)
    .join(en),
]

/** A fact as one text; undefined for a kind that this version does not know. */
export function factText(kind: string, about: About): Phrase | undefined {
  const fact = factOf(kind)
  return fact && joined([fact.title(about), fact.text?.(about) ?? ['', '']], ['。', '. '])
}
