// Which public answers were given without the primary database, and up to when each of them is known to be complete.
import { asOfHeader } from '@register/contract/errors'

/** Times in ISO 8601 of answers, by what was asked. */
const times = new Map<string, string>()
/** When a standby gave the last answer, on the clock of `performance`. */
let lastFromStandby = -Infinity

/** Milliseconds. Instances lose the primary at different moments, so an answer from the primary clears the times of all other answers only after no standby has answered for this long. */
const settling = 10_000

const keyOf = (path: string, input: unknown): string => JSON.stringify([path, input])

/** Takes an answer that a standby may give. A refusal says nothing of the database. */
export function noteAsOf(path: string, input: unknown, { headers, ok }: Pick<Response, 'headers' | 'ok'>): void {
  if (!ok) return
  const asOf = headers.get(asOfHeader)
  if (asOf !== null) {
    lastFromStandby = performance.now()
    times.set(keyOf(path, input), asOf)
    return
  }
  times.delete(keyOf(path, input))
  if (performance.now() >= lastFromStandby + settling) times.clear()
}

/** The time up to which the last answer to this is complete; undefined where the primary was asked. */
export const asOfAnswer = (path: string, input: unknown): string | undefined => times.get(keyOf(path, input))
