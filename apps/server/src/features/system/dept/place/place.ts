// Where a department may be placed: below which others, and who would reach it there.
import { badField } from '@register/contract/errors'
import { sql, type RawBuilder } from 'kysely'
import type { UserCtx } from '../../../../access/ctx.ts'
import { givenBy, mayPass } from '../../../../access/rights/passOn.ts'
import { inScope, isOfBodies } from '../../../../access/scope.ts'

/** The path that a department gets under this parent; refuses a parent that is out of scope or stopped. */
export async function pathUnder(ctx: UserCtx, parentId: number | null): Promise<number[]> {
  if (parentId === null) {
    if (ctx.scope.all) return []
    throw badField('parentId', [
      '请选择上级部门：您的数据范围不包括顶级',
      'Belongs to: choose a department, because the top level is outside your data scope',
    ])
  }
  const parent = await ctx.db
    .selectFrom('dept')
    .select(['path', 'status'])
    .where('id', '=', parentId)
    .where(inScope(ctx.scope, { dept: 'dept.id' }))
    .executeTakeFirst()
  if (!parent)
    throw badField('parentId', [
      '上级部门不存在，或不在您的数据范围内',
      'Belongs to: this department does not exist or is outside your data scope',
    ])
  if (parent.status === 'stopped')
    throw badField('parentId', [
      '上级部门已停用，不能在其下新建或移入部门',
      'Belongs to: this department is disabled, so no department can be placed below it',
    ])
  return parent.path
}

/** The accounts of these departments with their roles. */
const peopleIn = ({ db }: UserCtx, depts: RawBuilder<unknown>) =>
  db
    .selectFrom('app_user')
    .innerJoin('user_role', 'user_role.user_id', 'app_user.id')
    .where(sql<boolean>`app_user.dept_id in (${depts})`)
    .where('app_user.removed_at', 'is', null)
    .select(['app_user.dept_id as deptId', 'app_user.credit_code as creditCode', 'user_role.role_id as roleId'])
    .execute()

const givenTo = (ctx: UserCtx, people: readonly { roleId: number }[]) =>
  givenBy(ctx, [...new Set(people.map(({ roleId }) => roleId))])

/**
 * Refuses (400) a move that would let people reach more, unless the caller could give them that scope: people of the new place
 * whose roles cover all departments below their own, and people of the moved department, who reach what the body has that they come to.
 */
export async function refuseFurtherReach(
  ctx: UserCtx,
  { id, path: from }: { id: number; path: readonly number[] },
  above: readonly number[],
): Promise<void> {
  const gaining = above.filter((one) => !from.includes(one))
  if (gaining.length === 0) return
  const people = await peopleIn(ctx, sql`select unnest(${gaining}::bigint[])`)
  const wide = (await givenTo(ctx, people)).filter(({ scope }) => scope === 'ownBelow')
  if (wide.length > 0 && !(await mayPass(ctx, wide, people)))
    throw badField('parentId', [
      '该上级部门的人员可见本部门及以下数据，调入后将看到本部门的数据；请由安全管理员（或同时具备授权权限者）调整',
      'people of that department reach all departments below it and would reach this one. A person who may give them that access has to move it',
    ])
  const body = await ctx.db
    .selectFrom('dept')
    .select('id')
    .where('id', 'in', gaining)
    .where('body_code', 'is not', null)
    .executeTakeFirst()
  if (!body) return
  const coming = await peopleIn(ctx, sql`select below.id from dept below where ${id} = any(below.path)`)
  const ofBody = (await givenTo(ctx, coming)).filter(
    ({ permission, scope }) => isOfBodies(permission) && (scope === 'own' || scope === 'ownBelow'),
  )
  const there = coming.map(({ creditCode }) => ({ deptId: body.id, creditCode }))
  if (ofBody.length === 0 || (await mayPass(ctx, ofBody, there))) return
  throw badField('parentId', [
    '调入后，本部门的人员将看到该机构的记录；请由安全管理员（或同时具备授权权限者）调整',
    'people of this department would reach the records of that body. A person who may give them that access has to move it',
  ])
}
