// The second factor: its step of signing in, and setting it up; both change what the person may open.
import { confirmFactor, loginFactor, startFactor } from '@register/contract/system/signIn/factor'
import type { Output } from '@register/contract/endpoint'
import { call } from '../call.ts'
import { loadAccess } from '../session.ts'
import { enter } from './enter.ts'
import { send } from '../client/send.ts'

/** Throws `Failure`: at `code` when it is wrong, at `ticket` when the sign-in has expired. */
export async function giveSecondFactor(ticket: string, code: string): Promise<void> {
  await enter(await send(loginFactor, { body: { ticket, code } }))
}

/** A new secret for an authenticator, not yet in force. */
export const startOwnFactor = (): Promise<Output<typeof startFactor>> => call(startFactor, {})

/** Turns it on with a first code of the secret shown; returns the recovery codes, which are shown only once. Throws 409 when it must be begun again. */
export async function turnFactorOn(code: string, secret: string): Promise<string[]> {
  const { codes } = await call(confirmFactor, { body: { code, secret } })
  return codes
}

/** Reads again what the missing second factor had blocked. */
export const factorIsOn = (): Promise<void> => loadAccess()
