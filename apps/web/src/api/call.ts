// Calls an endpoint as the signed-in person; an expired token is renewed once and the call repeated.
import type { Call, EndpointSpec, Output } from '@register/contract/endpoint'
import { Failure } from '@register/contract/errors'
import { heedRefusal, loseSession, renew } from './session.ts'
import { readToken } from './session/token.ts'
import { send } from './wire/send.ts'

export interface CallOptions {
  signal?: AbortSignal | undefined
  /** From the caller, so that a retry repeats it. */
  idempotencyKey?: string | undefined
}

/** Runs `attempt` with the token; after a 401 once more with a fresh one. Without a fresh one the session is over. */
export async function withToken<T>(attempt: (token: string | undefined) => Promise<T>): Promise<T> {
  const token = readToken()
  try {
    return await attempt(token)
  } catch (error) {
    if (error instanceof Failure && error.status === 403) await heedRefusal(error)
    if (!(error instanceof Failure) || error.status !== 401) throw error
    // Another tab may have renewed the token during this call.
    const newer = readToken()
    if (!((newer && newer !== token) || (await renew()))) {
      loseSession()
      throw error
    }
    return attempt(readToken()).catch((again: unknown) => {
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
