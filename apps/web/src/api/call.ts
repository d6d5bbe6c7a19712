// Calls an endpoint as the signed-in person; an expired token is renewed once and the call repeated.
import type { Call, EndpointSpec, Output } from '@register/contract/endpoint'
import { Failure } from '@register/contract/errors'
import { heedRefusal, loseSession, renew } from './session.ts'
import { askForPassword, asksForPassword } from './session/reauthentication.ts'
import { readToken, tokenLeft } from './session/token.ts'
import { send } from './client/send.ts'

export interface CallOptions {
  signal?: AbortSignal | undefined
  /** From the caller, so that a retry repeats it. */
  idempotencyKey?: string | undefined
}

/** The token. One that is known to have expired is renewed first: everything that a page asks when a computer wakes up would be refused. */
async function freshToken(): Promise<string | undefined> {
  if (readToken() !== undefined && tokenLeft() === 0) await renew().catch(() => false)
  return readToken()
}

/**
 * Runs `attempt` with the token; after a 401 once more with a fresh one. Without a fresh one the session is over.
 * Where the server asks for the password first, the person gives it and the call is repeated.
 */
export async function withToken<T>(attempt: (token: string | undefined) => Promise<T>): Promise<T> {
  const token = await freshToken()
  try {
    return await attempt(token)
  } catch (error) {
    if (asksForPassword(error) && (await askForPassword())) return withToken(attempt)
    if (error instanceof Failure && error.status === 403) await heedRefusal(error)
    if (!(error instanceof Failure) || error.status !== 401) throw error
    // Another tab may have renewed the token during this call.
    const newer = readToken()
    if (!((newer && newer !== token) || (await renew()))) {
      loseSession()
      throw error
    }
    return attempt(readToken()).catch(async (again: unknown) => {
      if (asksForPassword(again) && (await askForPassword())) return withToken(attempt)
      // The fresh token is refused as well, so the token is not the cause.
      if (again instanceof Failure && again.status === 401) loseSession()
      throw again
    })
  }
}

/** Returns the endpoint's output; throws `Failure` (status 0 when there was no answer). */
export const call = <E extends EndpointSpec>(
  endpoint: E,
  input: Call<E>,
  options: CallOptions = {},
): Promise<Output<E>> => withToken((token) => send(endpoint, input, { ...options, token }))
