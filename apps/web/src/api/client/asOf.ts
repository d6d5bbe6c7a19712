// Whether public answers were given without the primary database, and up to when they are known to be complete.
import { asOfHeader } from '@register/contract/errors'

let asOf: string | undefined
let arrived = -Infinity
const listeners = new Set<() => void>()

/** Milliseconds. Another instance may still, or already, reach the primary: its answers end the notice only when no other one has come for so long. */
const settling = 10_000

/** Takes an answer that a standby may give. A refusal says nothing of the database. */
export function noteAsOf({ headers, ok }: Pick<Response, 'headers' | 'ok'>): void {
  if (!ok) return
  const now = headers.get(asOfHeader) ?? undefined
  if (now !== undefined) arrived = performance.now()
  else if (performance.now() < arrived + settling) return
  if (now === asOf) return
  asOf = now
  for (const heard of listeners) heard()
}

/** The time, in ISO 8601; undefined where the primary was asked. */
export const currentAsOf = (): string | undefined => asOf

/** Calls back whenever it changes. Returns the function that ends this. */
export function onAsOf(heard: () => void): () => void {
  listeners.add(heard)
  return () => listeners.delete(heard)
}
