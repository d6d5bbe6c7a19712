// What the head office does with a request: the facts that help to decide, and the rights that an approval gives.
import { sql } from 'kysely'
import { badField, conflict, Failure } from '@register/contract/errors'
import type { Input, Output } from '@register/contract/endpoint'
import {
  decideEnterprise,
  type EnterpriseRequest,
  type readEnterpriseRequest,
} from '@register/contract/business/enterprise/request'
import { companyCheckKeys, companyChecks, type CompanyCheck } from '@register/contract/business/enterprise/checks'
import { granted } from '../../../../access/actor.ts'
import { found, type UserCtx } from '../../../../access/ctx.ts'
import { settled, notifyFromSystem } from '../../../system/message/service.ts'
import { whyNoCompany } from '../own/own.ts'
import { filesOf } from '../../file/service.ts'
import { authorisationPlace, readOne, requests, statedIn } from '../store.ts'

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

/** The reviewer gives a role that they lack, in this one case, because the role opens only the company's own records (docs/rules/access.md#rights-of-a-role). */
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

/** An approval states that licence and authorisation were compared; a request from before the authorisation was asked has none. */
async function refuseUnchecked(ctx: UserCtx, id: number, checked: readonly CompanyCheck[]): Promise<void> {
  if ((await filesOf(ctx, authorisationPlace(id))).length === 0)
    throw conflict([
      '申请没有授权书，不能通过；请以此为理由不予通过，申请人可以补齐后重新申请',
      'The request has no authorisation and cannot be approved. Reject it for that reason: the applicant can ask again with one',
    ])
  const left = companyCheckKeys.filter((key) => !checked.includes(key))
  if (left.length > 0)
    throw badField('checked', [
      `通过前须逐项核对：${left.map((key) => companyChecks[key][0]).join('；')}`,
      `Before an approval, compare: ${left.map((key) => companyChecks[key][1]).join('; ')}`,
    ])
}

export async function decide(
  ctx: UserCtx,
  { id, rev, decision, checked, reason }: Input<typeof decideEnterprise>['body'],
): Promise<EnterpriseRequest> {
  const before = await requests.lock(ctx, id, rev)
  if (before.status !== 'applied') throw conflict(['申请已有结果或已撤回', 'The request has been decided or withdrawn'])
  if (before.user_id === ctx.actor.id)
    throw new Failure(403, ['不能审核自己的申请', 'You cannot decide your own request'])
  if (decision === 'reject' && reason === '')
    throw badField('reason', ['理由必须填写：申请人会看到', 'Reason is required: the applicant reads it'])
  const { company_name: companyName, credit_code: creditCode, user_id: userId } = before
  if (decision === 'approve') {
    await refuseUnchecked(ctx, id, checked)
    await makeEnterprise(ctx, userId, creditCode)
  }
  await requests.update(ctx, before, statedIn(before), {
    checked: decision === 'approve' ? [...checked] : [],
    status: decision === 'approve' ? 'approved' : 'rejected',
    reason,
    decided_by: ctx.actor.id,
    decided_at: sql`now()`,
  })
  ctx.note.detail = { ...ctx.note.detail, decision, reason, ...(decision === 'approve' && { checked }) }
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
