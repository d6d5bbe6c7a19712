// Whether the newest public answer was given without the primary database, and up to when it is known to be complete.
import { asOfHeader } from '@register/contract/errors'

let asOf: string | undefined
const listeners = new Set<() => void>()

/** Takes an answer that a standby may give. */
export function noteAsOf({ headers }: Pick<Response, 'headers'>): void {
  const now = headers.get(asOfHeader) ?? undefined
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
