// The body that the caller writes for, and what it is approved for.
import { sql } from 'kysely'
import { badField } from '@register/contract/errors'
import type { ownApprovals } from '@register/contract/business/body'
import { codeInForce } from '@register/contract/rules/numbers/heldCodes'
import { shanghaiDay, yearOf } from '@register/contract/dates'
import type { Output } from '@register/contract/endpoint'
import type { Phrase } from '@register/contract/phrase'
import type { Ctx, UserCtx } from '../../../../access/ctx.ts'
import { allCategories, categoryPath } from '../../category/service.ts'
import { readBody, refuseStopped, stopProblem, type BodyRow } from '../read.ts'

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

const noBody: Phrase = [
  '您的账号不属于任何型式试验机构，不能申请编码或登记报告；请系统管理员将您的账号移到机构的部门下',
  'Your account does not belong to a type-testing body, so it cannot apply for codes nor register reports. Ask an administrator to move it to the department of your body',
]

/** The body the caller writes for; refuses callers without a body, and callers whose body is stopped. */
export async function ownBody(ctx: UserCtx): Promise<BodyRow> {
  const body = await nearestBody(ctx)
  if (!body) throw badField('bodyId', noBody)
  refuseStopped(body)
  return body
}

/** Why a body cannot give numbers today; undefined where it can. */
function codeProblem({ codes, name }: BodyRow): Phrase | undefined {
  const year = yearOf(shanghaiDay())
  return codeInForce(codes, year) === undefined
    ? [
        `${name[0]}没有 ${year} 年的机构代码，不能申请编码；请总局登记机构代码`,
        `${name[1]} has no body code for ${year}, so it cannot apply for codes. The head office records one`,
      ]
    : undefined
}

/** The code with which a body gives numbers today. */
export function issuingCode(body: BodyRow): string {
  const problem = codeProblem(body)
  if (problem) throw badField('bodyId', problem)
  return codeInForce(body.codes, yearOf(shanghaiDay())) ?? ''
}

/** The reasons for which the server would refuse an application or a report of the caller; empty where it would not. A form shows them before the caller types anything. */
function preventedFor({ say }: UserCtx, body: BodyRow | undefined) {
  const report = body ? stopProblem(body) : noBody
  const application = report ?? (body && codeProblem(body))
  return { application: application ? say(application) : '', report: report ? say(report) : '' }
}

/** What the caller's body may test (an empty list means every category), its codes, and the keys of the numbers that the head office has confirmed for it; all empty for people without a body. With what prevents the caller from beginning anything. */
export async function approvedForOwn(ctx: UserCtx): Promise<Output<typeof ownApprovals>> {
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
    prevented: preventedFor(ctx, body),
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
