// The latest known details of manufacturers, kept from their reports to fill forms.
import { sql } from 'kysely'
import type { Manufacturer } from '@register/contract/business/report'
import type { Db } from '../../../db/connect.ts'
import { likePattern } from '../../../db/pairs.ts'
import type { ReportRecord } from './content.ts'

/** Remembers what a report says of its manufacturer; known by credit code, else by name. */
export async function rememberManufacturer(db: Db, row: ReportRecord): Promise<void> {
  if (!row.manufacturer_name) return
  const details = {
    name: row.manufacturer_name,
    address: row.manufacturer_address,
    licence_no: row.manufacturer_licence_no,
    country: row.country,
  }
  await db
    .insertInto('manufacturer')
    .values({ ...details, credit_code: row.manufacturer_credit_code })
    .onConflict((conflict) =>
      row.manufacturer_credit_code
        ? conflict
            .column('credit_code')
            .where('credit_code', 'is not', null)
            .doUpdateSet({ ...details, updated_at: sql<string>`now()` })
        : conflict
            .column('name')
            .where('credit_code', 'is', null)
            .doUpdateSet({ ...details, updated_at: sql<string>`now()` }),
    )
    .execute()
}

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
