// What the head office does with a request: the facts that help to decide, and the rights that an approval gives.
import { sql } from 'kysely'
import { badField, conflict, Failure } from '@register/contract/errors'
import type { Input, Output } from '@register/contract/endpoint'
import {
  decideEnterprise,
  type EnterpriseRequest,
  type readEnterpriseRequest,
} from '@register/contract/business/enterprise/request'
import { granted } from '../../../../access/actor.ts'
import { found, type UserCtx } from '../../../../access/ctx.ts'
import { settled, notifyFromSystem } from '../../../system/message/service.ts'
import { whyNoCompany } from '../own/own.ts'
import { readOne, requests } from '../store.ts'

const rowOf = (ctx: UserCtx, id: number) =>
  ctx.db
    .selectFrom('enterprise_request as e')
    .innerJoin('app_user as u', 'u.id', 'e.user_id')
    .where('e.id', '=', id)
    .select(['e.user_id', 'e.credit_code', 'e.status', 'u.username'])
    .executeTakeFirst()

/** What the register already has under a credit code: its names, how often each is used, and the accounts that act for it. */
async function knownOf({ db }: UserCtx, code: string) {
  const names = await db
    .selectFrom('report')
    .select(['manufacturer_name as name', sql<number>`count(*)`.as('reports')])
    .where('manufacturer_credit_code', '=', code)
    .where('status', '=', 'published')
    .groupBy('manufacturer_name')
    .orderBy(sql`2`, 'desc')
    .limit(5)
    .execute()
  const { accounts } = await db
    .selectFrom('app_user')
    .select(sql<number>`count(*)`.as('accounts'))
    .where('credit_code', '=', code)
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow()
  return {
    knownAs: names.flatMap(({ name }) => (name ? [name] : [])),
    certificates: names.reduce((sum, { reports }) => sum + reports, 0),
    accounts,
  }
}

export async function readForReview(ctx: UserCtx, id: number): Promise<Output<typeof readEnterpriseRequest>> {
  const request = await readOne(ctx, id)
  const row = found(await rowOf(ctx, id))
  return {
    ...request,
    username: row.username,
    ...(await knownOf(ctx, row.credit_code)),
    decidable:
      row.status === 'applied' && row.user_id !== ctx.actor.id && granted(ctx.actor, decideEnterprise) !== undefined,
  }
}

/** The reviewer gives a role that they lack; decision 16 allows this one case, because the role opens only the company's own records. */
async function makeEnterprise({ db, actor }: UserCtx, userId: number, creditCode: string): Promise<void> {
  const account = await db
    .selectFrom('app_user')
    .select(['username_key', 'dept_id', 'credit_code', 'status'])
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  if (account.status !== 'active') throw conflict(['申请人的账号已停用', 'The applicant’s account is disabled'])
  const why = whyNoCompany(account)
  if (why) throw conflict(why)
  const role = await db
    .selectFrom('role')
    .select('id')
    .where('key', '=', 'enterprise')
    .where('status', '=', 'active')
    .executeTakeFirst()
  if (!role)
    throw conflict([
      '企业用户角色已停用，不能通过；请联系安全管理员',
      'The role of enterprises is disabled, so requests cannot be approved. Ask a security administrator',
    ])
  await db
    .updateTable('app_user')
    .set({ credit_code: creditCode, updated_by: actor.id, updated_at: sql<string>`now()` })
    .set((row) => ({ rev: row('rev', '+', 1) }))
    .where('id', '=', userId)
    .execute()
  await db
    .insertInto('user_role')
    .values({ user_id: userId, role_id: role.id })
    .onConflict((known) => known.doNothing())
    .execute()
}

export async function decide(
  ctx: UserCtx,
  { id, rev, decision, reason }: Input<typeof decideEnterprise>['body'],
): Promise<EnterpriseRequest> {
  const before = await requests.lock(ctx, id, rev)
  if (before.status !== 'applied') throw conflict(['申请已有结果或已撤回', 'The request has been decided or withdrawn'])
  if (before.user_id === ctx.actor.id)
    throw new Failure(403, ['不能审核自己的申请', 'You cannot decide your own request'])
  if (decision === 'reject' && reason === '')
    throw badField('reason', ['理由必须填写：申请人会看到', 'Reason is required: the applicant reads it'])
  const { company_name: companyName, credit_code: creditCode, user_id: userId } = before
  if (decision === 'approve') await makeEnterprise(ctx, userId, creditCode)
  await requests.update(
    ctx,
    before,
    { companyName, creditCode },
    {
      status: decision === 'approve' ? 'approved' : 'rejected',
      reason,
      decided_by: ctx.actor.id,
      decided_at: sql`now()`,
    },
  )
  ctx.note.detail = { ...ctx.note.detail, decision, reason }
  const object = `enterprise:${id}`
  await settled(ctx, object, ['enterpriseApplied'])
  await notifyFromSystem(ctx, {
    kind: decision === 'approve' ? 'enterpriseApproved' : 'enterpriseRejected',
    to: [userId],
    object: 'profile:enterprise',
    about: { company: companyName, reason },
  })
  return readOne(ctx, id)
}
