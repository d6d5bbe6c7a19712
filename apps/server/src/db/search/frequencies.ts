// How frequent grams and months are in the search table, and in which months a gram lies; read now and then.
import { sql } from 'kysely'
import type { Db } from '../connect.ts'
import { monthGram } from './grams.ts'

export interface Frequencies {
  /** Rows of the search table. */
  rows: number
  /** The share of rows that hold a gram, from 0 to 1; for one that is not among the most common an upper bound. */
  share(gram: number): number
  /** The share of a gram's rows that were issued in a month. */
  inMonth(gram: number, month: number): number
  /** Months that are common enough to be counted; nothing before the first analysis. */
  months: { oldest: number; newest: number } | undefined
}

/** Before anything is known every term counts as rare. */
export const noFrequencies: Frequencies = { rows: 0, share: () => 0, inMonth: () => 0, months: undefined }

/** No certificate is older. */
const firstMonth = 1950 * 12
/** Texts looked into for the months of their grams, and the share of them that makes a gram worth knowing. */
const sampled = 4_000
const worthKnowing = 0.01

/** A gram's share of rows by month. */
type Spread = (month: number) => number

/**
 * The months of frequent grams, from a sample: a number holds its year, so its parts lie in few months, and a search
 * that expected them everywhere would read far too much where they are.
 */
async function readSpreads(db: Db, rows: number): Promise<Map<number, Spread>> {
  const percent = Math.min(100, (100 * sampled) / Math.max(1, rows))
  const found = await sql<{ gram: number; months: number[]; counts: number[] }>`
    with looked_into as (
      select search_grams(body_text, null) as grams,
        extract(year from issue_date)::int * 12 + extract(month from issue_date)::int - 1 as month
      from report_search tablesample bernoulli (${percent}) where issue_date is not null),
    counted as (select gram, month, count(*)::int as count from looked_into, unnest(grams) as gram group by gram, month)
    select gram, array_agg(month) as months, array_agg(count) as counts from counted
    group by gram having sum(count) >= ${worthKnowing * sampled}`.execute(db)
  return new Map(
    found.rows.map(({ gram, months, counts }) => {
      const sum = counts.reduce((total, count) => total + count, 0)
      const shares = new Map(months.map((month, at) => [month, (counts[at] ?? 0) / sum]))
      return [gram, (month) => shares.get(month) ?? 0]
    }),
  )
}

export async function readFrequencies(db: Db, thisMonth: number): Promise<Frequencies> {
  const { rows } = await sql<{ rows: number; grams: number[] | null; shares: number[] | null }>`
    select * from search_frequencies()`.execute(db)
  const { grams, shares } = rows[0] ?? {}
  // Never analysed: PostgreSQL says -1.
  if (!rows[0] || rows[0].rows < 0 || !grams || !shares) return noFrequencies
  const known = new Map(grams.map((gram, at) => [gram, shares[at] ?? 0]))
  const rarest = shares[grams.length] ?? 0
  const share = (gram: number) => known.get(gram) ?? rarest
  const spreads = await readSpreads(db, rows[0].rows)

  const months: number[] = []
  for (let month = firstMonth; month <= thisMonth + 1; month++) if (known.has(monthGram(month))) months.push(month)
  const [oldest, newest] = [months[0], months.at(-1)]
  return {
    rows: rows[0].rows,
    share,
    inMonth: (gram, month) => spreads.get(gram)?.(month) ?? share(monthGram(month)),
    months: oldest === undefined || newest === undefined ? undefined : { oldest, newest },
  }
}
