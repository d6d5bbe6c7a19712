// The same figures for the reports in somebody's reach: of bodies out of the remembered ones, of a company counted for them alone.
import { sql, type RawBuilder } from 'kysely'
import { queryList } from '@register/contract/business/report'
import type { informationCount } from '@register/contract/business/information/reading'
import type { Output } from '@register/contract/endpoint'
import { maxDepth } from '@register/contract/page'
import type { UserCtx } from '../../../../access/ctx.ts'
import type { Scope } from '../../../../access/scope.ts'
import { isShown, readerScope, scoped, statusOfAll } from '../../report/service.ts'
import { frontCount, monthBegins, type Figure, type Figures } from './counts.ts'

type Partial = Exclude<Scope, { all: true }>

/** Figures of every body, taken apart by `body:key`, summed over those in reach. */
async function ofBodies({ db }: UserCtx, { deptIds, below }: Partial, figures: Figures): Promise<Figure[]> {
  const { rows } = await sql<{ id: number }>`
    select id from dept where id = any(${[...deptIds]}::bigint[]) or path && ${[...below]}::bigint[]`.execute(db)
  const reached = new Set(rows.map(({ id }) => String(id)))
  const sums = new Map<string, Figure>()
  for (const { axis, key: of, count } of figures.parts) {
    const [body = '', ...rest] = of.split(':')
    if (!reached.has(body)) continue
    const key = rest.join(':')
    const name = `${axis} ${key}`
    sums.set(name, { axis, key, count: (sums.get(name)?.count ?? 0) + count })
  }
  return [...sums.values()]
}

/** Counted as far as lists are: by the indexes of whom a report is about. */
async function counted(ctx: UserCtx): Promise<Figure[]> {
  const own = scoped(ctx)
    .where(isShown)
    .select(['id', 'status', 'valid_to', 'category_code', 'issue_date', 'body_id'])
    .limit(sql.lit(maxDepth))
  const by = (axis: Figure['axis'], key: RawBuilder<unknown>) =>
    sql`select ${sql.lit(axis)} as axis, ${key}::text as key, count(*) as count from kept report group by 2`
  const { rows } = await sql<Figure>`
    with own as materialized (${own}),
    kept as materialized (select report.*, ${statusOfAll} as derived from own report)
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
  const ofBodiesAlone = scope.company === undefined && scope.creator === undefined
  const list = ofBodiesAlone ? await ofBodies(ctx, scope, figures) : await counted({ ...ctx, scope })
  const told = await frontCount(ctx, { ...figures, list })
  return { ...told, whole: false, more: !ofBodiesAlone && told.total >= maxDepth }
}
