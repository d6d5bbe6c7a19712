// The front page's figures for the caller's scope: for bodies from the cached figures, for a company counted on request.
import { sql, type RawBuilder } from 'kysely'
import { queryList } from '@register/contract/business/report/report'
import type { informationCount } from '@register/contract/business/information/reading'
import type { Output } from '@register/contract/endpoint'
import { maxDepth } from '@register/contract/page'
import type { UserCtx } from '../../../../access/ctx.ts'
import { isPublic, readerScope, scoped, statusOf } from '../../report/service.ts'
import { isOfBodies, ofBodies } from './bodies.ts'
import { frontCount, monthBegins, type Figure, type Figures } from './counts.ts'

/** Reports counted up to the limit of lists, by the indexes on companies. */
async function counted(ctx: UserCtx): Promise<Figure[]> {
  const own = scoped(ctx)
    .where(isPublic)
    .select([
      'id',
      'standing',
      'valid_to',
      'coming_status',
      'coming_on',
      'lapses_on',
      'category_code',
      'issue_date',
      'body_id',
    ])
    .limit(sql.lit(maxDepth))
  const by = (axis: Figure['axis'], key: RawBuilder<unknown>) =>
    sql`select ${sql.lit(axis)} as axis, ${key}::text as key, count(*) as count from kept report group by 2`
  const { rows } = await sql<Figure>`
    with own as materialized (${own}),
    kept as materialized (select report.*, ${statusOf} as derived from own report)
    ${by('category', sql`category_code`)} union all ${by('status', sql`derived`)} union all ${by('body', sql`body_id`)}
    union all select 'year', extract(year from issue_date)::text, count(*) from kept where issue_date is not null group by 2
    union all select 'new', '', count(*) from kept where issue_date >= ${monthBegins}
    union all select 'changed', '', count(distinct report_id) from change_notice
      where report_id in (select id from kept) and change_date >= ${monthBegins}`.execute(ctx.db)
  return rows
}

export async function informationCountFor(ctx: UserCtx, figures: Figures): Promise<Output<typeof informationCount>> {
  const scope = readerScope(ctx.actor, queryList)
  if (scope.all) return { ...(await frontCount(ctx, figures)), whole: true, more: false }
  const ofBodiesAlone = isOfBodies(scope)
  const list = ofBodiesAlone ? await ofBodies(ctx.db, scope, figures) : await counted({ ...ctx, scope })
  const figuresOfScope = await frontCount(ctx, { ...figures, list })
  return { ...figuresOfScope, whole: false, more: !ofBodiesAlone && figuresOfScope.total >= maxDepth }
}
