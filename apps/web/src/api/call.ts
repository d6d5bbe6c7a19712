// Calls an endpoint as the person signed in; a token that has ended is renewed once and the call repeated.
import type { Call, EndpointSpec, Output } from '@register/contract/endpoint'
import { Failure } from '@register/contract/errors'
import { heedRefusal, loseSession, renew } from './session.ts'
import { readToken } from './session/token.ts'
import { send } from './wire/send.ts'

export interface CallOptions {
  signal?: AbortSignal | undefined
  /** Given by the caller, so that a retry repeats it. */
  idempotencyKey?: string | undefined
}

/** Runs `attempt` with the token; after a 401 once more with a fresh one. Without one the session is over. */
export async function withToken<T>(attempt: (token: string | undefined) => Promise<T>): Promise<T> {
  const token = readToken()
  try {
    return await attempt(token)
  } catch (error) {
    if (error instanceof Failure && error.status === 403) await heedRefusal(error)
    if (!(error instanceof Failure) || error.status !== 401) throw error
    // Another tab may have renewed it while this call was under way.
    const newer = readToken()
    if (!((newer && newer !== token) || (await renew()))) {
      loseSession()
      throw error
    }
    return attempt(readToken()).catch((again: unknown) => {
      // A fresh token is refused as well: it is not the token.
      if (again instanceof Failure && again.status === 401) loseSession()
      throw again
    })
  }
}

/** The endpoint's output; throws `Failure` (status 0 when nothing answered). */
export const call = <E extends EndpointSpec>(
  endpoint: E,
  input: Call<E>,
  options: CallOptions = {},
): Promise<Output<E>> => withToken((token) => send(endpoint, input, { ...options, token }))
