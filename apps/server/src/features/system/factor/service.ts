// The second factor of an account: its owner sets it up, every sign-in then asks for it, and the owner or a person who may reset passwords removes it.
import { sql } from 'kysely'
import { conflict, wrongSecret } from '@register/contract/errors'
import { configured } from '../../../access/configured.ts'
import type { Ctx, UserCtx } from '../../../access/ctx.ts'
import type { Db } from '../../../db/connect.ts'
import { plainCode, spendRecoveryCode, writeCodes } from './code/recovery.ts'
import { makeSecret, stepOf, uriOf } from './code/totp.ts'

/** Minutes in which the first code of a new secret must be entered. */
const pendingMinutes = 10

/** Whether signing in to this account asks for a second factor. */
export async function hasFactor(db: Db, userId: number): Promise<boolean> {
  const row = await db
    .selectFrom('second_factor')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('secret_sealed', 'is not', null)
    .executeTakeFirst()
  return row !== undefined
}

const lock = (db: Db, userId: number) =>
  db.selectFrom('second_factor').selectAll().where('user_id', '=', userId).forUpdate().executeTakeFirst()

/**
 * Checks a code of the account's authenticator or one of its recovery codes, and uses it up. A code is not accepted a second
 * time, nor an earlier one after it. Call it in a transaction: other tries for the same account wait until COMMIT.
 */
export async function spendFactorCode(
  ctx: Pick<Ctx, 'db' | 'secrets'>,
  userId: number,
  typed: string,
): Promise<boolean> {
  const stored = await lock(ctx.db, userId)
  if (!stored?.secret_sealed) return false
  const code = plainCode(typed)
  if (!/^\d{6}$/.test(code)) return spendRecoveryCode(ctx, userId, code)
  const step = stepOf(ctx.secrets.open(stored.secret_sealed), code, Date.now())
  if (step === undefined || step <= stored.last_step) return false
  await ctx.db.updateTable('second_factor').set({ last_step: step }).where('user_id', '=', userId).execute()
  return true
}

export async function factorOf({ db, actor }: UserCtx): Promise<{ since: string | null; codesLeft: number }> {
  const row = await db
    .selectFrom('second_factor')
    .select(['since'])
    .select((of) =>
      of
        .selectFrom('recovery_code')
        .whereRef('recovery_code.user_id', '=', 'second_factor.user_id')
        .where('used_at', 'is', null)
        .select(sql<number>`count(*)::int`.as('left'))
        .as('codesLeft'),
    )
    .where('user_id', '=', actor.id)
    .executeTakeFirst()
  return { since: row?.since ?? null, codesLeft: row?.codesLeft ?? 0 }
}

/** Stores a new secret, which is not in force yet: the present one stays until `turnOn`. */
export async function start(ctx: UserCtx): Promise<{ secret: string; uri: string }> {
  const { db, actor, secrets, say } = ctx
  const secret = makeSecret()
  const pending = {
    pending_sealed: secrets.seal(secret),
    pending_until: sql<string>`now() + make_interval(mins => ${pendingMinutes})`,
  }
  await db
    .insertInto('second_factor')
    .values({ user_id: actor.id, ...pending })
    .onConflict((known) => known.column('user_id').doUpdateSet(pending))
    .execute()
  ctx.note.object = `user:${actor.id}`
  return { secret, uri: uriOf(secret, actor.username, say((await configured(db)).appName)) }
}

/** Activates the new secret by its first code. `secret`: the one the caller has before them. Returns new recovery codes. */
export async function turnOn(
  ctx: UserCtx,
  { code, secret }: { code: string; secret?: string | undefined },
): Promise<string[]> {
  const { db, actor, secrets } = ctx
  const stored = await lock(db, actor.id)
  if (!stored?.pending_sealed || !stored.pending_until || Date.parse(stored.pending_until) <= Date.now())
    throw conflict(['设置已过期，请重新开始', 'The time to set it up is over. Please start again'])
  const pending = secrets.open(stored.pending_sealed)
  // Its codes would be called wrong for ever.
  if (secret !== undefined && secret !== pending)
    throw conflict([
      '已在另一个窗口重新开始设置，这里的二维码不再有效，请重新开始',
      'Setting it up was begun again in another window, so the QR code shown here no longer counts. Please start again',
    ])
  const step = stepOf(pending, plainCode(code), Date.now())
  if (step === undefined)
    throw wrongSecret('code', [
      '验证码不正确。请核对手机时间，并输入当前显示的六位数字',
      'The code is wrong. Check the clock of your telephone and enter the six digits it shows now',
    ])
  await db
    .updateTable('second_factor')
    .set({
      secret_sealed: stored.pending_sealed,
      since: sql<string>`now()`,
      last_step: step,
      pending_sealed: null,
      pending_until: null,
    })
    .where('user_id', '=', actor.id)
    .execute()
  ctx.note.object = `user:${actor.id}`
  return writeCodes(ctx, actor.id)
}

const noFactor = () => conflict(['没有启用两步验证', 'There is no second factor'])

export async function renew(ctx: UserCtx): Promise<string[]> {
  const stored = await lock(ctx.db, ctx.actor.id)
  if (!stored?.secret_sealed) throw noFactor()
  ctx.note.object = `user:${ctx.actor.id}`
  return writeCodes(ctx, ctx.actor.id)
}

/** Removes it with its recovery codes, and the sign-ins that wait for it. 409 where there is none. */
export async function eraseFactor(db: Db, userId: number): Promise<void> {
  const stored = await lock(db, userId)
  if (!stored?.secret_sealed) throw noFactor()
  await db.deleteFrom('second_factor').where('user_id', '=', userId).execute()
  await db.deleteFrom('sign_in_ticket').where('user_id', '=', userId).execute()
}
