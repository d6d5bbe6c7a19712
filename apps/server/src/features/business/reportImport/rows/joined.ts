// Several errors of one cell make one message, because one correction of the cell mends them all.
import type { Phrase } from '@register/contract/phrase'

/** In their order, each once. */
export function joined(phrases: readonly Phrase[]): Phrase {
  const told = (at: 0 | 1, between: string) => [...new Set(phrases.map((phrase) => phrase[at]))].join(between)
  return [told(0, '；'), told(1, '; ')]
}

/** Adds to what is wrong with a column. */
export function also(wrong: Map<string, Phrase>, path: string, phrase: Phrase): void {
  const before = wrong.get(path)
  wrong.set(path, before ? joined([before, phrase]) : phrase)
}
