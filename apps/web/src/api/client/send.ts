// Sends one JSON call and reads its answer, without knowledge of sessions.
import type { Call, EndpointSpec, Output } from '@register/contract/endpoint'
import { ownAnswer } from '@register/contract/errors'
import { noteAsOf } from './asOf.ts'
import { addressOf, foreignAnswer, headersOf, noAnswer, partsOf, unwrap } from './request.ts'
import { noteRights } from './rights.ts'
import { noteClock } from './serverClock.ts'

/** Milliseconds (docs/rules/wire.md#time-outs). */
export const timeLimit = 10_000

export interface Sending {
  signal?: AbortSignal | undefined
  token?: string | undefined
  idempotencyKey?: string | undefined
}

/** Throws `Failure`; when the caller's own signal ends the call, the signal's reason. */
export async function send<E extends EndpointSpec>(endpoint: E, input: Call<E>, how: Sending = {}): Promise<Output<E>> {
  const parts = partsOf<E>(input)
  const headers = headersOf(how)
  if (parts.body !== undefined) headers.push(['Content-Type', 'application/json'])
  const clock = new AbortController()
  const stop = () => clock.abort()
  const timer = setTimeout(stop, timeLimit)
  const sent = performance.now()
  how.signal?.addEventListener('abort', stop)
  try {
    const response = await fetch(addressOf(endpoint, parts), {
      method: endpoint.method,
      headers,
      signal: clock.signal,
      cache: endpoint.lasting ? 'default' : 'no-store',
      credentials: 'same-origin',
      ...(parts.body === undefined ? {} : { body: JSON.stringify(parts.body) }),
    })
    noteRights(response, sent)
    if (endpoint.fromStandby) noteAsOf(endpoint.path, input, response)
    if (!endpoint.lasting) noteClock(response.headers.get('Date'), performance.now() - sent)
    const text = await response.text()
    // Anyone's questions are about what exists and what is valid: only the register itself may answer them (docs/decisions/0107-only-the-register-denies.md).
    if (endpoint.access === 'anyone' && !response.headers.has(ownAnswer)) throw foreignAnswer()
    return unwrap(response.status, text, (name) => response.headers.get(name)) as Output<E>
  } catch (error) {
    if (how.signal?.aborted) throw how.signal.reason
    if (error instanceof TypeError || clock.signal.aborted) throw noAnswer()
    throw error
  } finally {
    clearTimeout(timer)
    how.signal?.removeEventListener('abort', stop)
  }
}
