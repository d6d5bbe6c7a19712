// Departments in scope as a tree: short for choices and for the side of lists, whole for their own screen.
import { sql } from 'kysely'
import type { DeptBranch, DeptNode } from '@register/contract/system/dept/tree'
import type { UserCtx } from '../../../access/ctx.ts'
import { depts, peopleIn, presentCode, approvedOf } from './store.ts'

interface Placed {
  id: number
  parent_id: number | null
}

/** Rows as a tree, in the order of the rows. A row whose parent is out of scope is at the top level. */
function branches<R extends Placed, N>(rows: readonly R[], node: (row: R, children: N[]) => N): N[] {
  const known = new Set(rows.map(({ id }) => id))
  const byParent = new Map<number | null, R[]>()
  for (const row of rows) {
    const parent = row.parent_id !== null && known.has(row.parent_id) ? row.parent_id : null
    const siblings = byParent.get(parent)
    if (siblings) siblings.push(row)
    else byParent.set(parent, [row])
  }
  const under = (parent: number | null): N[] => (byParent.get(parent) ?? []).map((row) => node(row, under(row.id)))
  return under(null)
}

const inOrder = (ctx: UserCtx) =>
  depts
    .scoped(ctx)
    .select(['dept.id', 'dept.parent_id', 'dept.name_zh', 'dept.name_en'])
    .select(presentCode.as('body_code'))
    .select(sql<DeptNode['status']>`dept.status`.as('status'))
    .orderBy('dept.sort')
    .orderBy('dept.id')

type Row = Awaited<ReturnType<ReturnType<typeof inOrder>['execute']>>[number]

const short = ({ say }: UserCtx, row: Row) => ({
  id: row.id,
  name: say([row.name_zh, row.name_en]),
  bodyCode: row.body_code,
  status: row.status,
})

/** For choices and the side of lists. */
export const treeFor = async (ctx: UserCtx): Promise<DeptNode[]> =>
  branches<Row, DeptNode>(await inOrder(ctx).execute(), (row, children) => ({ ...short(ctx, row), children }))

/** For the screen of departments. */
export async function wholeTree(ctx: UserCtx): Promise<DeptBranch[]> {
  const rows = await inOrder(ctx)
    .select([
      'dept.sort',
      'dept.leader',
      peopleIn.as('users'),
      approvedOf.as('categories'),
      sql<string>`coalesce(dept.approval, '')`.as('approval'),
    ])
    .execute()
  return branches<(typeof rows)[number], DeptBranch>(rows, (row, children) => ({
    ...short(ctx, row),
    sort: row.sort,
    leader: row.leader,
    approval: row.approval,
    categories: row.categories,
    users: row.users,
    children,
  }))
}
