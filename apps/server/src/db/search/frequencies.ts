// How frequent grams and terms are in the search table: counts of its last analysis, and a sample of its texts; read now and then.
import { sql } from 'kysely'
import type { Db } from '../connect.ts'
import { monthGram } from './grams.ts'

export interface Frequencies {
  /** Rows of the search table. */
  rows: number
  /** The share of rows that hold a gram, from 0 to 1; for one that is not among the most common an upper bound. */
  share(gram: number): number
  /** Months that are common enough to be counted; nothing before the first analysis. */
  months: { oldest: number; newest: number } | undefined
}

/** Before anything is known every term counts as rare. */
export const noFrequencies: Frequencies = { rows: 0, share: () => 0, months: undefined }

/** No certificate is older. */
const firstMonth = 1950 * 12

export async function readFrequencies(db: Db, thisMonth: number): Promise<Frequencies> {
  const { rows } = await sql<{ rows: number; grams: number[] | null; shares: number[] | null }>`
    select * from search_frequencies()`.execute(db)
  const { grams, shares } = rows[0] ?? {}
  // Never analysed: PostgreSQL says -1.
  if (!rows[0] || rows[0].rows < 0 || !grams || !shares) return noFrequencies
  const known = new Map(grams.map((gram, at) => [gram, shares[at] ?? 0]))
  const rarest = shares[grams.length] ?? 0
  const months: number[] = []
  for (let month = firstMonth; month <= thisMonth + 1; month++) if (known.has(monthGram(month))) months.push(month)
  const [oldest, newest] = [months[0], months.at(-1)]
  return {
    rows: rows[0].rows,
    share: (gram) => known.get(gram) ?? rarest,
    months: oldest === undefined || newest === undefined ? undefined : { oldest, newest },
  }
}

export interface Sample {
  /** How many texts were looked at. */
  size: number
  /** The share of all texts that were; each had the same chance, for itself. */
  share: number
  /** Those that hold every one of these folded words: their reports, and the months of issue. */
  hits(words: readonly string[]): { id: number; month: number }[]
}

export const noSample: Sample = { size: 0, share: 0, hits: () => [] }

/** Texts kept: a megabyte, and half a millisecond to look through. */
const sampled = 10_000

/**
 * A sample of the shown texts. Grams alone mislead: a number holds its year, so its parts lie in few months, and the
 * parts of a number often stand in others too.
 */
export async function readSample(db: Db, rows: number): Promise<Sample> {
  if (rows === 0) return noSample
  const percent = Math.min(100, (100 * sampled) / rows)
  const found = await sql<{ report_id: number; body_text: string; month: number }>`
    select report_id, body_text, extract(year from issue_date)::int * 12 + extract(month from issue_date)::int - 1 as month
    from report_search tablesample bernoulli (${percent}) where issue_date is not null
    limit ${sql.lit(2 * sampled)}`.execute(db)
  const kept = found.rows.map((row) => ({ id: row.report_id, month: row.month }))
  // One long text is searched several times as fast as many short ones.
  const starts: number[] = []
  let length = 0
  for (const row of found.rows) {
    starts.push(length)
    length += row.body_text.length + 1
  }
  const text = found.rows.map((row) => row.body_text).join('\n')
  return {
    size: kept.length,
    share: percent / 100,
    hits(words) {
      const hits: { id: number; month: number }[] = []
      // The fewest rows hold the longest word; the others are looked for in those rows.
      const [first = '', ...others] = words.toSorted((a, b) => b.length - a.length)
      let row = 0
      for (let at = text.indexOf(first); at >= 0; at = text.indexOf(first, starts[row] ?? text.length)) {
        while ((starts[row] ?? text.length) <= at) row++
        const own = others.length > 0 ? text.slice(starts[row - 1], starts[row]) : ''
        const one = kept[row - 1]
        if (one && others.every((word) => own.includes(word))) hits.push(one)
      }
      return hits
    },
  }
}

/** Chance that a total is called too large for an exact one although it is not: one question in a million million. */
const doubt = 1e-12

/**
 * How many rows of a sample must hold something, so that more than `rows` of all do. Each row is in the sample with the independent chance
 * `share`; with `rows` or fewer, the sample would hold so many with a chance below the doubt (Chernoff's bound).
 */
export function enoughFor(rows: number, share: number): number {
  if (share <= 0) return Infinity
  const mean = rows * share
  let hits = Math.ceil(mean) + 1
  while (hits * Math.log(hits / mean) - hits + mean < -Math.log(doubt)) hits++
  return hits
}
