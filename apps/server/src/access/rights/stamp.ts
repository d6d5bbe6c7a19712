// One word for all that an account may do and reach: it differs as soon as anything of it does, and tells nothing by itself.
import { createHash } from 'node:crypto'
import type { Actor } from '../actor.ts'

const wordOf = ({ roles, grants, deptId, creditCode }: Actor): string =>
  createHash('sha256')
    .update(JSON.stringify([deptId, creditCode, roles, [...grants]]))
    .digest('base64url')
    .slice(0, 16)

/** Every answer carries the word, and an actor is remembered over several calls, so it is computed once for each. */
const known = new WeakMap<Actor, string>()

export function rightsStamp(actor: Actor): string {
  const word = known.get(actor) ?? wordOf(actor)
  known.set(actor, word)
  return word
}
