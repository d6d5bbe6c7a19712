// What to expect of a term of one or several words: the grams to ask the index for, and how many hits each month has.
import type { Frequencies, Sample } from './frequencies.ts'
import { gramsOf, monthGram } from './grams.ts'
import type { FiltersByTable, Term } from './hits.ts'

export interface Plan {
  term: Term
  /** The expected number of hits. */
  expected: number
  /** The expected number of hits in a month. */
  inMonth(month: number): number
  /** The share of the newest rows that contain the term. */
  density: number
  /** Reports of the sample that contained the words when it was taken, with their months of issue. */
  sampled: readonly { id: number; month: number }[]
}

/** The plan when filters leave this share of the expected hits, the same for each month. */
export const sharing = (plan: Plan, share: number): Plan => ({
  ...plan,
  expected: plan.expected * share,
  density: plan.density * share,
  inMonth: (month) => plan.inMonth(month) * share,
})

/** Grams that the index is asked for: more of them cost more than they exclude. */
const mostGrams = 4
/** A gram that more rows than this share contain excludes too little to be asked for. */
const everywhere = 0.5
/** Hits in the sample from which on its figures are trusted. */
const enough = 10
/** Months of the sample that count as the newest. */
const newestMonths = 3

/** Made from the words alone, because filters only reduce the hits. */
export function planFor(known: Frequencies, sample: Sample, words: readonly string[], byTable: FiltersByTable): Plan {
  const rarestFirst = gramsOf(words).toSorted((a, b) => known.share(a) - known.share(b))
  const share = known.share(rarestFirst[0] ?? 0)
  const term = {
    // Before the first analysis every gram counts as rare.
    grams: rarestFirst.filter((gram) => known.share(gram) < everywhere).slice(0, mostGrams),
    words,
    byTable,
  }
  const sampled = sample.hits(words)
  const sum = sampled.length
  const scale = known.rows / Math.max(1, sample.size)
  const newest = known.months?.newest ?? 0
  if (sum < enough) {
    // At most as many as have its rarest gram, and as the sample may have missed; spread over the months as all rows are.
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
