// Which reports somebody reaches as a reader: those of their permission, else those of their own body or company.
import type { Asks } from '@register/contract/endpoint'
import { granted, type Actor } from '../../../../access/actor.ts'
import type { Scope } from '../../../../access/scope.ts'

/** The own body or company, whatever permissions say. */
export const ownScope = (actor: Actor): Scope => ({
  all: false,
  deptIds: [],
  below: actor.deptId === null ? [] : [actor.deptId],
  creator: undefined,
  company: actor.creditCode ?? undefined,
})

/** The scope in which the permission that `by` asks for is held; for those who do not hold it, what is their own. */
export const readerScope = (actor: Actor, by: Asks): Scope => granted(actor, by) ?? ownScope(actor)
