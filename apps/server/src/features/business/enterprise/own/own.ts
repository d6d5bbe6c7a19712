// The side of the account that asks: who may, the licence, and taking a request back.
import { sql } from 'kysely'
import { badField, conflict, Failure } from '@register/contract/errors'
import type { Input, Output } from '@register/contract/endpoint'
import type {
  EnterpriseRequest,
  readOwnRequests,
  requestEnterprise,
} from '@register/contract/business/enterprise/request'
import { normalCreditCode } from '@register/contract/business/numbers/creditCode'
import type { Phrase } from '@register/contract/phrase'
import { firstAdministrator } from '@register/contract/system/setup/setup'
import { lockSelf, type UserCtx } from '../../../../access/ctx.ts'
import { settled } from '../../../system/message/service.ts'
import { bind } from '../../file/service.ts'
import { asOwner, licencePlace, readOne, requests, whole } from '../store.ts'

/** Requests of one account within a day, withdrawn ones too. */
const mostADay = 5

interface Account {
  username_key: string
  dept_id: number | null
  credit_code: string | null
}

/** Why an account is not to act for a company; nothing when it may. Asked at the request, and again at the decision. */
export function whyNoCompany({ username_key, dept_id, credit_code }: Account): Phrase | undefined {
  if (credit_code !== null)
    return [`账号已是企业账号（${credit_code}）`, `The account acts for a company already (${credit_code})`]
  if (dept_id !== null || username_key === firstAdministrator)
    return [
      '账号属于机构或部门，不能同时代表企业；请另行注册账号申请',
      'The account belongs to a body or department and cannot act for a company too. Register another account for it',
    ]
  return undefined
}

const waiting: Phrase = ['您的申请正在等待审核', 'Your request is waiting for a decision']

async function whyNot(ctx: UserCtx): Promise<{ creditCode: string; why: Phrase | undefined }> {
  const account = await ctx.db
    .selectFrom('app_user')
    .select(['username_key', 'dept_id', 'credit_code'])
    .where('id', '=', ctx.actor.id)
    .executeTakeFirstOrThrow()
  const pending = await ctx.db
    .selectFrom('enterprise_request')
    .select('id')
    .where('user_id', '=', ctx.actor.id)
    .where('status', '=', 'applied')
    .executeTakeFirst()
  return { creditCode: account.credit_code ?? '', why: whyNoCompany(account) ?? (pending && waiting) }
}

export async function ownRequests(ctx: UserCtx): Promise<Output<typeof readOwnRequests>> {
  const { creditCode, why } = await whyNot(ctx)
  const rows = await requests
    .rows(requests.scoped(asOwner(ctx)))
    .orderBy('enterprise_request.id', 'desc')
    .limit(20)
    .execute()
  const list: EnterpriseRequest[] = []
  for (const row of rows) list.push(await whole(ctx, requests.answered(row)))
  return { creditCode, whyNot: why ? ctx.say(why) : '', requests: list }
}

async function refuseTooMany({ db, actor }: UserCtx): Promise<void> {
  const { made } = await db
    .selectFrom('enterprise_request')
    .select(sql<number>`count(*)`.as('made'))
    .where('user_id', '=', actor.id)
    .where('created_at', '>', sql<string>`now() - interval '1 day'`)
    .executeTakeFirstOrThrow()
  if (made >= mostADay)
    throw new Failure(
      429,
      [`一天内最多申请 ${mostADay} 次，请明天再试`, `${mostADay} requests a day at most. Try again tomorrow`],
      { retryAfter: 3_600 },
    )
}

/** The licence must be a picture of the caller's own that nothing uses yet. */
async function bindLicence(ctx: UserCtx, id: number, fileId: string): Promise<void> {
  const file = await ctx.db
    .selectFrom('stored_file')
    .select('mime')
    .where('id', '=', fileId)
    .where('created_by', '=', ctx.actor.id)
    .where('bound_to', 'is', null)
    .where('kind', '=', 'proof')
    .where('mime', 'like', 'image/%')
    .executeTakeFirst()
  if (!file) throw badField('licenceId', ['营业执照：请重新上传图片', 'Licence: please upload the picture again'])
  await bind(ctx, licencePlace(id), [fileId])
}

export async function request(
  ctx: UserCtx,
  { companyName, creditCode, licenceId }: Input<typeof requestEnterprise>['body'],
): Promise<EnterpriseRequest> {
  // One after the other for each person, so that two at once do not both find nothing waiting.
  await lockSelf(ctx)
  const { why } = await whyNot(ctx)
  if (why) throw conflict(why)
  await refuseTooMany(ctx)
  const values = { companyName: companyName.trim(), creditCode: normalCreditCode(creditCode) }
  const id = await requests.insert(ctx, values, { user_id: ctx.actor.id })
  await bindLicence(ctx, id, licenceId)
  return readOne(asOwner(ctx), id)
}

export async function withdraw(ctx: UserCtx, { id, rev }: { id: number; rev: number }): Promise<EnterpriseRequest> {
  const own = asOwner(ctx)
  const before = await requests.lock(own, id, rev)
  if (before.status !== 'applied')
    throw conflict(['申请已有结果，不能撤回', 'The request has been decided and cannot be withdrawn'])
  const { company_name: companyName, credit_code: creditCode } = before
  await requests.update(own, before, { companyName, creditCode }, { status: 'withdrawn' })
  // The licence is swept with what nothing uses.
  await bind(own, licencePlace(id), [])
  await settled(ctx, `enterprise:${id}`, ['enterpriseApplied'])
  return readOne(own, id)
}
