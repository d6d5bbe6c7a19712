// Whose token it is: read by one look-up and cached for at most a second.
import { tokenPrefix } from '@register/contract/system/client/token'
import type { Db } from '../../db/connect.ts'
import { hashToken, readActor, type Actor, type Asking } from '../actor.ts'

const rememberMs = 1_000
/** How long an unknown token is remembered as unknown, so that made-up tokens do not cause a query each. */
const rememberDeadMs = 10_000
const rememberMost = 10_000

export interface Actors {
  /** The actor of an access token; undefined for an unknown or expired one. */
  of(token: string): Promise<Actor | undefined>
  /** True when `of` can answer from memory, without a query. */
  remembers(token: string): boolean
  /** Whose token it was at the last look, however long ago; undefined when it is not remembered. Good for counting calls, never for a right. */
  lastKnown(token: string): number | undefined
  /** Empties the memory after a sign-out or a change of rights in this process, so that it applies at once and not within the second. */
  forget(): void
}

interface Reading extends Asking {
  /** The actor of a client's token, by the token's hash. */
  clientOf: (db: Db, hash: Buffer) => Promise<Actor | undefined>
}

export function actorsOf(db: Db, { clientOf, ...asking }: Reading): Actors {
  const known = new Map<string, { until: number; actor: Promise<Actor | undefined>; id: number | undefined }>()
  const keyOf = (token: string) => hashToken(token).toString('base64url')
  const remembered = (key: string) => {
    const one = known.get(key)
    return one && one.until > performance.now() ? one : undefined
  }
  return {
    remembers: (token) => remembered(keyOf(token)) !== undefined,
    lastKnown: (token) => known.get(keyOf(token))?.id,
    of(token) {
      const key = keyOf(token)
      const one = remembered(key)
      if (one) return one.actor
      const id = known.get(key)?.id
      // The oldest entries are removed first, so that a flood of made-up tokens does not empty the whole memory.
      known.delete(key)
      for (const oldest of known.keys()) {
        if (known.size < rememberMost) break
        known.delete(oldest)
      }
      const hash = hashToken(token)
      const actor = token.startsWith(tokenPrefix) ? clientOf(db, hash) : readActor(db, hash, asking)
      const entry = { until: performance.now() + rememberMs, actor, id }
      known.set(key, entry)
      actor.then(
        (found) => {
          entry.id = found?.id
          if (!found) entry.until = performance.now() + rememberDeadMs
        },
        // A failed look-up must not be remembered: the next call asks again.
        () => known.delete(key),
      )
      return actor
    },
    forget: () => known.clear(),
  }
}
