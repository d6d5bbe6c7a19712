// The spellings of manufacturers under their credit codes, where there are several.
import { sql } from 'kysely'
import type { Db } from '../../../../db/connect.ts'

/** By credit code: the usual spelling, and those that differ from it. The former name of a recorded change of name counts as neither. */
export type Spellings = ReadonlyMap<string, { usual: string; others: ReadonlySet<string> }>

/** `code`: only this one. Among equally frequent spellings the latest is the usual one. */
export async function spellingsOf(db: Db, code?: string): Promise<Spellings> {
  const asked = code === undefined ? sql`true` : sql`report.manufacturer_credit_code = ${code}`
  const { rows } = await sql<{ code: string; names: [string, ...string[]] }>`
    with former as (
      select distinct manufacturer_credit_code as code, unnest(former_names) as name
      from report where cardinality(former_names) > 0 and manufacturer_credit_code is not null and ${asked}),
    spelled as (
      select manufacturer_credit_code as code, manufacturer_name as name, count(*) as count, max(id) as latest
      from report where status in ('published', 'suspended') and manufacturer_name is not null
        and manufacturer_credit_code is not null and ${asked}
      group by 1, 2)
    select code, array_agg(name order by count desc, latest desc) as names
    from spelled where (code, name) not in (select code, name from former)
    group by code having count(*) > 1`.execute(db)
  return new Map(rows.map(({ code: of, names: [usual, ...others] }) => [of, { usual, others: new Set(others) }]))
}
