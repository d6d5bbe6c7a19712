// A sign-out that the server has not heard of: the browser remembers it, and hands it in when the server answers again.
import { logout, refresh } from '@register/contract/system/account'
import { drop, store, stored } from '../store/stored.ts'
import { saidNo } from '../wire/request.ts'
import { send } from '../wire/send.ts'

const key = 'SIGN_OUT_OWED'
/** As long as a refresh cookie can live (decision 13): after that nothing is left to sign out of. */
const seconds = 24 * 3600

export const owesSignOut = (): boolean => stored<boolean>(key) === true
export const oweSignOut = (): void => store(key, true, seconds)
export const forgetSignOut = (): void => drop(key)

/** By its token; where there is none any more, by one that the refresh cookie gives, and which nothing else is told of. */
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

/** Throws, and still owes it, as long as the server does not answer. Its no means that there is no session to end. */
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

/** Hands in what is owed now, and whenever the network comes back. */
export function handInWhenever(): void {
  const now = () => {
    // Failing leaves it owed, for the next time.
    if (owesSignOut()) handInSignOut().catch(() => undefined)
  }
  window.addEventListener('online', now)
  now()
}
