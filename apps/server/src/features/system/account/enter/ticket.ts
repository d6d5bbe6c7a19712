// Tickets of sign-ins that wait for their second factor: made after the first factor was right, valid for one session and a few wrong codes.
import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { badField, wrongSecret } from '@register/contract/errors'
import type { Way } from '@register/contract/system/signIn/entered'
import { hashToken } from '../../../../access/actor.ts'
import type { Ctx } from '../../../../access/ctx.ts'
import type { Db } from '../../../../db/connect.ts'
import { spendFactorCode } from '../../factor/service.ts'
import { countFailure } from '../lock/lock.ts'
import { findAccount, recordLogin } from '../store.ts'
import type { Verified } from './verified.ts'

export const ticketSeconds = 300
/** Number of wrong codes that end it. */
const tries = 5

interface Wish {
  remember: boolean
  way: Way
}

export async function storeTicket(db: Db, userId: number, { remember, way }: Wish): Promise<string> {
  const ticket = randomBytes(32).toString('base64url')
  await db
    .insertInto('sign_in_ticket')
    .values({
      hash: hashToken(ticket),
      user_id: userId,
      way,
      remember,
      ends_at: sql<string>`now() + make_interval(secs => ${ticketSeconds})`,
    })
    .execute()
  return ticket
}

/** Undefined when it is unknown, used or too old, or when its account has a new password since. Locked until COMMIT. */
async function lockTicket(db: Db, hash: Buffer, ip: string) {
  const ticket = await db
    .selectFrom('sign_in_ticket as t')
    .innerJoin('app_user as u', 'u.id', 't.user_id')
    .select(['t.user_id', sql<Way>`t.way`.as('way'), 't.remember', 't.tries', 'u.username'])
    .where('t.hash', '=', hash)
    .where(sql<boolean>`t.ends_at > now() and t.made_at >= u.password_changed_at`)
    .forUpdate('t')
    .executeTakeFirst()
  const account = ticket && (await findAccount(db, ticket.username, ip))
  if (!ticket || account?.id !== ticket.user_id || account.status !== 'active') return undefined
  return { ...ticket, account }
}

const over = () => badField('ticket', ['登录步骤已失效，请重新登录', 'This sign-in is over. Please start again'])

/**
 * The account that this ticket signs in, after its code was right; ticket and code are used up. A wrong code counts like a wrong
 * password does, in a transaction of its own, because the refusal rolls the sign-in's back.
 */
export async function consumeTicket(ctx: Ctx, ticket: string, code: string): Promise<Verified & Wish> {
  const hash = hashToken(ticket)
  const tried = await ctx.db.transaction().execute(async (tx) => {
    const known = await lockTicket(tx, hash, ctx.meta.ip)
    if (!known) return undefined
    const right =
      !known.account.locked && (await spendFactorCode({ db: tx, secrets: ctx.secrets }, known.user_id, code))
    const ended = right || known.tries + 1 >= tries
    if (ended) await tx.deleteFrom('sign_in_ticket').where('hash', '=', hash).execute()
    else
      await tx
        .updateTable('sign_in_ticket')
        .set({ tries: known.tries + 1 })
        .where('hash', '=', hash)
        .execute()
    return { ...known, right, ended }
  })
  if (!tried) throw over()
  const { account, username, user_id: userId, way, remember } = tried
  if (tried.right) return { id: userId, username, mustChangePassword: account.due !== null, remember, way }
  await countFailure(ctx.db, userId, ctx.meta.ip)
  await recordLogin(ctx.db, ctx.meta, { username, userId, success: false, reason: 'factor', way })
  if (tried.ended) throw over()
  throw wrongSecret('code', [
    '验证码错误，或已经用过。请等待下一个验证码，或改用另一个恢复码',
    'This code is wrong or has been used. Wait for the next one, or use another recovery code',
  ])
}
