// A hash of all that an account may do and reach: it changes as soon as anything of that does.
import { createHash } from 'node:crypto'
import type { Actor } from '../actor.ts'

const stampOf = ({ roles, grants, deptId, creditCode }: Actor): string =>
  createHash('sha256')
    .update(JSON.stringify([deptId, creditCode, roles, [...grants]]))
    .digest('base64url')
    .slice(0, 16)

/** Every answer carries the stamp, and an actor is remembered over several calls, so it is computed once for each. */
const known = new WeakMap<Actor, string>()

export function rightsStamp(actor: Actor): string {
  const stamp = known.get(actor) ?? stampOf(actor)
  known.set(actor, stamp)
  return stamp
}
