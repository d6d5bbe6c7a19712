// One page of the filtered reports, and their total: few matches are read and sorted at once, many are read through an index in the requested order.
import { maxDepth } from '@register/contract/page'
import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely'
import { searchedText } from '@register/contract/text/searchedText'
import type { Db } from '../../../../db/connect.ts'
import { countRows } from '../../../../db/count.ts'
import type { HeldText, OrderPart } from '../../../../db/asked.ts'
import { upToDepth } from '../../../../db/list.ts'
import type { Tables } from '../../../../db/tables.ts'
import { gramsOf, holdsAll, isNamed } from '../../../../db/search/grams.ts'

// Narrows conditions on parts of texts, which have no index: finds the names that contain the part, and the reports whose search text contains it.
/** More names than this make an index useless. */
const mostNames = 100
/** Enough to narrow the search; more cost more time than they save. */
const mostGrams = 4

/** The distinct names of a column that contain a text, read from name to name through its index. Undefined when there are too many. */
async function namesHolding(db: Db, { on: { ref }, text }: HeldText): Promise<string[] | undefined> {
  const { rows } = await sql<{ name: string }>`
    with recursive names (name) as (
      (select ${ref} from report where ${ref} is not null order by ${ref} limit 1)
      union all
      select (select ${ref} from report where ${ref} > names.name order by ${ref} limit 1) from names where names.name is not null)
    select name from names where ${isNamed(sql`name`, text)} limit ${sql.lit(mostNames + 1)}`.execute(db)
  return rows.length > mostNames ? undefined : rows.map(({ name }) => name)
}

/** The reports whose text contains all of these words; undefined where there are more than `few`, or where no index helps. */
async function reportsHolding(db: Db, texts: readonly string[], few: number): Promise<number[] | undefined> {
  const grams = gramsOf(texts).slice(0, mostGrams)
  if (grams.length === 0) return undefined
  // The values are written into the text: a plan made for any value would read the index for the values that all texts contain.
  const { rows } = await sql<{ id: number }>`
    select report_id as id from report_search
    where search_grams(body_text, issue_date) @> array[${sql.join(grams.map((gram) => sql.lit(gram)))}] and ${holdsAll(sql`body_text`, texts)}
    limit ${sql.lit(few + 1)}`.execute(db)
  return rows.length > few ? undefined : rows.map(({ id }) => id)
}

/** Conditions in addition to the original ones: `named` also narrow a scan of an index, `held` are the ids of at most `few` reports. */
async function narrowed(
  db: Db,
  texts: readonly HeldText[],
  few: number,
): Promise<{ named: RawBuilder<boolean>[]; held: RawBuilder<boolean>[] }> {
  const named: RawBuilder<boolean>[] = []
  const others: string[] = []
  for (const one of texts) {
    const names = one.on.searched === 'names' ? await namesHolding(db, one) : undefined
    if (names) named.push(sql<boolean>`${one.on.ref} = any(${names})`)
    else others.push(searchedText(one.text))
  }
  const ids = await reportsHolding(db, others, few)
  return { named, held: ids ? [sql<boolean>`report.id = any(${ids})`] : [] }
}

export type Reports = SelectQueryBuilder<Tables, 'report', object>

export interface Asked {
  /** Scope and filters, for totals and short lists. */
  reports: Reports
  /** The same for reading through an index, where that needs another query. */
  onTheWay?: Reports | undefined
  order: RawBuilder<unknown>
  parts: readonly OrderPart[]
  /** Texts that columns of every matching report contain. */
  texts: readonly HeldText[]
  offset: number
  limit: number
}

/** Report ids in order; a total above maxDepth says that there are more. */
export interface PageOfIds {
  ids: number[]
  total: number
}

/** At most so many reports are read and sorted at once. The limit exceeds the largest counted total, so a longer result has a known total. */
const usualFew = 15_000
/** A total above the largest counted one. */
const uncounted = maxDepth + 1

/** The page from all matches, in order; undefined when there are more than `few`. The limit is written into the text, since a plan made for any limit may read all. */
async function fromFew(db: Db, { reports, order, offset, limit }: Asked, few: number): Promise<PageOfIds | undefined> {
  const isFew = sql`(select count(*) from few) <= ${sql.lit(few)}`
  const { rows } = await sql<PageOfIds & { few: boolean }>`
    with few as materialized (${reports.select('report.id').limit(sql.lit(few + 1))})
    select ${isFew} as few, (select count(*) from few) as total,
      array(select report.id from report where report.id in (select few.id from few where ${isFew})
        order by ${order} limit ${limit} offset ${offset}) as ids`.execute(db)
  const [found] = rows
  return found?.few ? { ids: found.ids, total: found.total } : undefined
}

/** Reads the page through an index in the requested order. Reports without the value come last, as a separate part. */
async function fromWalk(db: Db, { reports, onTheWay = reports, parts, offset, limit }: Asked): Promise<number[]> {
  const ids: number[] = []
  let before = 0
  for (const { only, order } of parts) {
    const part = only ? onTheWay.where(only) : onTheWay
    const rows = await part
      .select('report.id')
      .orderBy(order)
      .limit(sql.lit(limit - ids.length))
      .offset(Math.max(0, offset - before))
      .execute()
    ids.push(...rows.map(({ id }) => id))
    if (ids.length === limit || part === onTheWay) return ids
    before +=
      rows.length > 0 ? offset + rows.length : await countRows(db)(sql`${part.select(sql`1`.as('one')).limit(offset)}`)
  }
  return ids
}

/** `unfiltered`: all reports of a scope without bounds; `beyondTotals`: known to be more than totals count; `few`: how many are sorted at once. */
export async function readPageOfIds(
  db: Db,
  asked: Asked,
  { unfiltered, beyondTotals, few = usualFew }: { unfiltered: boolean; beyondTotals?: boolean; few?: number },
): Promise<PageOfIds> {
  const { named, held } = await narrowed(db, asked.texts, few)
  const within = (reports: Reports, more: readonly RawBuilder<boolean>[]) =>
    more.reduce((query, condition) => query.where(condition), reports)
  const found =
    unfiltered || beyondTotals
      ? undefined
      : await fromFew(db, { ...asked, reports: within(asked.reports, [...named, ...held]) }, few)
  if (found) return found
  const [ids, total] = await Promise.all([
    fromWalk(db, { ...asked, onTheWay: within(asked.onTheWay ?? asked.reports, named) }),
    unfiltered && !beyondTotals ? countRows(db)(upToDepth(asked.reports)) : uncounted,
  ])
  return { ids, total }
}

/** The rows of a page in its order; rows that were deleted meanwhile are left out. */
export async function inTheirOrder<Row extends { id: number }>(
  reading: Promise<Row[]>,
  ids: readonly number[],
): Promise<Row[]> {
  const byId = new Map((await reading).map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
