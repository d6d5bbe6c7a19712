// The page of an office list with a keyword, by the plans of the search.
import { sql, type RawBuilder } from 'kysely'
import type { ListColumns, ListRequest } from '@register/contract/page'
import type { UserCtx } from '../../../../access/ctx.ts'
import { inScope } from '../../../../access/scope.ts'
import { conditions, orderOf, placeOf, type ListPlan } from '../../../../db/list.ts'
import type { FiltersByTable } from '../../../../db/search/hits.ts'
import type { Found, Search } from '../../../../db/search/question.ts'
import { isPublic } from '../content/row.ts'
import { ownDrafts, reached, scopeColumns } from '../content/scope.ts'
import { filtersByTable } from './byTable.ts'

/** The caller's scope for the search: its table has bodies, but no people and companies. */
function scopeByTable(ctx: UserCtx): FiltersByTable {
  const { scope } = ctx
  const own = ownDrafts(ctx, sql`s`)
  if (scope.all) return { own, others: [] }
  const isOfBodies = scope.creator === undefined && !scope.company && scope.below.length === 0
  return isOfBodies
    ? { own: [...own, sql<boolean>`s.body_id = any(${[...scope.deptIds]}::bigint[])`], others: [] }
    : { own, others: [inScope(scope, scopeColumns)] }
}

interface Asked<C extends ListColumns> {
  plan: ListPlan<C>
  request: ListRequest
  words: readonly string[]
  /** Conditions by the parameters of the kind. */
  measures: readonly RawBuilder<boolean>[]
  only: 'published' | undefined
}

/** In the requested order; where too many match to be sorted, newest first, and the answer says so. */
export async function pageByKeyword<C extends ListColumns>(
  ctx: UserCtx,
  search: Search,
  { plan, request, words, measures, only }: Asked<C>,
): Promise<Found & { newestFirst?: true }> {
  const { keyword: _, ...filters } = request
  const drafts = only === undefined
  const [asked, scope] = [await filtersByTable(ctx, plan, request, { drafts }), scopeByTable(ctx)]
  const question = {
    words,
    filters: [...reached(ctx), ...(drafts ? [] : [isPublic]), ...conditions(plan, filters), ...measures],
    byTable: {
      own: [...scope.own, ...asked.own],
      others: [...scope.others, ...asked.others, ...measures],
      drafts,
    },
    indexed: !ctx.scope.all || asked.own.length + asked.others.length + measures.length > 0,
    ...placeOf(request),
    key: JSON.stringify({
      ...request,
      words,
      pageNum: 0,
      pageSize: 0,
      page: 0,
      prop: '',
      order: '',
      of: ctx.actor.id,
      only,
    }),
  }
  const inOrder = await search.sorted(ctx.db, { ...question, order: orderOf(plan, request) })
  return inOrder ?? { ...(await search.page(ctx.db, question)), newestFirst: true }
}
