// An account that adds a permission to a role, or gives a role to an account, must hold the permission with as wide a scope, or the
// right to pass on permissions that it does not hold (docs/rules/access.md#rights-of-a-role).
import { sql } from 'kysely'
import { Failure } from '@register/contract/errors'
import { permissions, wildcards, type Permission } from '@register/contract/permissions'
import type { Phrase } from '@register/contract/phrase'
import { passOn } from '@register/contract/system/role/rights'
import { granted } from '../actor.ts'
import type { UserCtx } from '../ctx.ts'
import type { Scope } from '../scope.ts'
import { covers, type Given, type PathOf, type Recipient } from './reach.ts'

const isPassOn = (permission: string): boolean => permission === passOn.access.may

const nameOf = (permission: string): Phrase =>
  Object.hasOwn(permissions, permission)
    ? permissions[permission as Permission]
    : [`全部权限（${permission}）`, `everything (${permission})`]

/** Permissions that a refusal spells out. */
const spelled = 5

function refusal(refused: readonly string[]): Failure {
  const names = refused.slice(0, spelled).map(nameOf)
  const more = refused.length - names.length
  return new Failure(403, [
    `不能授予您自己不具备、或超出您数据范围的权限：${names.map(([zh]) => zh).join('、')}${more > 0 ? `等 ${refused.length} 项` : ''}`,
    `You cannot grant what you do not have, or not over so many records: ${names.map(([, en]) => en).join(', ')}${more > 0 ? ` and ${more} more` : ''}`,
  ])
}

/** The path from the root to each of these departments. */
async function pathsOf({ db }: UserCtx, depts: readonly number[]): Promise<PathOf> {
  if (depts.length === 0) return () => undefined
  const { rows } = await sql<{
    id: number
    path: number[]
  }>`select id, path from dept where id = any(${[...depts]}::bigint[])`.execute(db)
  const paths = new Map(rows.map(({ id, path }) => [id, path]))
  return (dept) => paths.get(dept)
}

/** Which of these grants the caller may not hand to these people; when there are none, to people like the caller. */
async function notCovered(ctx: UserCtx, grants: readonly Given[], to: readonly Recipient[]): Promise<string[]> {
  const { actor } = ctx
  if (wildcards.some((wild) => actor.permissions.includes(wild))) return []
  const people = to.length > 0 ? to : [actor]
  const pathOf = await pathsOf(ctx, [
    ...grants.flatMap(({ deptIds }) => deptIds),
    ...people.flatMap(({ deptId }) => deptId ?? []),
  ])
  const further = granted(actor, passOn)
  const mayGive = (one: Given): boolean => {
    if (wildcards.includes(one.permission)) return false
    if (isPassOn(one.permission)) return further?.all === true
    // A right that depends on the holder's department or company may only be given by an account that has one too.
    if (to.length === 0 && actor.deptId === null && (one.scope === 'own' || one.scope === 'ownBelow'))
      return further?.all === true || actor.grants.get(one.permission as Permission)?.all === true
    const held: (Scope | undefined)[] = [actor.grants.get(one.permission as Permission), further]
    return held.some((scope) => covers(scope, one, { to: people, pathOf }))
  }
  return [...new Set(grants.filter((one) => !mayGive(one)).map(({ permission }) => permission))]
}

/**
 * Refuses (403, naming the permissions) when the caller may not pass these permissions on: each must be covered by the caller's own
 * grant of it, or by the right to pass on, with a scope that reaches at least as much. `to`: the accounts that hold or will hold
 * them; scopes that depend on the holder (own department, company) are judged by the places of these accounts.
 */
export async function refusePassing(
  ctx: UserCtx,
  grants: readonly Given[],
  to: readonly Recipient[] = [],
): Promise<void> {
  const refused = await notCovered(ctx, grants, to)
  if (refused.length > 0) throw refusal(refused)
}

/** Whether `refusePassing` would not refuse. */
export const mayPass = async (ctx: UserCtx, grants: readonly Given[], to: readonly Recipient[]): Promise<boolean> =>
  (await notCovered(ctx, grants, to)).length === 0

/** What these roles give, in the form that `refusePassing` expects. */
export async function givenBy({ db }: UserCtx, roleIds: readonly number[]): Promise<Given[]> {
  const { rows } = await sql<Given>`
    select g.permission, coalesce(g.scope, r.scope) as scope,
      case when g.scope is null then r.dept_ids else g.dept_ids end as "deptIds"
    from role_grant g join role r on r.id = g.role_id where r.id = any(${[...roleIds]}::bigint[])
    order by g.permission`.execute(db)
  return rows
}
