// Where a department may be placed: below which others, and who would reach it there.
import { badField } from '@register/contract/errors'
import type { UserCtx } from '../../../../access/ctx.ts'
import { givenBy, mayPass } from '../../../../access/rights/passOn.ts'
import { inScope } from '../../../../access/scope.ts'

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

/** Refuses (400) a move that would let people of the new place reach the moved department, unless the caller could give them that scope: their roles cover all departments below their own. */
export async function refuseFurtherReach(
  ctx: UserCtx,
  from: readonly number[],
  above: readonly number[],
): Promise<void> {
  const gaining = above.filter((id) => !from.includes(id))
  if (gaining.length === 0) return
  const people = await ctx.db
    .selectFrom('app_user')
    .innerJoin('user_role', 'user_role.user_id', 'app_user.id')
    .where('app_user.dept_id', 'in', gaining)
    .where('app_user.removed_at', 'is', null)
    .select(['app_user.dept_id as deptId', 'app_user.credit_code as creditCode', 'user_role.role_id as roleId'])
    .execute()
  const given = await givenBy(ctx, [...new Set(people.map(({ roleId }) => roleId))])
  const wide = given.filter(({ scope }) => scope === 'ownBelow')
  if (wide.length === 0 || (await mayPass(ctx, wide, people))) return
  throw badField('parentId', [
    '该上级部门的人员可见本部门及以下数据，调入后将看到本部门的数据；请由安全管理员（或同时具备授权权限者）调整',
    'people of that department reach all departments below it and would reach this one. A person who may give them that access has to move it',
  ])
}
