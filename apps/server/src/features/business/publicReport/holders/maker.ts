// The page of a manufacturer: its names, and its certificates counted by standing, found by the indexes on companies.
import { sql } from 'kysely'
import type { MakerPage } from '@register/contract/business/publicReport/holders/holders'
import { nameFields } from '@register/contract/business/report/parties/line'
import { maxDepth } from '@register/contract/page'
import { found, type Ctx } from '../../../../access/ctx.ts'
import { isPublic, statusOf } from '../../report/service.ts'
import { heldOf, type Counted } from './held.ts'

/** Of a company's former names; more are spellings. */
const mostNames = 100

/** The certificates of a company: those of its credit code, or where it has none, or the name has several, those of the name. */
async function theirs(ctx: Ctx, name: string) {
  // Fenced: a plan that looks for three different codes along the index of codes reads the whole register.
  const { rows: codes } = await sql<{ code: string | null }>`
    with named as materialized (
      select manufacturer_credit_code as code from report
      where ${isPublic} and manufacturer_name = ${name} limit ${sql.lit(maxDepth)})
    select distinct code from named limit 3`.execute(ctx.db)
  const known = codes.flatMap(({ code }) => (code ? [code] : []))
  const [code] = known
  const isOne = code !== undefined && known.length === 1
  const of = ctx.db
    .selectFrom('report')
    .where(isPublic)
    .where(isOne ? sql<boolean>`manufacturer_credit_code = ${code}` : sql<boolean>`manufacturer_name = ${name}`)
  return { of, creditCode: isOne ? code : '', exists: codes.length > 0 }
}

export async function makerPage(ctx: Ctx, name: string): Promise<MakerPage> {
  const { of, creditCode, exists } = await theirs(ctx, name)
  const own = of
    .select(['report.id', 'report.category_code', 'report.manufacturer_name', statusOf.as('status')])
    .limit(sql.lit(maxDepth))
  const [latest, counted] = await Promise.all([
    of
      .select(['manufacturer_name', 'manufacturer_address', 'country'])
      .orderBy('listed_on', 'desc')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst(),
    // One reading of the rows, of which a large company has thousands.
    sql<Counted>`
      with own as materialized (${own})
      select 'status' as axis, status as key, count(*) as count from own group by 2
      union all select 'category', category_code, count(*) from own group by 2
      union all select 'name', name, count(*) from (
        select manufacturer_name as name from own
        union all select e.value from party_entry e join own on own.id = e.report_id
          where e.field = ${nameFields.manufacturer} and e.written
      ) as called group by 2`.execute(ctx.db),
  ])
  const present = found(exists ? latest : undefined)
  const held = await heldOf(ctx, counted.rows)
  return {
    name: present.manufacturer_name ?? name,
    creditCode,
    address: present.manufacturer_address ?? '',
    country: present.country ?? '',
    formerNames: counted.rows
      .filter(({ axis, key }) => axis === 'name' && key !== present.manufacturer_name)
      .slice(0, mostNames)
      .map(({ key }) => key),
    ...held,
    more: held.total >= maxDepth,
  }
}
