// Remembers a sign-out that has not reached the server, and sends it when the server answers again.
import { logout, refresh } from '@register/contract/system/account'
import { drop, store, stored } from '../store/stored.ts'
import { saidNo } from '../client/request.ts'
import { send } from '../client/send.ts'

const key = 'SIGN_OUT_OWED'
/** As long as a refresh cookie can live (docs/rules/access.md#sessions): after that there is no session left to end. */
const seconds = 24 * 3600

export const owesSignOut = (): boolean => stored<boolean>(key) === true
export const oweSignOut = (): void => store(key, true, seconds)
export const forgetSignOut = (): void => drop(key)

/** Signs out with the token; without a valid one, with a fresh token from the refresh cookie, which is used for nothing else. */
async function endSession(token: string | undefined): Promise<void> {
  if (token) {
    const ended = await send(logout, {}, { token }).then(
      () => true,
      (error: unknown) => {
        if (saidNo(error)) return false
        throw error
      },
    )
    if (ended) return
  }
  const fresh = await send(refresh, {})
  await send(logout, {}, { token: fresh.token })
}

let handing: Promise<void> | undefined

/** Throws, and still owes it, as long as the server does not answer. A refusal means that there is no session to end. */
export function handInSignOut(token?: string): Promise<void> {
  handing ??= endSession(token)
    .catch((error: unknown) => {
      if (!saidNo(error)) throw error
    })
    .then(forgetSignOut)
    .finally(() => {
      handing = undefined
    })
  return handing
}

/** Sends an owed sign-out now, and whenever the network comes back. */
export function handInWhenever(): void {
  const sendOwed = () => {
    // After a failure it is still owed, and sent the next time.
    if (owesSignOut()) handInSignOut().catch(() => undefined)
  }
  window.addEventListener('online', sendOwed)
  sendOwed()
}
