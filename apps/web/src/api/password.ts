// Changing one's own password; both travel sealed together.
import { changePassword, getSalt } from '@register/contract/system/account'
import { call } from './call.ts'
import { loadAccess } from './session.ts'

/** Throws `Failure` when the old password is wrong or the policy refuses the new one. */
export async function changeOwnPassword(oldPassword: string, newPassword: string): Promise<void> {
  const [offer, { seal }] = await Promise.all([call(getSalt, {}), import('./seal.ts')])
  await call(changePassword, { body: { credentials: seal({ oldPassword, newPassword }, offer) } })
  await loadAccess()
}
