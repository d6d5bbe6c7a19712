// The statements of the search: hits of a term in a window of time, counts of hits, and a walk from the newest report on.
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../connect.ts'
import { firstDayOf, holdsAll, timeGrams } from './grams.ts'

export interface Term {
  /** A few grams that all hits contain; none when the term is in most rows. */
  grams: readonly number[]
  /** The folded words; a hit contains all of them. */
  words: readonly string[]
  byTable: FiltersByTable
}

/** The filters of a question, grouped by the table that has their columns. */
export interface FiltersByTable {
  /** Conditions over the search table, which queries call `s`: its indexes combine them with the term. */
  own: readonly RawBuilder<boolean>[]
  /** Conditions over the table `report`. */
  others: readonly RawBuilder<boolean>[]
  /** Drafts, which have no date, count too. */
  drafts?: boolean | undefined
}

/** The months from `from` to before `until`. Without `from`: all months before; with neither: all times. */
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

/** The condition for a window. It asks the index for grams of time too, so that the index reads no more than the window. */
function inWindow({ from, until }: Window, drafts = false): RawBuilder<unknown> {
  if (until === undefined) return drafts ? sql`true` : sql`s.issue_date is not null`
  if (from === undefined) {
    const before = sql`s.issue_date < ${firstDayOf(until)}::date`
    return drafts ? sql`(${before} or s.issue_date is null)` : before
  }
  return sql`s.issue_date is not null and ${held} && ${timeGrams(from, until)}::int[]`
}

/** Conditions over `report`, checked for each row that contains the words: a join might read all reports first. */
const asReport = (others: FiltersByTable['others']): RawBuilder<unknown>[] =>
  others.length === 0
    ? []
    : [sql`exists (select from report where report.id = s.report_id and ${sql.join(others, sql` and `)} offset 0)`]

/** The texts that contain the term. The index narrows them down, LIKE decides. */
function matches({ grams, words, byTable: { own, others, drafts } }: Term, window: Window): RawBuilder<unknown> {
  const conditions = [
    ...(grams.length > 0 ? [sql`${held} @> ${grams}::int[]`] : []),
    inWindow(window, drafts),
    ...own,
    holdsAll(sql`s.body_text`, words),
    ...asReport(others),
  ]
  return sql`from report_search s where ${sql.join(conditions, sql` and `)}`
}

/** How many of these reports contain the term at present. */
export async function countAmong(db: Db, { words, byTable }: Term, ids: readonly number[]): Promise<number> {
  const conditions = [
    sql`s.report_id = any(${ids}::bigint[])`,
    inWindow({}, byTable.drafts),
    ...byTable.own,
    holdsAll(sql`s.body_text`, words),
    ...asReport(byTable.others),
  ]
  const { rows } = await sql<{ hits: number }>`
    select count(*) as hits from report_search s where ${sql.join(conditions, sql` and `)}`.execute(db)
  return rows[0]?.hits ?? 0
}

/** The hits of a window and a part of them, newest first. Materialised, so that the index is asked once and no rows are walked in order. */
export async function hitsIn(
  db: Db,
  term: Term,
  { window, offset, limit, cap }: { window: Window; offset: number; limit: number; cap?: number },
): Promise<Part> {
  const { rows } = await sql<Part>`
    with hits as materialized (
      select s.report_id, s.issue_date ${matches(term, window)} ${cap === undefined ? sql`` : sql`limit ${cap}`})
    select (select count(*) from hits) as hits,
      (array(select report_id from hits order by issue_date desc nulls last, report_id desc limit ${offset + limit}))[${offset + 1}:] as ids`.execute(
    db,
  )
  const [part] = rows
  return { hits: part?.hits ?? 0, ids: part?.ids ?? [] }
}

/** All hits in an order over the table `report`. When `hits` reaches `cap` the part is incomplete and of no use. */
export async function sortedHits(
  db: Db,
  term: Term,
  {
    order,
    window,
    offset,
    limit,
    cap,
  }: { order: RawBuilder<unknown>; window: Window; offset: number; limit: number; cap: number },
): Promise<Part> {
  const { rows } = await sql<Part>`
    with hits as materialized (select s.report_id ${matches(term, window)} limit ${cap})
    select (select count(*) from hits) as hits,
      array(select report.id from report where report.id in (select report_id from hits)
        order by ${order} limit ${limit} offset ${offset}) as ids`.execute(db)
  const [part] = rows
  return { hits: part?.hits ?? 0, ids: part?.ids ?? [] }
}

/** The number of hits in a window; counting stops at `cap`. */
export async function countIn(db: Db, term: Term, { window, cap }: { window: Window; cap: number }): Promise<number> {
  const { rows } = await sql<{ hits: number }>`
    select count(*) as hits from (select 1 ${matches(term, window)} limit ${cap}) counted`.execute(db)
  return rows[0]?.hits ?? 0
}

/**
 * A part of the hits among the newest `depth` rows, in order. For terms that a good part of all rows contain.
 * `depth` is written into the statement's text, so that the planner knows it and uses the index of dates.
 */
export async function walk(
  db: Db,
  { words, byTable }: Pick<Term, 'words' | 'byTable'>,
  { depth, offset, limit }: { depth: number; offset: number; limit: number },
): Promise<number[]> {
  const { rows } = await sql<{ ids: number[] }>`
    select (array(
      select report_id from (
        select * from report_search where issue_date is not null
        order by issue_date desc, report_id desc limit ${sql.lit(depth)}) s
      where ${sql.join([...byTable.own, holdsAll(sql`body_text`, words), ...asReport(byTable.others)], sql` and `)}
      order by issue_date desc, report_id desc limit ${offset + limit}))[${offset + 1}:] as ids`.execute(db)
  return rows[0]?.ids ?? []
}
