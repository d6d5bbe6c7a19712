// The six kinds of data scope: which rows a role reaches with what it may (docs/rules/access.md#data-scopes).
import type { Phrase } from '../phrase.ts'
import { optionsOf } from '../record/shape.ts'

export const scopeKinds = {
  all: ['全部数据', 'All records'],
  chosen: ['指定部门', 'Chosen departments'],
  ownBelow: ['本部门及下级', 'Own department and below'],
  own: ['本部门', 'Own department'],
  self: ['仅本人', 'Own records only'],
  company: ['本企业', 'Own company'],
} as const satisfies Record<string, Phrase>
export type ScopeKind = keyof typeof scopeKinds

export const scopeOptions = optionsOf(scopeKinds)

export const isScopeKind = (name: string): name is ScopeKind => Object.hasOwn(scopeKinds, name)

/** In the order of the options. */
export const scopeNames = Object.keys(scopeKinds) as [ScopeKind, ...ScopeKind[]]
