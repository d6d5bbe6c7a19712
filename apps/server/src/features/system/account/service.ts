// Signing in: the sealed password, captcha, lock-out, and one answer for every reason of failure.
import { passwordProblem } from '@register/contract/input/password/policy'
import { z } from 'zod'
import { Failure, badField, wrongSecret } from '@register/contract/errors'
import { productName } from '@register/contract/product'
import { passwordRules, type Configured } from '@register/contract/system/config/keys'
import type { SealedPassword } from '@register/contract/system/account'
import { configured } from '../../../access/configured.ts'
import type { Ctx, UserCtx } from '../../../access/ctx.ts'
import { consumeOnce } from '../../../access/oneTime.ts'
import { hashPassword, dummyHash, passwordHashAlgorithm, samePassword } from '../../../access/passwords.ts'
import { closeSessionsOf, confirmSession } from '../../../access/sessions.ts'
import type { Verified } from './enter/verified.ts'
import { countFailure, countNothing } from './lock/lock.ts'
import { findAccount, formerPasswords, recordLogin, setPassword, usernameKey } from './store.ts'

export { checkCaptchaAsked } from './captcha/captcha.ts'
export { enter } from './enter/enter.ts'
export type { Verified } from './enter/verified.ts'
export { forgetLocks } from './lock/lock.ts'
export { recordLogin, setPassword, usernameKey } from './store.ts'

/** One answer for an unknown name, a wrong password and a locked account, so that the answer reveals none of them. */
const wrong = ({ lockTries, lockMinutes }: Configured) =>
  new Failure(400, [
    `用户名或密码错误；连续 ${lockTries} 次错误后，所在网络 ${lockMinutes} 分钟内不能登录该账号`,
    `The user name or password is wrong. After ${lockTries} wrong passwords in a row the account is locked for ${lockMinutes} minutes at your address`,
  ])
const locked = (field: string, { lockMinutes }: Configured) =>
  wrongSecret(field, [
    `密码错误次数过多，请 ${lockMinutes} 分钟后再试`,
    `Too many wrong passwords. Try again in ${lockMinutes} minutes`,
  ])
const staleSeal = () =>
  badField('credentials', ['登录信息已过期，请重试', 'The sign-in data has expired. Please try again'])

/** Sealed input may be anything; undefined when it is not JSON. */
function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Opens what the browser has sealed; its salt must be fresh, and the same inside and outside. */
export async function unseal<T extends { salt: string }>(
  ctx: Ctx,
  sealed: SealedPassword,
  shape: z.ZodType<T>,
): Promise<T> {
  const fresh = await consumeOnce(ctx.db, 'salt', sealed.salt)
  const text = ctx.secrets.openPassword(sealed)
  if (!fresh || !text) throw staleSeal()
  const parsed = shape.safeParse(jsonIn(text))
  if (!parsed.success || parsed.data.salt !== sealed.salt) throw staleSeal()
  return parsed.data
}

const signInSecret = z.strictObject({ password: z.string().min(1).max(256), salt: z.string() })
const changeSecret = z.strictObject({
  oldPassword: z.string().min(1).max(256),
  newPassword: z.string().max(256),
  salt: z.string(),
})

/** The account with this password. Slow, so it runs before the transaction; a failure is counted and recorded at once. */
export async function verifySignIn(ctx: Ctx, username: string, sealed: SealedPassword): Promise<Verified> {
  const { password } = await unseal(ctx, sealed, signInSecret)
  const account = await findAccount(ctx.db, username, ctx.meta.ip)
  const now = await configured(ctx.db)
  const right = await samePassword(account?.password_hash ?? (await dummyHash), password)
  const refuse = async (reason: string, failure: Failure) => {
    await recordLogin(ctx.db, ctx.meta, { username, userId: account?.id, success: false, reason, way: 'password' })
    throw failure
  }
  if (!account || account.locked) {
    await countNothing(ctx.db, usernameKey(username), ctx.meta.ip)
    return refuse(account ? 'locked' : 'unknown', wrong(now))
  }
  if (!right) {
    await countFailure(ctx.db, account.id, ctx.meta.ip)
    return refuse('password', wrong(now))
  }
  // Only a caller who knows the password gets this message.
  if (account.status !== 'active')
    return refuse(
      'disabled',
      new Failure(400, ['账号已停用，请联系管理员', 'The account is disabled. Please contact an administrator']),
    )
  return { id: account.id, username: account.username, mustChangePassword: account.due !== null }
}

/** The account that another way than the password has found; undefined when it may not sign in from here now. */
export async function verifiedById({ db, meta }: Ctx, id: number): Promise<Verified | undefined> {
  const user = await db.selectFrom('app_user').select('username').where('id', '=', id).executeTakeFirst()
  const account = user && (await findAccount(db, user.username, meta.ip))
  if (account?.id !== id || account.locked || account.status !== 'active') return undefined
  return { id, username: account.username, mustChangePassword: account.due !== null }
}

/** The caller's own account, after checking its password; a wrong one counts as at sign-in. */
async function ownAccount(ctx: UserCtx, password: string, field: string) {
  const account = await findAccount(ctx.db, ctx.actor.username, ctx.meta.ip)
  if (!account || account.locked) throw locked(field, await configured(ctx.db))
  if (await samePassword(account.password_hash, password)) return account
  await countFailure(ctx.db, account.id, ctx.meta.ip)
  throw wrongSecret(
    field,
    field === 'password' ? ['密码错误', 'The password is wrong'] : ['旧密码错误', 'The old password is wrong'],
  )
}

const reused = (field: string, last: number) =>
  badField(field, [`新密码不能与最近 ${last} 次用过的密码相同`, `The new password must differ from the last ${last}`])

/** Refuses the present password and the last ones before it. Slow: one hash each. */
export async function refuseFormer(
  { db }: Ctx,
  { id, password_hash }: { id: number; password_hash: string },
  password: string,
  field: string,
): Promise<void> {
  for (const hash of [password_hash, ...(await formerPasswords(db, id))])
    if (await samePassword(hash, password)) throw reused(field, (await configured(db)).passwordsRemembered)
}

/** Checks the old password and hashes the new one, before the transaction. */
export async function prepareChange(ctx: UserCtx, sealed: SealedPassword): Promise<string> {
  const { oldPassword, newPassword } = await unseal(ctx, sealed, changeSecret)
  const account = await ownAccount(ctx, oldPassword, 'oldPassword')
  if (oldPassword === newPassword)
    throw badField('newPassword', ['新密码不能与旧密码相同', 'The new password must differ from the old one'])
  const names = [...productName, ...(await configured(ctx.db)).appName, account.name_zh ?? '', account.name_en ?? '']
  const now = await configured(ctx.db)
  const problem = passwordProblem(newPassword, ctx.actor.username, names, passwordRules(now))
  if (problem) throw badField('newPassword', problem)
  await refuseFormer(ctx, account, newPassword, 'newPassword')
  return hashPassword(newPassword)
}

export async function storeChange(ctx: UserCtx, hash: string): Promise<void> {
  const { id, sessionId } = ctx.actor
  await setPassword(ctx.db, id, { hash, algorithm: passwordHashAlgorithm, by: id })
  await closeSessionsOf(ctx.db, id, sessionId)
  await confirmSession(ctx.db, sessionId)
}

/** Checks the password that the caller gives again. Before the transaction, because the refusal of a wrong one would roll back its count. */
export async function proveOwn(ctx: UserCtx, sealed: SealedPassword): Promise<void> {
  const { password } = await unseal(ctx, sealed, signInSecret)
  await ownAccount(ctx, password, 'password')
}
