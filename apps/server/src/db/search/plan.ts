// What is expected of a term, which is one word or several: the grams to ask the index for, and how many hits lie in which months.
import type { Frequencies, Sample } from './frequencies.ts'
import { gramsOf, monthGram } from './grams.ts'
import type { Beside, Term } from './hits.ts'

export interface Plan {
  term: Term
  /** Hits in all. */
  expected: number
  /** Hits of a month. */
  inMonth(month: number): number
  /** The share of the newest rows that hold the term. */
  density: number
  /** Reports of the sample that held the words when it was taken, with the months of issue. */
  sampled: readonly { id: number; month: number }[]
}

/** Where a share of what was expected is left, whatever the month. */
export const sharing = (plan: Plan, share: number): Plan => ({
  ...plan,
  expected: plan.expected * share,
  density: plan.density * share,
  inMonth: (month) => plan.inMonth(month) * share,
})

/** Grams the index is asked for: more of them cost more than they rule out. */
const mostGrams = 4
/** A gram that more rows than this hold rules out too little to be asked for. */
const everywhere = 0.5
/** Hits in the sample from which on it is believed. */
const enough = 10
/** Months of the sample that count as the newest. */
const newestMonths = 3

/** Of the words alone, because filters only make hits fewer. */
export function planFor(known: Frequencies, sample: Sample, words: readonly string[], beside: Beside): Plan {
  const rarestFirst = gramsOf(words).toSorted((a, b) => known.share(a) - known.share(b))
  const share = known.share(rarestFirst[0] ?? 0)
  const term = {
    // Before anything is known every gram counts as rare.
    grams: rarestFirst.filter((gram) => known.share(gram) < everywhere).slice(0, mostGrams),
    words,
    beside,
  }
  const sampled = sample.hits(words)
  const sum = sampled.length
  const scale = known.rows / Math.max(1, sample.size)
  const newest = known.months?.newest ?? 0
  if (sum < enough) {
    // As many as its rarest gram at most, and as a sample may miss; spread as all rows are.
    const missed = sample.size > 0 ? (sum + enough) * scale : Infinity
    const expected = Math.min(known.rows * share, missed)
    return { term, expected, density: 0, sampled, inMonth: (month) => expected * known.share(monthGram(month)) }
  }
  const hits = new Map<number, number>()
  for (const { month } of sampled) hits.set(month, (hits.get(month) ?? 0) + 1)
  let [newestHits, newestRows] = [0, 0]
  for (let month = newest; month > newest - newestMonths; month--) {
    newestHits += (hits.get(month) ?? 0) * scale
    newestRows += known.rows * known.share(monthGram(month))
  }
  return {
    term,
    sampled,
    expected: sum * scale,
    density: newestRows > 0 ? newestHits / newestRows : 0,
    inMonth: (month) => (hits.get(month) ?? 0) * scale,
  }
}
