// Where every way in ends: the session is opened, counted and put on record, the same for all of them.
import type { Entered, Way } from '@register/contract/system/ways/entered'
import type { Ctx } from '../../../../access/ctx.ts'
import { administersSomething } from '../../../../access/rights/administersSomething.ts'
import { openSession, tokenMinutes } from '../../../../access/sessions.ts'
import type { Cookies } from '../../../../http/handle.ts'
import { countSuccess } from '../lock/lock.ts'
import { recordLogin } from '../store.ts'

/** An account whose owner a way in has found to be there; it is active and not locked. */
export interface Verified {
  id: number
  username: string
  mustChangePassword: boolean
}

/** "Remember me" never holds for those who administer the register (decision 13). Runs in the transaction of the sign-in. */
export async function enter(
  ctx: Ctx,
  cookies: Cookies,
  user: Verified,
  { remember, way }: { remember: boolean; way: Way },
): Promise<Entered> {
  const remembered = remember && !(await administersSomething(ctx.db, user.id))
  const tokens = await openSession(ctx.db, { userId: user.id, remember: remembered, meta: ctx.meta })
  await countSuccess(ctx.db, user.id, ctx.meta.ip)
  await recordLogin(ctx.db, ctx.meta, { username: user.username, userId: user.id, success: true, reason: '', way })
  ctx.note.object = `user:${user.id}`
  cookies.setRefresh(tokens.refresh, tokens.cookieSeconds)
  return {
    step: 'done',
    token: tokens.token,
    expiresIn: tokenMinutes * 60,
    mustChangePassword: user.mustChangePassword,
  }
}
