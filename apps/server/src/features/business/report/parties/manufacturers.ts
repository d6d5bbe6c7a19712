// The latest known details of manufacturers, kept from their reports to fill forms.
import { sql } from 'kysely'
import type { Manufacturer } from '@register/contract/business/parties/manufacturer'
import type { Db } from '../../../../db/connect.ts'
import { likePattern } from '../../../../db/search/grams.ts'
import type { ReportRecord } from '../content/content.ts'

/** Remembers what reports say of their manufacturers; each is known by credit code, else by name. */
export async function rememberManufacturers(db: Db, rows: readonly ReportRecord[]): Promise<void> {
  const named = rows.filter((row) => row.manufacturer_name)
  // One statement may touch a row once only, so the last word on each counts.
  const coded = new Map(
    named.filter((row) => row.manufacturer_credit_code).map((row) => [row.manufacturer_credit_code, row]),
  )
  const uncoded = new Map(
    named.filter((row) => !row.manufacturer_credit_code).map((row) => [row.manufacturer_name, row]),
  )
  const latest = {
    name: sql<string>`excluded.name`,
    // An old paper that does not state them takes nothing away.
    address: sql<string>`coalesce(excluded.address, manufacturer.address)`,
    licence_no: sql<string>`coalesce(excluded.licence_no, manufacturer.licence_no)`,
    country: sql<string>`coalesce(excluded.country, manufacturer.country)`,
    updated_at: sql<string>`now()`,
  }
  const values = (row: ReportRecord) => ({
    name: row.manufacturer_name ?? '',
    credit_code: row.manufacturer_credit_code,
    address: row.manufacturer_address,
    licence_no: row.manufacturer_licence_no,
    country: row.country,
  })
  if (coded.size > 0)
    await db
      .insertInto('manufacturer')
      .values([...coded.values()].map(values))
      .onConflict((conflict) => conflict.column('credit_code').where('credit_code', 'is not', null).doUpdateSet(latest))
      .execute()
  if (uncoded.size > 0)
    await db
      .insertInto('manufacturer')
      .values([...uncoded.values()].map(values))
      .onConflict((conflict) => conflict.column('name').where('credit_code', 'is', null).doUpdateSet(latest))
      .execute()
}

export const rememberManufacturer = (db: Db, row: ReportRecord): Promise<void> => rememberManufacturers(db, [row])

export async function findManufacturers(db: Db, keyword: string): Promise<Manufacturer[]> {
  const rows = await db
    .selectFrom('manufacturer as m')
    .select(['m.name', 'm.credit_code', 'm.address', 'm.licence_no', 'm.country'])
    .select(
      sql<number>`(select count(*) from report r where r.status <> 'draft'
        and case when m.credit_code is null then r.manufacturer_credit_code is null and r.manufacturer_name = m.name else r.manufacturer_credit_code = m.credit_code end)`.as(
        'reports',
      ),
    )
    .where('m.name', 'ilike', likePattern(keyword))
    .orderBy((order) => order.fn('length', ['m.name']))
    .orderBy('m.name')
    .limit(20)
    .execute()
  return rows.map((row) => ({
    name: row.name,
    creditCode: row.credit_code,
    address: row.address,
    licenceNo: row.licence_no,
    country: row.country,
    reports: row.reports,
  }))
}
