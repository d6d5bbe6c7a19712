// The body that the caller writes for, and what it is approved for.
import { sql } from 'kysely'
import { badField } from '@register/contract/errors'
import type { HeldCode } from '@register/contract/business/numbers/heldCodes'
import type { Phrase } from '@register/contract/phrase'
import type { Ctx, UserCtx } from '../../../../access/ctx.ts'
import { allCategories, categoryPath } from '../../category/service.ts'
import { readBody, refuseStopped, type BodyRow } from '../read.ts'

/** The nearest body at or above the caller's department. */
async function nearestBody(ctx: UserCtx): Promise<BodyRow | undefined> {
  const row = await ctx.db
    .selectFrom('dept as own')
    .innerJoin('dept as body', (join) => join.onTrue())
    .select('body.id')
    .where('own.id', '=', ctx.actor.deptId ?? -1)
    .where('body.body_code', 'is not', null)
    .whereRef('body.id', '=', (eb) => eb.fn.any('own.path'))
    .orderBy((eb) => eb.fn('cardinality', ['body.path']), 'desc')
    .executeTakeFirst()
  return row && readBody(ctx.db, row.id)
}

/** The body the caller writes for; refuses callers without a body, and callers whose body is stopped. */
export async function ownBody(ctx: UserCtx): Promise<BodyRow> {
  const body = await nearestBody(ctx)
  if (!body)
    throw badField('bodyId', ['您的账号不属于任何型式试验机构', 'Your account does not belong to a type-testing body'])
  refuseStopped(body)
  return body
}

/** What the caller's body may test (an empty list means every category), its codes, and the keys of the numbers that the head office has confirmed for it; all empty for people without a body. */
export async function approvedForOwn(
  ctx: UserCtx,
): Promise<{ categories: string[]; codes: HeldCode[]; confirmed: string[] }> {
  const body = await nearestBody(ctx)
  const confirmed = await ctx.db
    .selectFrom('confirmed_number')
    .select('number_key')
    .where('dept_id', '=', body?.id ?? 0)
    .where('withdrawn_at', 'is', null)
    .where(sql<boolean>`'misprint' = any(grounds)`)
    .execute()
  return {
    categories: [...(body?.approved ?? [])],
    codes: [...(body?.codes ?? [])],
    confirmed: confirmed.map((one) => one.number_key),
  }
}

/** Why this body may not test this category, with the ones it may test; undefined when it may. Existing certificates are not checked, because they were issued under the approval of their time. */
export async function approvalProblem(
  ctx: Ctx,
  { approval, approved, name }: Pick<BodyRow, 'approval' | 'approved' | 'name'>,
  code: string,
): Promise<Phrase | undefined> {
  if (approval === 'all') return undefined
  const above = await categoryPath(ctx, code)
  if (above.some((one) => approved.includes(one))) return undefined
  const all = await allCategories(ctx)
  const may = (at: 0 | 1) => approved.map((one) => `${one} ${all.get(one)?.name[at] ?? ''}`.trim())
  return [
    `设备品种：${name[0]}核准的品种为 ${may(0).join('、')}，不含 ${code}`,
    `Equipment category: ${name[1]} is approved for ${may(1).join(', ')}, which does not hold ${code}`,
  ]
}

/** Refuses a category that the body is not approved for. */
export async function refuseUnapproved(
  ctx: Ctx,
  body: Pick<BodyRow, 'approval' | 'approved' | 'name'>,
  code: string,
): Promise<void> {
  const problem = await approvalProblem(ctx, body, code)
  if (problem) throw badField('categoryCode', problem)
}
