// The end of every way to sign in: asks for a second factor where the account has one, then opens the session, counts it and writes the record, the same way for all.
import type { Entered, Session, Way } from '@register/contract/system/signIn/entered'
import type { Ctx } from '../../../../access/ctx.ts'
import { administersSomething } from '../../../../access/rights/administersSomething.ts'
import { openSession, tokenMinutes } from '../../../../access/sessions.ts'
import type { Cookies } from '../../../../http/handle.ts'
import { hasFactor } from '../../factor/service.ts'
import { countSuccess } from '../lock/lock.ts'
import { recordLogin } from '../store.ts'
import { storeTicket, ticketSeconds } from './ticket.ts'
import type { Verified } from './verified.ts'

interface Wish {
  remember: boolean
  way: Way
}

/** Opens the session. "Remember me" never applies to administrators of the register (docs/rules/access.md#sessions). */
export async function begin(
  ctx: Ctx,
  cookies: Cookies,
  user: Verified,
  { remember, way }: Wish,
): Promise<Session & { step: 'done' }> {
  const remembered = remember && !(await administersSomething(ctx.db, user.id))
  const proved = way === 'password'
  const tokens = await openSession(ctx, { userId: user.id, remember: remembered, meta: ctx.meta, proved })
  await countSuccess(ctx.db, user.id, ctx.meta.ip)
  await recordLogin(ctx.db, ctx.meta, { username: user.username, userId: user.id, success: true, reason: '', way })
  ctx.note.object = `user:${user.id}`
  ctx.note.actor = user
  cookies.setRefresh(tokens.refresh, tokens.cookieSeconds)
  return {
    step: 'done',
    token: tokens.token,
    expiresIn: tokenMinutes * 60,
    mustChangePassword: user.mustChangePassword,
  }
}

/** Runs in the transaction of the sign-in. */
export async function enter(ctx: Ctx, cookies: Cookies, user: Verified, wish: Wish): Promise<Entered> {
  if (!(await hasFactor(ctx.db, user.id))) return begin(ctx, cookies, user, wish)
  ctx.note.object = `user:${user.id}`
  ctx.note.actor = user
  ctx.note.detail = { waits: 'secondFactor' }
  return { step: 'secondFactor', ticket: await storeTicket(ctx.db, user.id, wish), expiresIn: ticketSeconds }
}
