// Departments within reach as a tree, for choices and for the side of lists.
import type { DeptNode } from '@register/contract/system/dept'
import type { UserCtx } from '../../../access/ctx.ts'
import { depts } from './store.ts'

/** What stands under a department out of reach stands at the top. */
export async function treeFor(ctx: UserCtx): Promise<DeptNode[]> {
  const rows = await depts
    .scoped(ctx)
    .select(['dept.id', 'dept.parent_id', 'dept.name_zh', 'dept.name_en', 'dept.body_code', 'dept.status'])
    .orderBy('dept.sort')
    .orderBy('dept.id')
    .execute()
  const known = new Set(rows.map(({ id }) => id))
  const byParent = new Map<number | null, typeof rows>()
  for (const row of rows) {
    const parent = row.parent_id !== null && known.has(row.parent_id) ? row.parent_id : null
    byParent.set(parent, [...(byParent.get(parent) ?? []), row])
  }
  const under = (parent: number | null): DeptNode[] =>
    (byParent.get(parent) ?? []).map((row) => ({
      id: row.id,
      name: ctx.say([row.name_zh, row.name_en]),
      bodyCode: row.body_code ?? '',
      status: row.status as DeptNode['status'],
      children: under(row.id),
    }))
  return under(null)
}
