// Recording, changing and removing codes of bodies: acts of the head office.
import { sql } from 'kysely'
import type { z } from 'zod'
import * as contract from '@register/contract/system/dept/codes'
import type { BodyNumbers } from '@register/contract/system/dept/codes'
import { conflict, notFound, staleRev } from '@register/contract/errors'
import type { UserCtx } from '../../../../access/ctx.ts'
import { lockTree } from '../store.ts'
import { refuseBackwards, refuseHeld, refuseNotHeldBy, refuseTaken } from './rules.ts'
import { bodyInScope, numbersOf, type CodeRow } from './store.ts'

/** The audit names the body, the code and the years. */
async function note(ctx: UserCtx, row: CodeRow, more: Record<string, unknown> = {}): Promise<void> {
  const { name_zh: nameZh, name_en: nameEn } = await bodyInScope(ctx, row.dept_id)
  ctx.note.object = `dept:${row.dept_id}`
  ctx.note.detail = { nameZh, nameEn, code: row.code, fromYear: row.from_year, toYear: row.to_year, ...more }
}

export const readOf = async (ctx: UserCtx, deptId: number): Promise<BodyNumbers> =>
  numbersOf(ctx, (await bodyInScope(ctx, deptId)).id)

export async function addCode(ctx: UserCtx, given: z.output<typeof contract.addBodyCode.body>): Promise<BodyNumbers> {
  await lockTree(ctx)
  const { deptId, code, predecessorId } = given
  await bodyInScope(ctx, deptId)
  const row = { dept_id: deptId, code, from_year: given.fromYear, to_year: given.toYear }
  refuseBackwards(row)
  if (predecessorId) await refuseNotHeldBy(ctx, predecessorId, row)
  else await refuseHeld(ctx, row)
  await ctx.db
    .insertInto('body_code')
    .values({ ...row, predecessor_id: predecessorId ?? null, note: given.note, updated_by: ctx.actor.id })
    .execute()
  await note(ctx, row, { note: given.note, ...(predecessorId && { predecessorId }) })
  return numbersOf(ctx, deptId)
}

async function lockCode(ctx: UserCtx, id: number) {
  await lockTree(ctx)
  const row = await ctx.db.selectFrom('body_code').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  if (!row) throw notFound()
  const body = await bodyInScope(ctx, row.dept_id)
  return { row, body }
}

/** Successors hold no more than their predecessor: a period that they need is not cut. */
async function refuseSucceeded(ctx: UserCtx, before: CodeRow): Promise<void> {
  const successor = await ctx.db
    .selectFrom('body_code as later')
    .select('later.id')
    .where('later.predecessor_id', '=', before.dept_id)
    .where('later.code', '=', before.code)
    .where(
      sql<boolean>`not exists (select 1 from body_code own where own.dept_id = ${before.dept_id} and own.code = later.code
        and own.predecessor_id is null
        and int4range(own.from_year, own.to_year, '[]') @> int4range(later.from_year, later.to_year, '[]'))`,
    )
    .executeTakeFirst()
  if (successor)
    throw conflict([
      `另一机构承接了代码 ${before.code} 在这些年份的编号，请先删除该承接`,
      `Another body succeeds to the numbers of code ${before.code} in these years. Remove that first`,
    ])
}

export async function changeCode(
  ctx: UserCtx,
  given: z.output<typeof contract.changeBodyCode.body>,
): Promise<BodyNumbers> {
  const { row: before } = await lockCode(ctx, given.id)
  if (before.rev !== given.rev)
    throw staleRev({ rev: before.rev, by: '', at: before.updated_at }, contract.changeBodyCode.summary)
  const row = { ...before, from_year: given.fromYear, to_year: given.toYear }
  refuseBackwards(row)
  if (before.predecessor_id === null) await refuseHeld(ctx, row, before.id)
  else await refuseNotHeldBy(ctx, before.predecessor_id, row)
  await ctx.db
    .updateTable('body_code')
    .set({ from_year: row.from_year, to_year: row.to_year, note: given.note, updated_by: ctx.actor.id })
    .set({ rev: before.rev + 1, updated_at: sql<string>`now()` })
    .where('id', '=', before.id)
    .execute()
  await refuseTaken(ctx, before)
  await refuseSucceeded(ctx, before)
  await note(ctx, row, { note: given.note, was: { fromYear: before.from_year, toYear: before.to_year } })
  return numbersOf(ctx, before.dept_id)
}

export async function removeCode(ctx: UserCtx, id: number): Promise<BodyNumbers> {
  const { row, body } = await lockCode(ctx, id)
  await ctx.db.deleteFrom('body_code').where('id', '=', id).execute()
  const { rows } = await sql`select 1 from body_code where dept_id = ${body.id} and code = ${body.body_code}`.execute(
    ctx.db,
  )
  if (rows.length === 0)
    throw conflict([
      `${row.code} 是该机构在本系统登记的首个代码，不能删除；可以修改年份，或在部门中更改`,
      `${row.code} is the code under which the register filed the body, so it stays. Change its years, or the code of the department`,
    ])
  await refuseTaken(ctx, row)
  await refuseSucceeded(ctx, row)
  await note(ctx, row)
  return numbersOf(ctx, row.dept_id)
}
