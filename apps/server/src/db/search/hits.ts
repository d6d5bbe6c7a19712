// The statements of the search: hits of a term in a window of time, counted hits, and a walk from the newest on.
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../connect.ts'
import { firstDayOf, holdsAll, timeGrams } from './grams.ts'

export interface Term {
  /** Few grams that all hits hold; none where the term is everywhere. */
  grams: readonly number[]
  /** Folded; a hit holds them all. */
  words: readonly string[]
  /** Further conditions over the table `report`. */
  filters: readonly RawBuilder<boolean>[]
}

/** From a month on, to before another. Without a beginning: all before; with neither: all times. */
export interface Window {
  from?: number | undefined
  until?: number | undefined
}

export interface Part {
  /** Hits in the window, at most `cap`. */
  hits: number
  /** Report ids of the part, newest first. */
  ids: number[]
}

const held = sql`search_grams(s.body_text, s.issue_date)`

/** The index is asked for the grams of time too, so that it reads no more than the window. */
function inWindow({ from, until }: Window): RawBuilder<unknown> {
  if (until === undefined) return sql`s.issue_date is not null`
  if (from === undefined) return sql`s.issue_date < ${firstDayOf(until)}::date`
  return sql`s.issue_date is not null and ${held} && ${timeGrams(from, until)}::int[]`
}

/** Shown texts that hold the term. The index narrows, LIKE decides. */
function matches({ grams, words, filters }: Term, window: Window): RawBuilder<unknown> {
  const conditions = [
    ...(grams.length > 0 ? [sql`${held} @> ${grams}::int[]`] : []),
    inWindow(window),
    holdsAll(sql`s.body_text`, words),
    ...filters,
  ]
  const joined = filters.length > 0 ? sql`join report on report.id = s.report_id` : sql``
  return sql`from report_search s ${joined} where ${sql.join(conditions, sql` and `)}`
}

/** The hits of a window and a part of them, newest first. Materialised: the index is asked once, nothing is walked in order. */
export async function hitsIn(
  db: Db,
  term: Term,
  { window, offset, limit, cap }: { window: Window; offset: number; limit: number; cap?: number },
): Promise<Part> {
  const { rows } = await sql<Part>`
    with hits as materialized (
      select s.report_id, s.issue_date ${matches(term, window)} ${cap === undefined ? sql`` : sql`limit ${cap}`})
    select (select count(*) from hits) as hits,
      (array(select report_id from hits order by issue_date desc, report_id desc limit ${offset + limit}))[${offset + 1}:] as ids`.execute(
    db,
  )
  const [part] = rows
  // Arrays of ids come as texts.
  return { hits: part?.hits ?? 0, ids: (part?.ids ?? []).map(Number) }
}

/** All hits in an order over the table `report`, as few as `cap`; with as many, or more, the part is of no use. */
export async function sortedHits(
  db: Db,
  term: Term,
  { order, offset, limit, cap }: { order: RawBuilder<unknown>; offset: number; limit: number; cap: number },
): Promise<Part> {
  const { rows } = await sql<Part>`
    with hits as materialized (select s.report_id ${matches(term, {})} limit ${cap})
    select (select count(*) from hits) as hits,
      array(select report.id from report where report.id in (select report_id from hits)
        order by ${order} limit ${limit} offset ${offset}) as ids`.execute(db)
  const [part] = rows
  return { hits: part?.hits ?? 0, ids: (part?.ids ?? []).map(Number) }
}

/** How many hits a window has; counting stops at `cap`. */
export async function countIn(db: Db, term: Term, { window, cap }: { window: Window; cap: number }): Promise<number> {
  const { rows } = await sql<{ hits: number }>`
    select count(*) as hits from (select 1 ${matches(term, window)} limit ${cap}) counted`.execute(db)
  return rows[0]?.hits ?? 0
}

/**
 * A part of the hits among the newest `depth` rows, in order. For terms that a good part of all rows hold.
 * `depth` stands in the text of the statement, so that its plan knows it and keeps to the index of dates.
 */
export async function walk(
  db: Db,
  { words }: Pick<Term, 'words'>,
  { depth, offset, limit }: { depth: number; offset: number; limit: number },
): Promise<number[]> {
  const { rows } = await sql<{ ids: number[] }>`
    select (array(
      select report_id from (
        select report_id, issue_date, body_text from report_search where issue_date is not null
        order by issue_date desc, report_id desc limit ${sql.lit(depth)}) newest
      where ${holdsAll(sql`body_text`, words)}
      order by issue_date desc, report_id desc limit ${offset + limit}))[${offset + 1}:] as ids`.execute(db)
  return (rows[0]?.ids ?? []).map(Number)
}
