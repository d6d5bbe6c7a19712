// The department and posts of an account, and what a move would let its roles reach.
import { badField } from '@register/contract/errors'
import { bothNames, type Phrase } from '@register/contract/phrase'
import type { UserCtx } from '../../../../access/ctx.ts'
import { givenBy, mayPass } from '../../../../access/rights/passOn.ts'
import { inScope } from '../../../../access/scope.ts'

/** In both languages, for the audit; undefined without a department. */
export async function deptName({ db }: UserCtx, id: number | null): Promise<Phrase | null> {
  if (id === null) return null
  const dept = await db.selectFrom('dept').select(['name_zh', 'name_en']).where('id', '=', id).executeTakeFirst()
  return dept ? bothNames(dept.name_zh, dept.name_en) : null
}

/** Refuses a department that is out of scope or stopped. `before`: the account's present department may be either. */
export async function refuseDept(ctx: UserCtx, deptId: number | null, before?: number | null): Promise<void> {
  if (deptId === before) return
  if (deptId === null) {
    if (ctx.scope.all) return
    throw badField('deptId', [
      '部门：请选择部门，您的数据范围只含部门内的人员',
      'Department: choose one, because your data scope does not include people without a department',
    ])
  }
  const dept = await ctx.db
    .selectFrom('dept')
    .select('status')
    .where('id', '=', deptId)
    .where(inScope(ctx.scope, { dept: 'dept.id' }))
    .executeTakeFirst()
  if (!dept)
    throw badField('deptId', [
      '部门不存在，或不在您的数据范围内',
      'Department: it does not exist or is outside your data scope',
    ])
  if (dept.status === 'stopped')
    throw badField('deptId', ['部门已停用，不能加入人员', 'Department: it is disabled and cannot have new people'])
}

/** Refuses posts that do not exist or are stopped. `held`: posts that the account already has may be either. */
export async function refusePosts(
  { db }: UserCtx,
  postIds: readonly number[],
  held: readonly number[] = [],
): Promise<void> {
  const fresh = postIds.filter((id) => !held.includes(id))
  if (fresh.length === 0) return
  const usable = await db
    .selectFrom('post')
    .select('id')
    .where('id', 'in', fresh)
    .where('status', '=', 'active')
    .execute()
  if (usable.length < new Set(fresh).size)
    throw badField('postIds', ['岗位不存在或已停用', 'Posts: one does not exist or is disabled'])
}

/** Roles that reach the own department reach another one after a move, so only a caller who could give these roles there may move their holder. */
export async function refuseFurtherReach(
  ctx: UserCtx,
  stored: { id: number; dept_id: number | null; credit_code: string | null },
  deptId: number | null,
): Promise<void> {
  if (deptId === stored.dept_id) return
  const held = await ctx.db.selectFrom('user_role').select('role_id').where('user_id', '=', stored.id).execute()
  const given = await givenBy(
    ctx,
    held.map((one) => one.role_id),
  )
  const byPlace = given.filter(({ scope }) => scope === 'own' || scope === 'ownBelow')
  if (await mayPass(ctx, byPlace, [{ deptId, creditCode: stored.credit_code }])) return
  throw badField('deptId', [
    '该人员的角色以所在部门为数据范围，调动会改变其可见数据；请先由安全管理员取消其角色，调动后再分配',
    'Department: this person’s roles cover their own department, so a move changes what they can see. A security administrator removes the roles first and gives them again afterwards',
  ])
}
