// Signing in: the sealed password, captcha, lock-out, and one answer for every way it can be wrong.
import { z } from 'zod'
import { Failure, badField } from '@register/contract/errors'
import type { SealedPassword } from '@register/contract/system/account'
import type { Ctx, UserCtx } from '../../../access/ctx.ts'
import { takeOnce } from '../../../access/oneTime.ts'
import {
  hashPassword,
  nobodysHash,
  passwordHashAlgorithm,
  passwordProblem,
  samePassword,
} from '../../../access/passwords.ts'
import { closeSessionsOf } from '../../../access/sessions.ts'
import { countFailure, findAccount, recordLogin, setPassword } from './store.ts'

/** One answer for an unknown name, a wrong password and a locked account, so that none of them tells which it is. */
const wrong = () =>
  new Failure(400, [
    '用户名或密码错误；连续 5 次错误的账号会锁定 30 分钟',
    'The user name or password is wrong. After five wrong passwords in a row an account stays locked for 30 minutes',
  ])
const locked = () =>
  new Failure(400, [
    '密码错误次数过多，账号已锁定 30 分钟',
    'Too many wrong passwords. The account is locked for 30 minutes',
  ])
const staleSeal = () =>
  badField('credentials', ['登录信息已过期，请重试', 'The sign-in data has expired. Please try again'])

/** What was sealed may be anything; nothing when it is no JSON. */
function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Opens what the browser sealed; its salt must be fresh, and the same inside and outside. */
async function unseal<T extends { salt: string }>(ctx: Ctx, sealed: SealedPassword, shape: z.ZodType<T>): Promise<T> {
  const fresh = await takeOnce(ctx.db, 'salt', sealed.salt)
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

export interface Verified {
  id: number
  username: string
  mustChangePassword: boolean
}

/** The account whose password this is. Slow, so it runs before the transaction; a failure is counted and recorded at once. */
export async function verifySignIn(ctx: Ctx, username: string, sealed: SealedPassword): Promise<Verified> {
  const { password } = await unseal(ctx, sealed, signInSecret)
  const account = await findAccount(ctx.db, username)
  const right = await samePassword(account?.password_hash ?? (await nobodysHash), password)
  const refuse = async (reason: string, failure: Failure) => {
    await recordLogin(ctx.db, ctx.meta, { username, userId: account?.id, success: false, reason })
    throw failure
  }
  if (!account) return refuse('unknown', wrong())
  if (account.locked) return refuse('locked', wrong())
  if (!right) {
    await countFailure(ctx.db, account.id)
    return refuse('password', wrong())
  }
  // Told only to somebody who knows the password.
  if (account.status !== 'active')
    return refuse(
      'disabled',
      new Failure(400, ['账号已停用，请联系管理员', 'The account is disabled. Please contact an administrator']),
    )
  return { id: account.id, username: account.username, mustChangePassword: account.must_change_password }
}

/** Checks the old password and hashes the new one, before the transaction. */
export async function prepareChange(ctx: UserCtx, sealed: SealedPassword): Promise<string> {
  const { oldPassword, newPassword } = await unseal(ctx, sealed, changeSecret)
  const account = await findAccount(ctx.db, ctx.actor.username)
  if (!account || account.locked) throw locked()
  if (!(await samePassword(account.password_hash, oldPassword))) {
    await countFailure(ctx.db, account.id)
    throw badField('oldPassword', ['旧密码错误', 'The old password is wrong'])
  }
  if (oldPassword === newPassword)
    throw badField('newPassword', ['新密码不能与旧密码相同', 'The new password must differ from the old one'])
  const problem = passwordProblem(newPassword, ctx.actor.username)
  if (problem) throw badField('newPassword', problem)
  return hashPassword(newPassword)
}

export async function storeChange(ctx: UserCtx, hash: string): Promise<void> {
  await setPassword(ctx.db, ctx.actor.id, hash, passwordHashAlgorithm)
  await closeSessionsOf(ctx.db, ctx.actor.id, ctx.actor.sessionId)
}
