// What is expected of a term, which is one word or several: the grams to ask the index for, and how many hits lie in which months.
import type { Frequencies, Sample } from './frequencies.ts'
import { gramsOf, monthGram } from './grams.ts'
import type { Term } from './hits.ts'

export interface Plan {
  term: Term
  /** Hits in all. */
  expected: number
  /** Hits of a month. */
  inMonth(month: number): number
  /** The share of the newest rows that hold the term. */
  density: number
}

/** Grams the index is asked for: more of them cost more than they rule out. */
const mostGrams = 4
/** A gram that more rows than this hold rules out too little to be asked for. */
const everywhere = 0.5
/** Hits in the sample from which on it is believed. */
const enough = 10
/** Months of the sample that count as the newest. */
const newestMonths = 3

/** `filters` only make hits fewer; by how much is not known. */
export function planFor(known: Frequencies, sample: Sample, words: readonly string[], filters: Term['filters']): Plan {
  const rarestFirst = gramsOf(words).toSorted((a, b) => known.share(a) - known.share(b))
  const share = known.share(rarestFirst[0] ?? 0)
  const term = {
    // Before anything is known every gram counts as rare.
    grams: rarestFirst.filter((gram) => known.share(gram) < everywhere).slice(0, mostGrams),
    words,
    filters,
  }
  const hits = sample.hits(words)
  let sum = 0
  for (const count of hits.values()) sum += count
  const scale = known.rows / Math.max(1, sample.size)
  const newest = known.months?.newest ?? 0
  if (sum < enough) {
    // As many as its rarest gram at most, spread as all rows are.
    const expected = known.rows * share
    return { term, expected, density: 0, inMonth: (month) => expected * known.share(monthGram(month)) }
  }
  let [newestHits, newestRows] = [0, 0]
  for (let month = newest; month > newest - newestMonths; month--) {
    newestHits += (hits.get(month) ?? 0) * scale
    newestRows += known.rows * known.share(monthGram(month))
  }
  return {
    term,
    expected: sum * scale,
    density: newestRows > 0 ? newestHits / newestRows : 0,
    inMonth: (month) => (hits.get(month) ?? 0) * scale,
  }
}
