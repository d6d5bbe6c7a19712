// The rules of departments: how they are added, changed and moved, and when they stop.
import { sql } from 'kysely'
import type { z } from 'zod'
import type { addDept, changeDept, Dept } from '@register/contract/system/dept/dept'
import { badField, duplicateField } from '@register/contract/errors'
import type { UserCtx } from '../../../access/ctx.ts'
import { inScope } from '../../../access/scope.ts'
import { usersOf } from '../../../records/inUse.ts'
import {
  refuseBodyInBody,
  refuseOtherCode,
  refuseOthersCode,
  refuseOwnApproval,
  refuseOddApproval,
} from './approval/approval.ts'
import { keepName } from './names/names.ts'
import { pathUnder, refuseFurtherReach } from './place/place.ts'
import { children, depts, lockTree, movePaths, noteMore, people, writeCategories } from './store.ts'

export { treeFor } from './read.ts'

type Given = z.output<(typeof addDept)['body']>
type Changed = z.output<(typeof changeDept)['body']>

async function refuseStopping(ctx: UserCtx, id: number): Promise<void> {
  const active = {
    ...children,
    names: (of: UserCtx, parent: number) => children.names(of, parent).where(sql<boolean>`status = 'active'`),
  }
  const signing = {
    ...people,
    names: (of: UserCtx, dept: number) => people.names(of, dept).where(sql<boolean>`status = 'active'`),
  }
  const below = await usersOf(ctx, [active], id)
  if (below)
    throw duplicateField('status', [
      `该部门包含未停用的下级部门：${below[0]}`,
      `Departments below it are active. ${below[1]}`,
    ])
  const there = await usersOf(ctx, [signing], id)
  if (there)
    throw duplicateField('status', [
      `该部门下有在用的人员：${there[0]}，不能停用`,
      `People belong to it, so it cannot be disabled. ${there[1]}`,
    ])
}

/** An active department has active ancestors: enabling it enables those above it within scope. */
async function activateAbove(ctx: UserCtx, path: readonly number[]): Promise<void> {
  const stopped = await ctx.db
    .selectFrom('dept')
    .select(['id', sql<boolean>`${inScope(ctx.scope, { dept: 'dept.id' })}`.as('reached')])
    .where('id', 'in', [...path, 0])
    .where('status', '=', 'stopped')
    .execute()
  if (stopped.some(({ reached }) => !reached))
    throw duplicateField('status', [
      '上级部门已停用，且不在您的数据范围内，不能启用',
      'A department above it is disabled and outside your data scope, so it cannot become active',
    ])
  if (stopped.length > 0)
    await ctx.db
      .updateTable('dept')
      .set({ status: 'active', updated_by: ctx.actor.id, updated_at: sql<string>`now()` })
      .set((row) => ({ rev: row('rev', '+', 1) }))
      .where(
        'id',
        'in',
        stopped.map(({ id }) => id),
      )
      .execute()
}

export async function addOne(
  ctx: UserCtx,
  { parentId, bodyCode, approval, categories, ...values }: Given,
): Promise<Dept> {
  await lockTree(ctx)
  const above = await pathUnder(ctx, parentId)
  await refuseOddApproval(ctx, { bodyCode, approval, categories })
  await refuseOwnApproval(
    ctx,
    { parentId, before: { bodyCode: '', approval: '', categories: [] } },
    { bodyCode, approval, categories },
  )
  await refuseOthersCode(ctx, bodyCode)
  await refuseBodyInBody(ctx, parentId, bodyCode)
  const id = await depts.insert(ctx, values, {
    parent_id: parentId,
    path: above,
    body_code: bodyCode || null,
    approval: approval || null,
  })
  await ctx.db
    .updateTable('dept')
    .set({ path: [...above, id] })
    .where('id', '=', id)
    .execute()
  await writeCategories(ctx, id, categories)
  await noteMore(ctx, { parentId, bodyCode, approval, categories })
  return depts.read(ctx, id)
}

export async function changeOne(
  ctx: UserCtx,
  { id, rev, parentId, bodyCode, approval, categories, ...values }: Changed,
): Promise<Dept> {
  await lockTree(ctx)
  const before = await depts.lock(ctx, id, rev)
  const moves = parentId !== before.parent_id
  // A parent out of scope may stay: only a move checks the new place.
  const above = moves ? await pathUnder(ctx, parentId) : before.path.slice(0, -1)
  if (above.includes(id))
    throw badField('parentId', [
      '上级部门不能是自己或自己的下级',
      'Belongs to: a department cannot be placed under itself or under one below it',
    ])
  if (moves) await refuseFurtherReach(ctx, before, above)
  await refuseOddApproval(ctx, { bodyCode, approval, categories })
  const known = await depts.read(ctx, id)
  await refuseOwnApproval(ctx, { parentId: before.parent_id, before: known }, { bodyCode, approval, categories })
  await refuseOtherCode(ctx, id, before.body_code, bodyCode)
  await refuseOthersCode(ctx, bodyCode, id)
  if (moves || (bodyCode && !before.body_code)) await refuseBodyInBody(ctx, parentId, bodyCode, id)
  if (values.status === 'stopped' && before.status === 'active') await refuseStopping(ctx, id)
  if (values.status === 'active' && before.status === 'stopped') await activateAbove(ctx, above)
  await keepName(ctx, before, values)
  await depts.update(ctx, before, values, {
    parent_id: parentId,
    body_code: bodyCode || null,
    approval: approval || null,
  })
  if (moves) await movePaths(ctx, id, above)
  await writeCategories(ctx, id, categories)
  await noteMore(ctx, { parentId, bodyCode, approval, categories }, { ...known, parentId: before.parent_id })
  return depts.read(ctx, id)
}
