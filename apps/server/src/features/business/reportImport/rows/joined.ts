// Several errors of one cell make one message, because one correction of the cell mends them all.
import type { Phrase } from '@register/contract/phrase'

/** Joins phrases in their order, without duplicates. */
export function joined(phrases: readonly Phrase[]): Phrase {
  const inLanguage = (at: 0 | 1, between: string) => [...new Set(phrases.map((phrase) => phrase[at]))].join(between)
  return [inLanguage(0, '；'), inLanguage(1, '; ')]
}

/** Adds a problem to those of a column. */
export function also(wrong: Map<string, Phrase>, path: string, phrase: Phrase): void {
  const before = wrong.get(path)
  wrong.set(path, before ? joined([before, phrase]) : phrase)
}

/** Problems listed for one cell, because a table in a cell may be wrong in every row. */
const mostListed = 5
const andMore: Phrase = ['还有其他错误', 'and more']

/** As `also`, for cells that may have many problems: lists the first ones, then says once that there are more. */
export function problemsByCell(wrong: Map<string, Phrase>): (path: string, phrase: Phrase) => void {
  const seen = new Map<string, number>()
  return (path, phrase) => {
    const before = seen.get(path) ?? 0
    seen.set(path, before + 1)
    if (before <= mostListed) also(wrong, path, before < mostListed ? phrase : andMore)
  }
}
