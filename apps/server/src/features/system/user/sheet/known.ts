// What the cells of a sheet of people can name: departments in scope and active posts.
import { sql } from 'kysely'
import { fold } from '@register/contract/fold'
import type { Phrase } from '@register/contract/phrase'
import type { UserCtx } from '../../../../access/ctx.ts'
import { inScope } from '../../../../access/scope.ts'
import { inLanguage } from '../../../../records/inLanguage.ts'

export const postsKnown = ({ db }: UserCtx) =>
  db.selectFrom('post').select(['id', 'name', 'code']).where('status', '=', 'active').orderBy('sort').execute()

type Found = { id: number } | { problem: Phrase }

/** Finds departments by body code, by name in either language, or by the names from the top separated by strokes. */
export async function deptFinder(ctx: UserCtx): Promise<(text: string) => Found> {
  const rows = await ctx.db
    .selectFrom('dept')
    .select(['id', 'body_code', 'status'])
    .select((of) => [
      sql<string[]>`array(select d.name_zh from unnest(${of.ref('dept.path')}) with ordinality p (id, at)
        join dept d on d.id = p.id order by p.at)`.as('zh'),
      sql<
        string[]
      >`array(select ${inLanguage('en', 'd.name')} from unnest(${of.ref('dept.path')}) with ordinality p (id, at)
        join dept d on d.id = p.id order by p.at)`.as('en'),
    ])
    .where(inScope(ctx.scope, { dept: 'dept.id' }))
    .execute()
  const folded = (names: readonly string[]) => fold(names.join('/'))
  return (text) => {
    const wanted = fold(text.replaceAll(/\s*\/\s*/g, '/'))
    const fitting = rows.filter(
      ({ body_code, zh, en }) =>
        body_code === text.trim() ||
        [zh, en].some((names) => folded(names) === wanted || folded(names).endsWith(`/${wanted}`)),
    )
    const [first] = fitting
    if (!first)
      return {
        problem: ['部门不存在，或不在您的数据范围内', 'Department: it does not exist or is outside your data scope'],
      }
    if (fitting.length > 1)
      return {
        problem: [
          `有 ${fitting.length} 个同名部门，请写上级，如“${first.zh.slice(-2).join('/')}”`,
          `Department: ${fitting.length} have this name. Add the names above it, such as "${first.en.slice(-2).join('/')}"`,
        ],
      }
    if (first.status === 'stopped')
      return { problem: ['部门已停用，不能加入人员', 'Department: it is disabled and cannot have new people'] }
    return { id: first.id }
  }
}
