// How frequent grams and terms are in the search table, from the counts of its last analysis and a sample of its texts, read from time to time.
import { sql } from 'kysely'
import type { Db } from '../connect.ts'
import { monthGram } from './grams.ts'

export interface Frequencies {
  /** Rows of the search table. */
  rows: number
  /** The share of rows that contain a gram, from 0 to 1; an upper bound for a gram that is not among the most common. */
  share(gram: number): number
  /** The range of months that are common enough to be counted; undefined before the first analysis. */
  months: { oldest: number; newest: number } | undefined
}

/** Before the first analysis every term counts as rare. */
export const noFrequencies: Frequencies = { rows: 0, share: () => 0, months: undefined }

/** No certificate is older than this month. */
const firstMonth = 1950 * 12

export async function readFrequencies(db: Db, thisMonth: number): Promise<Frequencies> {
  const { rows } = await sql<{ rows: number; grams: number[] | null; shares: number[] | null }>`
    select * from search_frequencies()`.execute(db)
  const { grams, shares } = rows[0] ?? {}
  // PostgreSQL reports -1 before the first analysis.
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
  /** How many texts the sample has. */
  size: number
  /** The share of all texts in the sample; each had the same independent chance. */
  share: number
  /** The sampled texts that contain every one of these folded words: their reports, and the months of issue. */
  hits(words: readonly string[]): { id: number; month: number }[]
}

export const noSample: Sample = { size: 0, share: 0, hits: () => [] }

/** Texts in the sample: a megabyte, and half a millisecond to search. */
const sampled = 10_000

/**
 * A sample of the public texts. Grams alone mislead: a number contains its year, so its parts occur in few months, and
 * parts of a number often occur in other numbers too.
 */
export async function readSample(db: Db, rows: number): Promise<Sample> {
  if (rows === 0) return noSample
  const percent = Math.min(100, (100 * sampled) / rows)
  const found = await sql<{ report_id: number; body_text: string; month: number }>`
    select report_id, body_text, extract(year from issue_date)::int * 12 + extract(month from issue_date)::int - 1 as month
    from report_search tablesample bernoulli (${percent}) where issue_date is not null
    limit ${sql.lit(2 * sampled)}`.execute(db)
  const reports = found.rows.map((row) => ({ id: row.report_id, month: row.month }))
  // One long text is searched several times as fast as many short ones.
  const starts: number[] = []
  let length = 0
  for (const row of found.rows) {
    starts.push(length)
    length += row.body_text.length + 1
  }
  const text = found.rows.map((row) => row.body_text).join('\n')
  return {
    size: reports.length,
    share: percent / 100,
    hits(words) {
      const hits: { id: number; month: number }[] = []
      // The longest word is in the fewest rows, so the others are searched in those rows only.
      const [first = '', ...others] = words.toSorted((a, b) => b.length - a.length)
      let row = 0
      for (let at = text.indexOf(first); at >= 0; at = text.indexOf(first, starts[row] ?? text.length)) {
        while ((starts[row] ?? text.length) <= at) row++
        const own = others.length > 0 ? text.slice(starts[row - 1], starts[row]) : ''
        const one = reports[row - 1]
        if (one && others.every((word) => own.includes(word))) hits.push(one)
      }
      return hits
    },
  }
}

/** The chance that a total is wrongly called too large to be exact: one question in a million million. */
const doubt = 1e-12

/**
 * How many rows of a sample must match, so that more than `rows` of all rows do. Each row is in the sample with the independent chance
 * `share`; with `rows` or fewer, the chance of so many in the sample is below the doubt (Chernoff's bound).
 */
export function enoughFor(rows: number, share: number): number {
  if (share <= 0) return Infinity
  const mean = rows * share
  let hits = Math.ceil(mean) + 1
  while (hits * Math.log(hits / mean) - hits + mean < -Math.log(doubt)) hits++
  return hits
}
