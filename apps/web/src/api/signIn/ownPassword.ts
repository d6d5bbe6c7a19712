// Changes one's own password, and sends it as a proof of identity; passwords are sent sealed.
import { changePassword, confirmPassword, getSalt, type SealedPassword } from '@register/contract/system/account'
import type { Administrator } from '@register/contract/system/setup/setup'
import { call } from '../call.ts'
import { loadAccess } from '../session.ts'

/** Throws `Failure` when the old password is wrong or the policy refuses the new one. */
export async function changeOwnPassword(oldPassword: string, newPassword: string): Promise<void> {
  const [offer, { seal }] = await Promise.all([call(getSalt, {}), import('./seal.ts')])
  await call(changePassword, { body: { credentials: seal({ oldPassword, newPassword }, offer) } })
  await loadAccess()
}

/** Sends the password again as proof; throws `Failure` when it is wrong. */
export async function confirmOwnPassword(password: string): Promise<void> {
  const [offer, { seal }] = await Promise.all([call(getSalt, {}), import('./seal.ts')])
  await call(confirmPassword, { body: { credentials: seal({ password }, offer) } })
}

/** Seals the first passwords of new administrators together. */
export async function sealFirstPasswords(passwords: Readonly<Record<Administrator, string>>): Promise<SealedPassword> {
  const [offer, { seal }] = await Promise.all([call(getSalt, {}), import('./seal.ts')])
  return seal(passwords, offer)
}
