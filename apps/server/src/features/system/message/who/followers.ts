// Which accounts follow a certificate or its manufacturer.
import { sql } from 'kysely'
import type { Db } from '../../../../db/connect.ts'

export interface Followers {
  /** The certificate, where its followers are meant too. */
  reportId?: number
  creditCode: string | null
  /** The present and former names of the manufacturer. */
  names: readonly string[]
}

/** Active accounts, each once. A person who follows a manufacturer by its name, because it had no code, still follows it when it gets one. */
export async function followersOf(db: Db, { reportId, creditCode, names }: Followers): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select u.id from app_user u where u.status = 'active' and u.id in (
      select user_id from follow where report_id = ${reportId ?? null}
      union all select user_id from follow where credit_code = ${creditCode}
      union all select user_id from follow
        where report_id is null and credit_code is null and maker_name = any(${[...names]}::text[]))
    order by u.id`.execute(db)
  return rows.map(({ id }) => id)
}

/** A followed manufacturer of some of these reports, by its code or its name, and its followers. */
export interface ImportedFor {
  maker: string
  company: string
  count: number
  followers: number[]
}

export async function importedFor(db: Db, reportIds: readonly number[]): Promise<ImportedFor[]> {
  const { rows } = await sql<ImportedFor>`
    with given as (
      select manufacturer_credit_code as code, manufacturer_name as name, count(*) as count
      from report where id = any(${[...reportIds]}::bigint[]) group by 1, 2
    ), met as (
      select code as maker, name, given.count, f.user_id from given join follow f on f.credit_code = code
      union all
      select name, name, given.count, f.user_id from given
      join follow f on f.report_id is null and f.credit_code is null and f.maker_name = name
      where not exists (select from follow g where g.user_id = f.user_id and g.credit_code = code)
    )
    select maker, max(name) as company, (sum(count) / count(distinct user_id))::int as count,
      array_agg(distinct user_id order by user_id) as followers
    from met join app_user u on u.id = user_id and u.status = 'active'
    group by maker order by maker`.execute(db)
  return rows
}
