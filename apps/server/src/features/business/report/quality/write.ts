// Updates the data quality findings of one report in the transaction that writes the report.
import { sql, type RawBuilder } from 'kysely'
import { shanghaiDay } from '@register/contract/dates'
import type { Db } from '../../../../db/connect.ts'
import { factsOf, type Facts } from './facts.ts'
import { checkReport } from './check.ts'
import { spellingsOf, type Spellings } from './names.ts'

/** The findings of these reports, as rows. */
export function foundRows(all: readonly Facts[], spellings: Spellings): RawBuilder<unknown> {
  const found = all.flatMap((facts) => checkReport(facts, spellings).map((one) => ({ ...one, facts })))
  return sql`unnest(${found.map(({ facts }) => facts.id)}::bigint[], ${found.map(({ rule }) => rule)}::text[],
    ${found.map(({ facts }) => facts.body_id)}::bigint[], ${found.map(({ facts }) => facts.category_code)}::text[],
    ${found.map(({ detail }) => detail[0])}::text[], ${found.map(({ detail }) => detail[1])}::text[])
    as seen (report_id, rule, body_id, category_code, detail_zh, detail_en)`
}

/** Replaces the stored findings of reports by the rows of `seen`: an unchanged finding stays, with its acceptance. */
export const storeSeen = (seen: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  insert into quality_finding (report_id, rule, body_id, category_code, detail_zh, detail_en, since)
  select report_id, rule, body_id, category_code, detail_zh, detail_en, ${shanghaiDay()}::date from ${seen}
  on conflict (report_id, rule) do update set
    detail_zh = excluded.detail_zh, detail_en = excluded.detail_en, found_at = now(), rev = quality_finding.rev + 1,
    accepted_reason = '', accepted_by = null, accepted_at = null
  where (quality_finding.detail_zh, quality_finding.detail_en) <> (excluded.detail_zh, excluded.detail_en)`

/** Call it when the report and its files are written. `first`: a new report, which has no stored findings yet. */
export async function writeQuality(db: Db, id: number, first?: 'first'): Promise<void> {
  const facts = await factsOf(db, sql<boolean>`report.id = ${id}`, 1)
  const code = facts[0]?.manufacturer_credit_code
  const spellings: Spellings = code ? await spellingsOf(db, code) : new Map()
  if (first && facts.every((one) => checkReport(one, spellings).length === 0)) return
  const seen = foundRows(facts, spellings)
  await sql`
    with seen as (select * from ${seen}),
      gone as (delete from quality_finding where report_id = ${id} and rule not in (select rule from seen))
    ${storeSeen(sql`seen`)}`.execute(db)
}
