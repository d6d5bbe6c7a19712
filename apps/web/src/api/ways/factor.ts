// The second factor: the step of signing in that asks for it, and setting it up; what comes of both changes what one may open.
import { confirmFactor, loginFactor, startFactor } from '@register/contract/system/ways/factor'
import type { Output } from '@register/contract/endpoint'
import { call } from '../call.ts'
import { loadAccess } from '../session.ts'
import { enter } from './enter.ts'
import { send } from '../wire/send.ts'

/** Throws `Failure`: at `code` when it is wrong, at `ticket` when the sign-in is over. */
export async function giveSecondFactor(ticket: string, code: string): Promise<void> {
  await enter(await send(loginFactor, { body: { ticket, code } }))
}

/** A new secret for an authenticator, not yet in force. */
export const startOwnFactor = (): Promise<Output<typeof startFactor>> => call(startFactor, {})

/** Turns it on by a first code; answers the recovery codes, which are shown this once. */
export async function turnFactorOn(code: string): Promise<string[]> {
  const { codes } = await call(confirmFactor, { body: { code } })
  return codes
}

/** What waited for the second factor opens from now on. */
export const factorIsOn = (): Promise<void> => loadAccess()
