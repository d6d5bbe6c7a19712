// What the requesting account does: the check whether it may, the licence, and withdrawing a request.
import { sql } from 'kysely'
import { badField, conflict, Failure } from '@register/contract/errors'
import type { Input, Output } from '@register/contract/endpoint'
import type {
  EnterpriseRequest,
  readOwnRequests,
  requestEnterprise,
} from '@register/contract/business/enterprise/request'
import { normalCreditCode } from '@register/contract/rules/numbers/creditCode'
import type { Phrase } from '@register/contract/phrase'
import { firstAdministrator } from '@register/contract/system/setup/setup'
import { lockSelf, type UserCtx } from '../../../../access/ctx.ts'
import { settled } from '../../../system/message/service.ts'
import { bind } from '../../file/service.ts'
import { asOwner, authorisationPlace, licencePlace, readOne, requests, statedIn, whole } from '../store.ts'

/** How many requests one account may make in a day, withdrawn ones included. */
const mostADay = 5

interface Account {
  username_key: string
  dept_id: number | null
  credit_code: string | null
}

/** Why an account may not act for a company; undefined when it may. Checked at the request, and again at the decision. */
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

/** A paper must be a picture that the caller has uploaded and that no record uses yet. */
async function bindPaper(
  ctx: UserCtx,
  fileId: string,
  { place, key, name: [zh, en] }: { place: string; key: string; name: Phrase },
): Promise<void> {
  const file = await ctx.db
    .selectFrom('stored_file')
    .select('mime')
    .where('id', '=', fileId)
    .where('created_by', '=', ctx.actor.id)
    .where('bound_to', 'is', null)
    .where('kind', '=', 'proof')
    .where('mime', 'like', 'image/%')
    .executeTakeFirst()
  if (!file) throw badField(key, [`${zh}：请重新上传图片`, `${en}: please upload the picture again`])
  await bind(ctx, place, [fileId])
}

export async function request(
  ctx: UserCtx,
  { companyName, creditCode, person, post, licenceId, authorisationId }: Input<typeof requestEnterprise>['body'],
): Promise<EnterpriseRequest> {
  // One request at a time for each person, so that two at once do not both find no pending one.
  await lockSelf(ctx)
  const { why } = await whyNot(ctx)
  if (why) throw conflict(why)
  await refuseTooMany(ctx)
  const values = { companyName: companyName.trim(), creditCode: normalCreditCode(creditCode), person, post }
  const id = await requests.insert(ctx, values, { user_id: ctx.actor.id })
  await bindPaper(ctx, licenceId, { place: licencePlace(id), key: 'licenceId', name: ['营业执照', 'Licence'] })
  await bindPaper(ctx, authorisationId, {
    place: authorisationPlace(id),
    key: 'authorisationId',
    name: ['授权书', 'Authorisation'],
  })
  return readOne(asOwner(ctx), id)
}

export async function withdraw(ctx: UserCtx, { id, rev }: { id: number; rev: number }): Promise<EnterpriseRequest> {
  const own = asOwner(ctx)
  const before = await requests.lock(own, id, rev)
  if (before.status !== 'applied')
    throw conflict(['申请已有结果，不能撤回', 'The request has been decided and cannot be withdrawn'])
  await requests.update(own, before, statedIn(before), { status: 'withdrawn' })
  // The papers become unused, so the sweeper removes them.
  for (const place of [licencePlace(id), authorisationPlace(id)]) await bind(own, place, [])
  await settled(ctx, `enterprise:${id}`, ['enterpriseApplied'])
  return readOne(own, id)
}
