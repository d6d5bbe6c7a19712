// The latest known details of manufacturers, stored from their reports, to fill forms.
import { sql, type RawBuilder } from 'kysely'
import type { Manufacturer } from '@register/contract/business/report/parties/manufacturer'
import type { Db } from '../../../../db/connect.ts'
import { isNamed } from '../../../../db/search/grams.ts'
import type { ReportRecord } from '../content/content.ts'

/** Stores what reports state about their manufacturers; each is known by its credit code, else by its name. */
export async function rememberManufacturers(db: Db, rows: readonly ReportRecord[]): Promise<void> {
  const named = rows.filter((row) => row.manufacturer_name)
  // One statement may write a row only once, so the last report of a manufacturer counts.
  const coded = new Map(
    named.filter((row) => row.manufacturer_credit_code).map((row) => [row.manufacturer_credit_code, row]),
  )
  const uncoded = new Map(
    named.filter((row) => !row.manufacturer_credit_code).map((row) => [row.manufacturer_name, row]),
  )
  await remember(db, [...coded.values()], sql`credit_code`, sql`credit_code is not null`)
  await remember(db, [...uncoded.values()], sql`name`, sql`credit_code is null`)
}

/** Columns that an old certificate without these details does not clear. */
const latest = ['address', 'licence_no', 'country'].map((name) => sql.ref(name))

/** Does not write an unchanged row: publications of one manufacturer would otherwise wait for each other. */
async function remember(db: Db, rows: readonly ReportRecord[], by: RawBuilder<unknown>, which: RawBuilder<unknown>) {
  if (rows.length === 0) return
  const given = rows.map((row) => ({
    name: row.manufacturer_name,
    credit_code: row.manufacturer_credit_code,
    address: row.manufacturer_address,
    licence_no: row.manufacturer_licence_no,
    country: row.country,
  }))
  const news = latest.map(
    (column) => sql`(said.${column} is not null and said.${column} is distinct from known.${column})`,
  )
  await sql`
    insert into manufacturer as known (name, credit_code, address, licence_no, country)
    select name, credit_code, address, licence_no, country
    from json_populate_recordset(null::manufacturer, ${JSON.stringify(given)}::json) said
    where not exists (
      select from manufacturer known where known.${by} = said.${by} and known.${which} and known.name = said.name
        and not (${sql.join(news, sql` or `)}))
    on conflict (${by}) where ${which} do update set name = excluded.name, updated_at = now(),
      ${sql.join(latest.map((column) => sql`${column} = coalesce(excluded.${column}, known.${column})`))}`.execute(db)
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
    .where(isNamed(sql.ref('m.name'), keyword))
    .orderBy((order) => order.fn('length', ['m.name']))
    .orderBy('m.name')
    // Among equal names the company with a known code comes first.
    .orderBy('m.credit_code')
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
