// Which rows a permission reaches: one function for every store that lists, reads or changes scoped rows (docs/rules/access.md#data-scopes).
import { sql, type RawBuilder } from 'kysely'
import { z } from 'zod'
import { wildcards } from '@register/contract/access/held'
import { permissions, type Permission } from '@register/contract/permissions'
import type { Db } from '../db/connect.ts'
import type { ScopeKind } from '@register/contract/system/scopes'

export type { ScopeKind }

export interface ScopeGrant {
  kind: ScopeKind
  /** For `chosen`. */
  deptIds: readonly number[]
}

/** A row is reached when any part matches; a scope without parts reaches nothing. */
export type Scope =
  | { all: true }
  | {
      all: false
      deptIds: readonly number[]
      below: readonly number[]
      creator: number | undefined
      company: string | undefined
    }

export type PartialScope = Exclude<Scope, { all: true }>

export const everything: Scope = { all: true }

export interface ScopeHolder {
  id: number
  deptId: number | null
  /** For rows that belong to bodies: the body that the department belongs to. */
  bodyId?: number | null
  creditCode: string | null
}

/** Whether the rows of a permission belong to bodies as a whole: to everyone of a body they are those of the own department (docs/rules/access.md#data-scopes). */
export const isOfBodies = (permission: string): boolean => permission.startsWith('business:')

/** The scopes of several roles that hold a permission add up. */
export function scopeOf(grants: readonly ScopeGrant[], holder: ScopeHolder): Scope {
  if (grants.some((grant) => grant.kind === 'all')) return everything
  const own = [...new Set([holder.bodyId ?? [], holder.deptId ?? []].flat())]
  const has = (kind: ScopeKind) => grants.some((grant) => grant.kind === kind)
  return {
    all: false,
    deptIds: [
      ...new Set([
        ...grants.filter((grant) => grant.kind === 'chosen').flatMap((grant) => grant.deptIds),
        ...(has('own') ? own : []),
      ]),
    ],
    below: has('ownBelow') ? own.slice(0, 1) : [],
    creator: has('self') ? holder.id : undefined,
    company: has('company') ? (holder.creditCode ?? undefined) : undefined,
  }
}

/** A permission as a role gives it. */
export interface GrantRow {
  permission: string
  scope: ScopeKind
  deptIds: number[]
}

/** The scope of each permission, so that "read own" of one role and "approve all" of another do not mix. */
export function grantsOf(rows: readonly GrantRow[], { bodyId = null, ...holder }: ScopeHolder): Map<Permission, Scope> {
  const grants = new Map<Permission, Scope>()
  const wild = rows.some((row) => wildcards.includes(row.permission))
  for (const permission of Object.keys(permissions) as Permission[]) {
    const held: ScopeGrant[] = rows
      .filter((row) => row.permission === permission)
      .map((row) => ({ kind: row.scope, deptIds: row.deptIds }))
    if (wild) grants.set(permission, everything)
    else if (held.length > 0)
      grants.set(permission, scopeOf(held, isOfBodies(permission) ? { ...holder, bodyId } : holder))
  }
  return grants
}

const storedScope = z.object({
  all: z.literal(false),
  deptIds: z.array(z.int()),
  below: z.array(z.int()),
  creator: z.int().optional(),
  company: z.string().optional(),
})

/** A scope as it was stored; undefined for anything else. */
export function readScope(stored: unknown): Scope | undefined {
  if (z.object({ all: z.literal(true) }).safeParse(stored).success) return everything
  const { data } = storedScope.safeParse(stored)
  return data && { ...data, creator: data.creator, company: data.company }
}

const within = <T>(some: readonly T[], all: readonly T[]): boolean => some.every((one) => all.includes(one))

/** Whether a scope reaches at least the rows of an earlier one. A department that is reached by another way now counts as not reached, because the tree may have changed. */
export function stillReaches(now: Scope, before: Scope): boolean {
  if (now.all) return true
  if (before.all) return false
  return (
    within(before.deptIds, now.deptIds) &&
    within(before.below, now.below) &&
    (before.creator === undefined || before.creator === now.creator) &&
    (before.company === undefined || before.company === now.company)
  )
}

/** The columns of a table that scopes compare. */
export interface ScopeColumns {
  dept: string
  creator?: string
  /** Columns with credit codes: one of them must be that of the account's company. */
  companies?: readonly string[]
}

/** The condition that the scope contains a row; `false` in SQL when the scope is empty. */
export function inScope(scope: Scope, columns: ScopeColumns): RawBuilder<boolean> {
  if (scope.all) return sql<boolean>`true`
  const parts: RawBuilder<boolean>[] = []
  const dept = sql.ref(columns.dept)
  if (scope.deptIds.length > 0) parts.push(sql<boolean>`${dept} = any(${[...scope.deptIds]}::bigint[])`)
  if (scope.below.length > 0)
    parts.push(sql<boolean>`${dept} in (select dept.id from dept where dept.path && ${[...scope.below]}::bigint[])`)
  if (scope.creator !== undefined && columns.creator)
    parts.push(sql<boolean>`${sql.ref(columns.creator)} = ${scope.creator}`)
  for (const company of scope.company ? (columns.companies ?? []) : [])
    parts.push(sql<boolean>`${sql.ref(company)} = ${scope.company}`)
  if (parts.length === 0) return sql<boolean>`false`
  return sql<boolean>`(${sql.join(parts, sql` or `)})`
}

/** The ids of the departments that a scope reaches. */
export async function deptsIn(db: Db, { deptIds, below }: PartialScope): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from dept where id = any(${[...deptIds]}::bigint[]) or path && ${[...below]}::bigint[]`.execute(db)
  return rows.map(({ id }) => id)
}

/** The same scope for a list, with its departments named: the planner then knows how few rows it may have to look for. */
export async function namedScope(db: Db, scope: Scope): Promise<Scope> {
  return scope.all || scope.below.length === 0 ? scope : { ...scope, below: [], deptIds: await deptsIn(db, scope) }
}
