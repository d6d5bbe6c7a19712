// Codes that the register gave out: the application of each, and the categories for which none is given.
import { sql, type RawBuilder } from 'kysely'
import { untestedReason } from '@register/contract/business/category/untested'
import { badField } from '@register/contract/errors'
import type { Phrase } from '@register/contract/phrase'
import type { UserCtx } from '../../../../access/ctx.ts'
import type { Category } from '../../category/service.ts'

const dayOf = (at: RawBuilder<unknown>) => sql`(${at} at time zone 'Asia/Shanghai')::date`
const appliedOn = sql<string>`${dayOf(sql`code_application.created_at`)}`.as('appliedOn')
/** The last step passed: the day from which on the code is the body's. */
const approvedOn = sql<string | null>`(select ${dayOf(sql`max(e.at)`)} from code_application_event e
  where e.application_id = code_application.id and e.step = 'society' and e.event = 'pass')`.as('approvedOn')

/** The application with this code, whatever the caller's scope for applications; undefined when there is none. */
export const applicationOfCode = (ctx: UserCtx, code: string) =>
  ctx.db
    .selectFrom('code_application')
    .select(['id', 'body_id', 'category_code', 'status', 'product_name', 'model', 'manufacturer_name'])
    .select([appliedOn, approvedOn])
    .where('code', '=', code)
    .executeTakeFirst()

/** The applications of several codes, in one query. */
export async function applicationsOfCodes(ctx: UserCtx, codes: readonly string[]) {
  const rows = await ctx.db
    .selectFrom('code_application')
    .select(['code', 'body_id', 'category_code', 'status'])
    .select([appliedOn, approvedOn])
    .where('code', '=', sql<string>`any(${[...codes]}::text[])`)
    .execute()
  return new Map(rows.map((row) => [row.code, row]))
}

/** The problem of a number that is entered as one from before the register, although the register gave it out. */
export const givenOutHere: Phrase = [
  '证书编号：该编码由本系统发放或预留，不能按“已有证书”登记',
  'Certificate No. was given out or reserved by this register and cannot be registered as an existing certificate',
]

/** Refuses a category that its rule does not type-test. */
export function refuseUntested({ path, name }: Category): void {
  const why = untestedReason(path)
  if (why)
    throw badField('categoryCode', [
      `设备品种：${name[0]}不发放型式试验证书编号：${why[0]}`,
      `Equipment category: no certificate number is given out for ${name[1]}: ${why[1]}`,
    ])
}
