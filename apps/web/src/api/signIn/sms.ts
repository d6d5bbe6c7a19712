// Ways of signing in by a code: signing in, a new password, registration. Passwords are sent sealed; refusals are thrown as `Failure`.
import { getSalt } from '@register/contract/system/account'
import { agreementVersion, registerUser } from '@register/contract/system/signIn/register'
import { loginSms, resetBySms } from '@register/contract/system/signIn/sms'
import { call } from '../call.ts'
import { handInFirst } from '../session.ts'
import { enter } from './enter.ts'
import { send } from '../client/send.ts'

async function sealed(password: string) {
  const [offer, { seal }] = await Promise.all([call(getSalt, {}), import('./seal.ts')])
  return seal({ password }, offer)
}

interface Coded {
  phone: string
  code: string
}

export async function signInBySms(body: Coded & { remember: boolean }): Promise<void> {
  await handInFirst()
  await enter(await send(loginSms, { body }))
}

/** Afterwards the person signs in with the new password. */
export async function resetPassword({ password, ...body }: Coded & { password: string }): Promise<void> {
  await call(resetBySms, { body: { ...body, credentials: await sealed(password) } })
}

/** Creates the account, with the agreement that this version of the pages shows, and signs it in. */
export async function register({ password, ...body }: Coded & { username: string; password: string }): Promise<void> {
  await handInFirst()
  const credentials = await sealed(password)
  await enter(await send(registerUser, { body: { ...body, credentials, agreed: agreementVersion } }))
}
