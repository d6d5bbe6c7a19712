// QR sign-in tickets: made for a browser, scanned and decided by a signed-in person, valid for one session (docs/decisions/0053-strong-ways-in.md).
import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { conflict, notFound, wrongSecret } from '@register/contract/errors'
import type { qrStates } from '@register/contract/system/signIn/qr'
import { hashToken } from '../../../access/actor.ts'
import type { Ctx, UserCtx } from '../../../access/ctx.ts'
import { administersSomething } from '../../../access/rights/administersSomething.ts'
import type { Db } from '../../../db/connect.ts'
import { agentName } from '../online/service.ts'
import { usernameKey, verifiedById } from '../account/service.ts'

type State = (typeof qrStates)[number]

const seconds = 120
/** After a decision the browser has this long to sign in. */
const secondsAfter = 60
/** A demonstration treats it as scanned after this many seconds. */
const simulatedAfter = 3
/** In a demonstration, the simulated scan uses the account with the fewest rights. */
const demoAccount = 'registered'

const random = () => randomBytes(32).toString('base64url')
const lasts = sql<boolean>`ends_at > now()`

export async function start({ db, meta }: Ctx) {
  const [secret, code] = [random(), random()]
  await db
    .insertInto('qr_ticket')
    .values({
      secret_hash: hashToken(secret),
      code_hash: hashToken(code),
      ip: meta.ip,
      user_agent: meta.userAgent,
      ends_at: sql<string>`now() + make_interval(secs => ${seconds})`,
    })
    .execute()
  return { secret, url: `${meta.origin}/#/qr_sign_in/${code}`, expiresIn: seconds }
}

export async function stateOf({ db }: Ctx, secret: string, simulates: boolean) {
  const row = await db
    .selectFrom('qr_ticket')
    .select(sql<State>`state`.as('state'))
    .select(sql<boolean>`made_at < now() - make_interval(secs => ${simulatedAfter})`.as('ripe'))
    .where('secret_hash', '=', hashToken(secret))
    .where(lasts)
    .executeTakeFirst()
  if (!row) return { state: 'expired' as const, simulated: false }
  const simulated = simulates && row.state === 'waiting' && row.ripe
  return { state: simulated ? ('scanned' as const) : row.state, simulated }
}

const gone = () =>
  notFound([
    '二维码已失效或已被使用，请在电脑上刷新后重新扫描',
    'This code has expired or has been used. Renew it on the other screen and scan again',
  ])

/** Returns which browser waits. From now on only the caller can decide; scanning again changes nothing. */
export async function scan({ db, actor, meta, note }: UserCtx, code: string) {
  const row = await db
    .updateTable('qr_ticket')
    .set({ state: 'scanned', user_id: actor.id })
    .where('code_hash', '=', hashToken(code))
    .where(lasts)
    .where((of) =>
      of.or([of('state', '=', 'waiting'), of.and([of('state', '=', 'scanned'), of('user_id', '=', actor.id)])]),
    )
    .returning(['ip', 'user_agent', 'made_at'])
    .returning(sql<number>`ceil(extract(epoch from ends_at - now()))::int`.as('left'))
    .executeTakeFirst()
  if (!row) throw gone()
  note.object = `user:${actor.id}`
  note.detail = { ip: row.ip }
  return {
    ip: row.ip,
    near: row.ip === meta.ip,
    agent: agentName(row.user_agent),
    at: row.made_at,
    expiresIn: row.left,
  }
}

export async function decide(
  { db, actor, note }: UserCtx,
  code: string,
  state: 'authorised' | 'refused',
): Promise<void> {
  const row = await db
    .updateTable('qr_ticket')
    .set({ state, session_id: actor.sessionId, ends_at: sql<string>`now() + make_interval(secs => ${secondsAfter})` })
    .where('code_hash', '=', hashToken(code))
    .where(lasts)
    .where('state', '=', 'scanned')
    .where('user_id', '=', actor.id)
    .returning('ip')
    .executeTakeFirst()
  if (!row) throw gone()
  note.object = `user:${actor.id}`
  note.detail = { ip: row.ip }
}

async function demoUser(db: Db): Promise<number> {
  const user = await db
    .selectFrom('app_user')
    .select('id')
    .where('username_key', '=', usernameKey(demoAccount))
    .where('status', '=', 'active')
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  // In a demonstration visitors may have given that account more rights: an account with administrative rights is never used.
  if (!user || (await administersSomething(db, user.id))) throw notFound()
  return user.id
}

export async function simulate({ db, note }: Ctx, secret: string): Promise<void> {
  const userId = await demoUser(db)
  const row = await db
    .updateTable('qr_ticket')
    .set({ state: 'authorised', user_id: userId })
    .where('secret_hash', '=', hashToken(secret))
    .where(lasts)
    .where('state', '=', 'waiting')
    .returning('ip')
    .executeTakeFirst()
  if (!row) throw gone()
  note.object = `user:${userId}`
  note.detail = { ip: row.ip, simulated: true }
}

/**
 * The account that the session belongs to; the ticket is used up. In the transaction of the sign-in. What its owner has done against a thief
 * since holds for it too: the session that authorised it must still be there, and the password the same.
 */
export async function redeem(ctx: Ctx, secret: string) {
  const ticket = await ctx.db
    .deleteFrom('qr_ticket')
    .where('secret_hash', '=', hashToken(secret))
    .where(lasts)
    .where('state', '=', 'authorised')
    .where(
      sql<boolean>`not exists (select from session s where s.id = session_id and s.revoked_at is not null)
        and made_at >= (select password_changed_at from app_user u where u.id = user_id)`,
    )
    .returning('user_id')
    .executeTakeFirst()
  if (!ticket?.user_id)
    throw wrongSecret('secret', ['二维码尚未授权或已失效', 'This code has not been authorised, or has expired'])
  const user = await verifiedById(ctx, ticket.user_id)
  if (!user) throw conflict(['该账号现在不能登录', 'This account cannot sign in now'])
  return user
}
