// What an SMS code permits before sign-in: a session, a new password, a new account (docs/decisions/0052-ways-in-by-a-code.md).
import { maskedPhone } from '@register/contract/input/mask'
import { z } from 'zod'
import type { Input } from '@register/contract/endpoint'
import { badField, conflict, Failure, wrongSecret } from '@register/contract/errors'
import { passwordProblem } from '@register/contract/input/password/policy'
import { productName } from '@register/contract/product'
import { passwordRules } from '@register/contract/system/config/keys'
import type { CodePurpose } from '@register/contract/system/signIn/code'
import { agreementVersion, type registerUser } from '@register/contract/system/signIn/register'
import type { loginSms, resetBySms, sendSms } from '@register/contract/system/signIn/sms'
import { configured } from '../../../access/configured.ts'
import type { Ctx } from '../../../access/ctx.ts'
import { hashPassword, passwordHashAlgorithm } from '../../../access/passwords.ts'
import { closeSessionsOf } from '../../../access/sessions.ts'
import type { Integrations } from '../../../integrations/integrations.ts'
import { forgetLocks, recordLogin, refuseFormer, setPassword, unseal, type Verified } from '../account/service.ts'
import { sendCode, spendCode, tryCode, type RightCode } from '../code/service.ts'
import { addRegistered, findByPhone, giveVisitorsRole, type ByPhone } from './store.ts'

type Body<E extends typeof sendSms | typeof loginSms | typeof resetBySms | typeof registerUser> = Input<E>['body']

const secret = z.strictObject({ password: z.string().min(1).max(256), salt: z.string() })
const bySms = (purpose: CodePurpose, to: string) => ({ purpose, channel: 'sms', to }) as const

async function refuseClosed({ db }: Ctx): Promise<void> {
  if ((await configured(db)).registration) return
  throw new Failure(404, ['当前系统没有开启注册功能', 'Registration is not open here'])
}

/** At registration a code goes to any number: only the number's owner learns that it has an account, because only the owner gets the code. */
export async function askForCode(ctx: Ctx, outside: Integrations, { purpose, phone }: Body<typeof sendSms>) {
  if (purpose === 'register') await refuseClosed(ctx)
  const known = await findByPhone(ctx, phone)
  const isNewcomer = purpose === 'register'
  return sendCode(ctx, outside, {
    ...bySms(purpose, phone),
    reaches: isNewcomer || known !== undefined,
    account: isNewcomer ? undefined : known?.id,
  })
}

const wrongCode = () => wrongSecret('code', ['验证码错误或已失效', 'The code is wrong or has expired'])

export interface Proved {
  user: Verified
  right: RightCode
}

/** A wrong code is logged as a failed sign-in, for registered and unregistered numbers alike. */
export async function proveForSignIn(ctx: Ctx, { phone, code }: Body<typeof loginSms>): Promise<Proved> {
  const known = await findByPhone(ctx, phone)
  try {
    const right = await tryCode(ctx, { ...bySms('login', phone), code })
    if (!known) throw wrongCode()
    return { right, user: { id: known.id, username: known.username, mustChangePassword: known.due !== null } }
  } catch (refusal) {
    const username = known?.username ?? maskedPhone(phone)
    await recordLogin(ctx.db, ctx.meta, { username, userId: known?.id, success: false, reason: 'code', way: 'sms' })
    throw refusal
  }
}

/** Refuses a weak password, and one that is similar to these names. */
async function refuseWeak({ db }: Ctx, password: string, username: string, names: readonly string[]): Promise<void> {
  const now = await configured(db)
  const near = [...productName, ...now.appName, ...names]
  const problem = passwordProblem(password, username, near, passwordRules(now))
  if (problem) throw badField('credentials', problem)
}

export interface NewPassword {
  account: ByPhone
  right: RightCode
  hash: string
}

/** Before the transaction: the code, then all reasons against the password, then its slow hash. */
export async function prepareReset(ctx: Ctx, body: Body<typeof resetBySms>): Promise<NewPassword> {
  const { password } = await unseal(ctx, body.credentials, secret)
  const right = await tryCode(ctx, { ...bySms('reset', body.phone), code: body.code })
  const account = await findByPhone(ctx, body.phone)
  if (!account) throw wrongCode()
  await refuseWeak(ctx, password, account.username, [account.name_zh ?? '', account.name_en ?? ''])
  await refuseFormer(ctx, account, password, 'credentials')
  return { account, right, hash: await hashPassword(password) }
}

export async function storeReset(ctx: Ctx, { account: { id, username }, right, hash }: NewPassword): Promise<void> {
  await spendCode(ctx, right)
  await setPassword(ctx.db, id, { hash, algorithm: passwordHashAlgorithm, by: id })
  await closeSessionsOf(ctx.db, id)
  await forgetLocks(ctx.db, id)
  ctx.note.object = `user:${id}`
  ctx.note.detail = { username }
  ctx.note.actor = { id, username }
}

export interface Newcomer {
  right: RightCode
  hash: string
}

export async function prepareRegistration(ctx: Ctx, body: Body<typeof registerUser>): Promise<Newcomer> {
  await refuseClosed(ctx)
  const { password } = await unseal(ctx, body.credentials, secret)
  if (body.agreed !== agreementVersion)
    throw badField('agreed', [
      '协议已更新，请刷新页面后重新阅读并同意',
      'Agreement: it has changed. Reload the page, read it and agree again',
    ])
  await refuseWeak(ctx, password, body.username, [])
  // Checked before the answer reveals whether the name is in use.
  const right = await tryCode(ctx, { ...bySms('register', body.phone), code: body.code })
  return { right, hash: await hashPassword(password) }
}

export async function storeRegistration(
  ctx: Ctx,
  { username, phone }: Body<typeof registerUser>,
  { right, hash }: Newcomer,
): Promise<Verified> {
  await spendCode(ctx, right)
  const id = await addRegistered(ctx, { username, phone, hash })
  if (!(await giveVisitorsRole(ctx, id)))
    throw conflict([
      '角色“注册用户”已停用或不存在，暂不能注册，请联系管理员',
      'The role for registered visitors is disabled or deleted, so registration is not possible. Please contact an administrator',
    ])
  ctx.note.object = `user:${id}`
  ctx.note.detail = { username, agreed: agreementVersion }
  ctx.note.actor = { id, username }
  return { id, username, mustChangePassword: false }
}
