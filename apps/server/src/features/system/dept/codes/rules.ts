// The rules of codes of bodies: one holder in a year, successors within what the predecessor held, and no code is taken from numbers that use it.
import { bothNames } from '@register/contract/phrase'
import { sql } from 'kysely'
import { badField, conflict, duplicateField } from '@register/contract/errors'
import type { UserCtx } from '../../../../access/ctx.ts'
import { unheld, type CodeRow } from './store.ts'

const inOnePeriod = ({ from_year: from, to_year: to }: CodeRow) =>
  sql<boolean>`int4range(from_year, to_year, '[]') && int4range(${from}::int, ${to}::int, '[]')`

export function refuseBackwards({ from_year: from, to_year: to }: CodeRow): void {
  if (from !== null && to !== null && to < from)
    throw badField('toYear', ['截止年份不能早于起始年份', 'To year must not be before the first year'])
}

/** A code has one holder in a year; the database holds it, and this names the holder. */
export async function refuseHeld(ctx: UserCtx, row: CodeRow, id = 0): Promise<void> {
  const other = await ctx.db
    .selectFrom('body_code')
    .innerJoin('dept', 'dept.id', 'body_code.dept_id')
    .select(['dept.name_zh', 'dept.name_en'])
    .where('body_code.code', '=', row.code)
    .where('body_code.id', '!=', id)
    .where('predecessor_id', 'is', null)
    .where(inOnePeriod(row))
    .executeTakeFirst()
  if (other)
    throw duplicateField('code', [
      `机构代码“${row.code}”在这些年份属于${other.name_zh}；承接其编号的，请选择“承接的机构”`,
      `Body code "${row.code}" belongs to ${bothNames(other.name_zh, other.name_en)[1]} in these years. To take over its numbers, choose whom the body succeeds to`,
    ])
}

/** A successor enters numbers of years in which the predecessor had the code. */
export async function refuseNotHeldBy(ctx: UserCtx, predecessorId: number, row: CodeRow): Promise<void> {
  if (predecessorId === row.dept_id)
    throw badField('predecessorId', ['承接的机构不能是本机构', 'A body does not succeed to itself'])
  const held = await ctx.db
    .selectFrom('body_code')
    .select('id')
    .where('dept_id', '=', predecessorId)
    .where('code', '=', row.code)
    .where('predecessor_id', 'is', null)
    .where(
      sql<boolean>`int4range(from_year, to_year, '[]') @> int4range(${row.from_year}::int, ${row.to_year}::int, '[]')`,
    )
    .executeTakeFirst()
  if (!held)
    throw badField('predecessorId', [
      `承接的机构在这些年份没有代码 ${row.code}`,
      `The body it succeeds to did not have the code ${row.code} in all of these years`,
    ])
}

/** Called after the change, in its transaction: numbers that had a code before must still have it. `before`: the row as it was. */
export async function refuseTaken(ctx: UserCtx, before: CodeRow): Promise<void> {
  const { count, first, last } = await unheld(ctx, before)
  if (count === 0) return
  const years = first === last ? `${first}` : `${first}–${last}`
  throw conflict([
    `机构代码 ${before.code} 已用于 ${count} 个编号（${years} 年），不能删除，也不能将这些年份排除在外`,
    `Body code ${before.code} is used by ${count} ${count === 1 ? 'number' : 'numbers'} (${years}): it cannot be removed, nor its years cut so that they are left out`,
  ])
}
