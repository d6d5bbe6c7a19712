// Codes of bodies and confirmed numbers in the database: what is read, and which numbers use a code.
import { sql, type RawBuilder } from 'kysely'
import type { BodyNumbers } from '@register/contract/system/dept/codes'
import { groundKeys } from '@register/contract/rules/numbers/confirmation'
import { printNo } from '@register/contract/rules/numbers/certificateNo'
import { notFound } from '@register/contract/errors'
import type { UserCtx } from '../../../../access/ctx.ts'
import { depts } from '../store.ts'

/** A department in the caller's scope that is a type-testing body. */
export async function bodyInScope(ctx: UserCtx, id: number) {
  const body = await depts
    .scoped(ctx)
    .select(['dept.id', 'dept.body_code', 'dept.name_zh', 'dept.name_en'])
    .where('dept.id', '=', id)
    .where('dept.body_code', 'is not', null)
    .executeTakeFirst()
  if (!body) throw notFound()
  return body
}

/** Whether a certificate was published on a confirmation, or has its number. */
const isTaken = (c: { id: RawBuilder<unknown>; dept: RawBuilder<unknown>; key: RawBuilder<unknown> }) => sql<boolean>`(
  exists (select 1 from report where report.confirmation_id = ${c.id})
  or exists (select 1 from report where report.certificate_key = ${c.key} and report.body_id = ${c.dept} and report.version > 0)
  or exists (select 1 from report where report.body_id = ${c.dept} and report_keys(report.report_nos) @> array[${c.key}]::text[]
    and report.certificate_key is null and report.version > 0))`

export async function isUsed(
  { db }: UserCtx,
  { id, dept_id: dept, number_key: key }: { id: number; dept_id: number; number_key: string },
): Promise<boolean> {
  const taken = isTaken({ id: sql`${id}`, dept: sql`${dept}`, key: sql`${key}` })
  const { rows } = await sql<{ used: boolean }>`select ${taken} as used`.execute(db)
  return rows[0]?.used ?? false
}

/** Confirmations that hold come first. */
async function confirmedOf({ db }: UserCtx, deptId: number): Promise<BodyNumbers['confirmed']> {
  const rows = await db
    .selectFrom('confirmed_number as c')
    .innerJoin('app_user as author', 'author.id', 'c.user_id')
    .leftJoin('app_user as other', 'other.id', 'c.withdrawn_by')
    .select(['c.id', 'c.number', 'c.grounds', 'c.reason', 'c.at', 'author.nickname as by'])
    .select(['c.withdrawn_at', 'c.withdrawn_reason', 'other.nickname as withdrawn_by'])
    .select(isTaken({ id: sql`c.id`, dept: sql`c.dept_id`, key: sql`c.number_key` }).as('used'))
    .where('c.dept_id', '=', deptId)
    .orderBy(sql`c.withdrawn_at is not null, c.id desc`)
    .limit(200)
    .execute()
  return rows.map(({ grounds, withdrawn_at: at, withdrawn_by: by, withdrawn_reason: reason, ...row }) => ({
    ...row,
    number: printNo(row.number),
    grounds: groundKeys.filter((one) => grounds.includes(one)),
    withdrawn: at === null ? null : { reason, by: by ?? '', at },
  }))
}

export async function numbersOf(ctx: UserCtx, deptId: number): Promise<BodyNumbers> {
  const codes = await ctx.db
    .selectFrom('body_code')
    .leftJoin('dept as former', 'former.id', 'body_code.predecessor_id')
    .select(['body_code.id', 'body_code.rev', 'code', 'from_year', 'to_year', 'note', 'predecessor_id'])
    .select(['former.name_zh', 'former.name_en'])
    .where('dept_id', '=', deptId)
    .orderBy(sql`predecessor_id is not null, from_year desc nulls last, body_code.id`)
    .execute()
  const confirmed = await confirmedOf(ctx, deptId)
  return {
    codes: codes.map((row) => ({
      id: row.id,
      rev: row.rev,
      code: row.code,
      fromYear: row.from_year,
      toYear: row.to_year,
      note: row.note,
      predecessor:
        row.predecessor_id === null
          ? null
          : { id: row.predecessor_id, name: ctx.say([row.name_zh ?? '', row.name_en ?? '']) },
    })),
    confirmed,
  }
}

export interface CodeRow {
  dept_id: number
  code: string
  from_year: number | null
  to_year: number | null
}

/** The numbers of a body with this code and of these years that no code of it holds any more. Reports and applications count. */
export async function unheld({ db }: UserCtx, { dept_id: dept, code, from_year: from, to_year: to }: CodeRow) {
  const { rows } = await sql<{ count: number; first: number; last: number }>`
    with numbers(key) as (
      select certificate_key from report where body_id = ${dept}
      union
      select code from code_application where body_id = ${dept}),
    read(year) as (
      select substr(key, length(key) - 7, 4)::int from numbers where key ~ ${`^TSX[0-9A-Z]{4}${code}(19|20)[0-9]{6}$`}
      union all
      select case when yy < 90 then 2000 + yy else 1900 + yy end
        from (select substr(key, length(key) - 5, 2)::int as yy from numbers where key ~ ${`^TX[0-9A-Z]{4}${code}[0-9]{6}$`}) labels
      union all
      select substr(key, length(key) - 7, 4)::int from numbers where key ~ ${`^TX[0-9A-Z]{4}${code}(19|20)[0-9]{6}$`})
    select count(*)::int as count, min(year) as first, max(year) as last from read
    where year between ${from ?? 0} and ${to ?? 9999} and not exists (
      select 1 from body_code held where held.dept_id = ${dept} and held.code = ${code}
        and year between coalesce(held.from_year, 0) and coalesce(held.to_year, 9999))`.execute(db)
  return rows[0] ?? { count: 0, first: 0, last: 0 }
}
