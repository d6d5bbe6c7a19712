// The word for the person's rights that every answer carries: another one says that roles, permissions or scopes have changed.
import { rightsHeader } from '@register/contract/errors'

let word: string | undefined
let arrived = -Infinity
const listeners = new Set<() => void>()

/** Milliseconds. The server remembers a caller for a second, and answers may overtake each other, so that the former word may come once more. */
const settling = 1_500

/** `sent`: when the call was sent, in milliseconds as `performance.now` gives them. */
export function noteRights({ headers }: Pick<Response, 'headers'>, sent: number): void {
  const now = headers.get(rightsHeader)
  if (now === null || now === word || (word !== undefined && sent < arrived + settling)) return
  word = now
  arrived = performance.now()
  for (const heard of listeners) heard()
}

/** Before another person signs in, whose rights are no change. */
export function forgetRights(): void {
  word = undefined
}

/** Undefined until an answer has come. */
export const currentRights = (): string | undefined => word

/** Calls back whenever the word changes. Returns the function that ends this. */
export function onRights(heard: () => void): () => void {
  listeners.add(heard)
  return () => listeners.delete(heard)
}
