// Which reports a reader reaches: those in the scope of the permission, otherwise those of their own body or company.
import type { Asks } from '@register/contract/endpoint'
import { granted, type Actor } from '../../../../access/actor.ts'
import type { Scope } from '../../../../access/scope.ts'

/** The scope of the caller's own body or company, independent of permissions. */
export const ownScope = (actor: Actor): Scope => ({
  all: false,
  deptIds: [],
  below: actor.deptId === null ? [] : [actor.deptId],
  creator: undefined,
  company: actor.creditCode ?? undefined,
})

/** The scope in which the caller holds the permission of `by`; callers without it get their own body or company. */
export const readerScope = (actor: Actor, by: Asks): Scope => granted(actor, by) ?? ownScope(actor)
