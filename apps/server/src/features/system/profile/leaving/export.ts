// All personal data that the register stores about a person, as one file: for the owner alone, after entering the password again.
import { markOf } from '../../../../access/marks/demonstration.ts'
import type { UserCtx } from '../../../../access/ctx.ts'
import type { Bytes } from '../../../../http/handle.ts'
import { auditedChange } from '../../../../records/changes.ts'
import { unsealedContact } from '../../user/service.ts'

/** Limits of sign-ins, acts and messages, newest first, so that an export cannot fill the memory. */
const most = 5_000

async function account({ db, actor, secrets }: UserCtx) {
  const {
    phone_sealed: phone,
    email_sealed: email,
    ...row
  } = await db
    .selectFrom('app_user')
    .select(['username', 'nickname', 'status', 'credit_code', 'created_at', 'password_changed_at', 'remark'])
    .select(['phone_confirmed_at', 'email_confirmed_at', 'agreed_version', 'agreed_at'])
    .select((of) => [
      of.selectFrom('dept').whereRef('dept.id', '=', 'app_user.dept_id').select('name_zh').as('department'),
      of.selectFrom('second_factor').whereRef('user_id', '=', 'app_user.id').select('since').as('second_factor_since'),
    ])
    .select(['phone_sealed', 'email_sealed'])
    .where('id', '=', actor.id)
    .executeTakeFirstOrThrow()
  return { ...row, ...unsealedContact(secrets, { phone, email }), roles: actor.roles }
}

/** One query after the other: all of them share the connection of the request. */
async function everything(ctx: UserCtx) {
  const { db, actor, say } = ctx
  const own = { id: actor.id }
  const signIns = await db
    .selectFrom('login_record')
    .select(['at', 'success', 'reason', 'way', 'ip', 'user_agent'])
    .where('user_id', '=', own.id)
    .orderBy('id', 'desc')
    .limit(most)
    .execute()
  const devices = await db
    .selectFrom('session')
    .select(['created_at', 'last_seen_at', 'ends_at', 'revoked_at', 'remember', 'ip', 'user_agent'])
    .where('user_id', '=', own.id)
    .orderBy('id', 'desc')
    .limit(most)
    .execute()
  const acts = await db
    .selectFrom('audit')
    .select(['id', 'at', 'action', 'object', 'result', 'detail', 'actor_name', 'ip'])
    .where('actor_id', '=', own.id)
    .orderBy('id', 'desc')
    .limit(most)
    .execute()
  const messages = await db
    .selectFrom('message')
    .select(['at', 'kind', 'object', 'about', 'read_at'])
    .where('user_id', '=', own.id)
    .orderBy('id', 'desc')
    .limit(most)
    .execute()
  const identities = await db
    .selectFrom('identity')
    .select(['provider', 'issuer', 'subject', 'linked_at', 'last_used_at'])
    .where('user_id', '=', own.id)
    .execute()
  const companyRequests = await db
    .selectFrom('enterprise_request')
    .select(['company_name', 'credit_code', 'person', 'post', 'status', 'reason', 'created_at', 'decided_at'])
    .where('user_id', '=', own.id)
    .orderBy('id')
    .execute()
  const settings = await db
    .selectFrom('user_setting')
    .select(['kind', 'name', 'value', 'updated_at'])
    .where('user_id', '=', own.id)
    .execute()
  const follows = await db
    .selectFrom('follow')
    .leftJoin('report', 'report.id', 'follow.report_id')
    .select(['report.certificate_no', 'report.report_no', 'follow.maker_name', 'follow.at'])
    .where('follow.user_id', '=', own.id)
    .execute()
  const savedSearches = await db
    .selectFrom('saved_search')
    .select(['name', 'question', 'tells', 'created_at'])
    .where('user_id', '=', own.id)
    .execute()
  const files = await db
    .selectFrom('stored_file')
    .select(['name', 'mime', 'size', 'created_at'])
    .where('created_by', '=', own.id)
    .orderBy('created_at', 'desc')
    .limit(most)
    .execute()
  return {
    account: await account(ctx),
    signIns,
    devices,
    acts: acts.map((row) => ({
      at: row.at,
      ip: row.ip,
      result: row.result,
      text: auditedChange(say, { ...row, actor_id: actor.id, nickname: actor.nickname }).text,
    })),
    messages,
    identities,
    companyRequests,
    settings,
    follows,
    savedSearches,
    files,
  }
}

export async function exportOwnData(ctx: UserCtx): Promise<Bytes> {
  const bytes = Buffer.from(
    JSON.stringify(
      { madeAt: new Date().toISOString(), register: await markOf(ctx.db), ...(await everything(ctx)) },
      null,
      2,
    ),
  )
  ctx.note.object = `user:${ctx.actor.id}`
  ctx.note.detail = { username: ctx.actor.username }
  return {
    mime: 'application/json',
    fileName: `${ctx.say(['我的数据', 'my-data'])}-${ctx.actor.username}.json`,
    length: bytes.length,
    headers: { 'cache-control': 'no-store' },
    stream: bytes,
  }
}
