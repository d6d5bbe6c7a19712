// Numbers that the register gave out: the application of each, whoever asks.
import { sql } from 'kysely'
import type { Phrase } from '@register/contract/phrase'
import type { UserCtx } from '../../../../access/ctx.ts'

/** The application with this code, whatever the caller's scope for applications; undefined when there is none. */
export const applicationOfCode = (ctx: UserCtx, code: string) =>
  ctx.db
    .selectFrom('code_application')
    .select(['id', 'body_id', 'category_code', 'status', 'product_name', 'model', 'manufacturer_name'])
    .where('code', '=', code)
    .executeTakeFirst()

/** The applications of several codes, in one query. */
export async function applicationsOfCodes(ctx: UserCtx, codes: readonly string[]) {
  const rows = await ctx.db
    .selectFrom('code_application')
    .select(['code', 'body_id', 'category_code', 'status'])
    .where('code', '=', sql<string>`any(${[...codes]}::text[])`)
    .execute()
  return new Map(rows.map((row) => [row.code, row]))
}

/** The problem of a number that is entered as one from before the register, although the register gave it out. */
export const givenOutHere: Phrase = [
  '证书编号：该编码由本系统发放或预留，不能按“已有证书”登记',
  'Certificate No. was given out or reserved by this register and cannot be registered as an existing certificate',
]
