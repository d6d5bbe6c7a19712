// The filters of a list as the search takes them: those that its own table answers, and the others.
import { sql } from 'kysely'
import type { ListColumns, ListRequest } from '@register/contract/page'
import type { Ctx } from '../../../../access/ctx.ts'
import { conditions, type ListPlan } from '../../../../db/list.ts'
import type { Beside } from '../../../../db/search/hits.ts'
import { codesBelow } from '../../category/service.ts'

/** Columns of reports that the search table has too. */
const known = new Set(['categoryCode', 'formKind', 'bodyId'])

const only = <T>(record: Readonly<Record<string, T>>, take: (key: string) => boolean): Record<string, T> =>
  Object.fromEntries(Object.entries(record).filter(([key]) => take(key)))

/** Filters of a request over a plan's columns; the keyword is not one of them. */
export async function besideOf<C extends ListColumns>(
  ctx: Ctx,
  plan: ListPlan<C>,
  request: ListRequest,
): Promise<Beside> {
  const below = await codesBelow(ctx)
  const { order } = plan
  const own = {
    columns: only(plan.columns, (key) => known.has(key)),
    sql: {
      // As the codes themselves: only then are the indexes read together.
      categoryCode: {
        ref: sql.ref('s.category_code'),
        where: (values: readonly string[]) => sql<boolean>`s.category_code = any(${below(values)}::text[])`,
      },
      formKind: { ref: sql.ref('s.form_kind') },
      bodyId: { ref: sql.ref('s.body_id') },
    },
    order,
  }
  const others = { columns: only(plan.columns, (key) => !known.has(key)), sql: plan.sql, order }
  const { keyword: _, ...filters } = request
  return { own: conditions(own, filters), others: conditions(others, filters) }
}
