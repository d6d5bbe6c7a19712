// When filters alone leave few reports, reads those first and searches words and order among them: a walk by date or name could go on long without a hit.
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../connect.ts'
import { holdsAll } from './grams.ts'
import type { Part } from './hits.ts'

/** The condition as text, so that plans use the indexes over what the public may read. */
const shown = sql<boolean>`report.status <> 'draft'`

/**
 * A part of the reports that fulfil conditions over the table `report` and contain the words, in an order over that table.
 * Undefined when the conditions leave more than `most`. The limit is in the text, because a plan for any limit may read all.
 */
export async function amongFew(
  db: Db,
  given: {
    filters: readonly RawBuilder<boolean>[]
    words: readonly string[]
    order: RawBuilder<unknown>
    offset: number
    limit: number
    most: number
    /** Searches drafts too; the filters say whose. */
    drafts?: boolean | undefined
  },
): Promise<Part | undefined> {
  const { filters, words, order, offset, limit, most, drafts } = given
  const conditions = drafts ? filters : [shown, ...filters]
  const isFew = sql`(select count(*) from few) <= ${sql.lit(most)}`
  const { rows } = await sql<Part & { few: boolean }>`
    with few as materialized (
        select report.id from report where ${sql.join(conditions, sql` and `)} limit ${sql.lit(most + 1)}),
      hits as materialized (
        select few.id from few join report_search s on s.report_id = few.id
        where ${isFew} and ${holdsAll(sql`s.body_text`, words)})
    select ${isFew} as few, (select count(*) from hits) as hits,
      array(select report.id from report where report.id in (select id from hits)
        order by ${order} limit ${limit} offset ${offset}) as ids`.execute(db)
  const [part] = rows
  return part?.few ? { hits: part.hits, ids: part.ids } : undefined
}
