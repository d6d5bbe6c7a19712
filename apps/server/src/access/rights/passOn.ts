// An account that adds a permission to a role, or gives a role to an account, must hold the permission with as wide a scope, or the
// right to pass on permissions that it does not hold (docs/rules/access.md#rights-of-a-role).
import { sql } from 'kysely'
import { Failure } from '@register/contract/errors'
import { wildcards } from '@register/contract/access/held'
import { permissions, type Permission } from '@register/contract/permissions'
import type { Phrase } from '@register/contract/phrase'
import { passOn } from '@register/contract/system/role/rights'
import { granted } from '../actor.ts'
import type { UserCtx } from '../ctx.ts'
import { isOfBodies, type Scope } from '../scope.ts'
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

/** The path from the root to each of these departments, and the body that it belongs to. */
async function placesOf({ db }: UserCtx, depts: readonly number[]): Promise<{ pathOf: PathOf; bodyOf: PathOf }> {
  if (depts.length === 0) return { pathOf: () => undefined, bodyOf: () => undefined }
  const { rows } = await sql<{ id: number; path: number[]; body: number[] | null }>`
    select dept.id, dept.path, body.path as body from dept
    left join dept body on body.id = any(dept.path) and body.body_code is not null
    where dept.id = any(${[...depts]}::bigint[])`.execute(db)
  const places = new Map(rows.map((row) => [row.id, row]))
  const bodies = new Map(rows.flatMap(({ body }) => (body ? [[body.at(-1), body]] : [])))
  return {
    pathOf: (dept) => places.get(dept)?.path ?? bodies.get(dept),
    bodyOf: (dept) => places.get(dept)?.body ?? undefined,
  }
}

/** Which of these grants the caller may not hand to these people; when there are none, to people like the caller. */
async function notCovered(ctx: UserCtx, grants: readonly Given[], to: readonly Recipient[]): Promise<string[]> {
  const { actor } = ctx
  if (wildcards.some((wild) => actor.permissions.includes(wild))) return []
  const people = to.length > 0 ? to : [actor]
  const { pathOf, bodyOf } = await placesOf(ctx, [
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
    // Rows of bodies are reached from the whole body, wherever in it a person is.
    const placed = isOfBodies(one.permission)
      ? people.map((person) => ({
          ...person,
          deptId: (person.deptId && bodyOf(person.deptId)?.at(-1)) ?? person.deptId,
        }))
      : people
    return held.some((scope) => covers(scope, one, { to: placed, pathOf }))
  }
  return [...new Set(grants.filter((one) => !mayGive(one)).map(({ permission }) => permission))]
}

/**
 * Refuses (403, naming the permissions) when the caller may not pass these permissions on: each must be covered by the caller's own
 * grant of it, or by the right to pass on, with a scope that reaches at least as much. `to`: the accounts that hold or will hold
 * them; scopes that depend on the holder (own department, company) are checked by the places of these accounts.
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
