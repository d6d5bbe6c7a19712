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

/** What is told of one cell: a table may be wrong in every row. */
const mostTold = 5
const andMore: Phrase = ['还有其他错误', 'and more']

/** As `also`, for errors that may be many: after the first ones a cell is told that there are more. */
export function teller(wrong: Map<string, Phrase>): (path: string, phrase: Phrase) => void {
  const told = new Map<string, number>()
  return (path, phrase) => {
    const before = told.get(path) ?? 0
    told.set(path, before + 1)
    if (before <= mostTold) also(wrong, path, before < mostTold ? phrase : andMore)
  }
}
