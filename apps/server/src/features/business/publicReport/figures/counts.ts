// The figures of the front page, cached and counted again in the background, which takes a twentieth of the time at most.
import { sql } from 'kysely'
import type { FrontCount } from '@register/contract/business/publicReport/publicReport'
import { reportStatuses, type ReportStatus } from '@register/contract/rules/status'
import type { Ctx } from '../../../../access/ctx.ts'
import type { Db } from '../../../../db/connect.ts'
import { remembered } from '../../../../records/remembered.ts'
import { bodyNames } from '../../body/service.ts'
import { allCategories } from '../../category/service.ts'
import { countedStatus } from '../../report/service.ts'

export interface Figure {
  axis: 'category' | 'status' | 'year' | 'body' | 'new' | 'changed'
  key: string
  count: number
}
export interface Figures {
  list: Figure[]
  /** The same figures per body, under keys such as `12:3110`. */
  parts: Figure[]
  at: string
}

/** The first day of this month in Shanghai. */
export const monthBegins = sql`date_trunc('month', now() at time zone 'Asia/Shanghai')::date`

async function count(db: Db): Promise<Figures> {
  const { rows } = await sql<Figure & { at: string; part: boolean }>`
    with counted as materialized (
      select report.category_code as category, ${countedStatus} as status, extract(year from report.issue_date) as year, report.body_id, count(*) as count
      from report where report.status <> 'draft' group by 1, 2, 3, 4),
    new as materialized (select body_id, count(*) as count from report where status <> 'draft' and issue_date >= ${monthBegins} group by 1),
    changed as materialized (select body_id, count(distinct report_id) as count from change_notice where change_date >= ${monthBegins} group by 1),
    counts as (
      select 'category' as axis, category as key, sum(count) as count, false as part from counted group by category
      union all select 'status', status, sum(count), false from counted group by status
      union all select 'year', year::text, sum(count), false from counted where year is not null group by year
      union all select 'body', body_id::text, sum(count), false from counted group by body_id
      union all select 'new', '', coalesce(sum(count), 0), false from new
      union all select 'changed', '', coalesce(sum(count), 0), false from changed
      union all select 'category', body_id || ':' || category, sum(count), true from counted group by body_id, category
      union all select 'status', body_id || ':' || status, sum(count), true from counted group by body_id, status
      union all select 'year', body_id || ':' || year, sum(count), true from counted where year is not null group by body_id, year
      union all select 'body', body_id || ':' || body_id, sum(count), true from counted group by body_id
      union all select 'new', body_id || ':', count, true from new
      union all select 'changed', body_id || ':', count, true from changed)
    select *, now() as at from counts`.execute(db)
  return {
    list: rows.filter(({ part }) => !part),
    parts: rows.filter(({ part }) => part),
    at: rows[0]?.at ?? new Date().toISOString(),
  }
}

/** One cache per server, so that tests and instances do not share it. Counted on `db`, and without the primary where the caller reads. */
export function figuresOf(db: Db): (ctx: Ctx) => Promise<Figures> {
  const counted = remembered(count)
  return (ctx) => counted(ctx.asOf ? ctx.db : db)
}

/** Adds the counts of every entry to all entries above it. */
export async function inCatalogue(
  ctx: Ctx,
  counted: readonly Pick<Figure, 'key' | 'count'>[],
): Promise<Map<string, number>> {
  const all = await allCategories(ctx)
  const sums = new Map<string, number>()
  for (const { key, count: held } of counted)
    for (const at of all.get(key)?.path ?? [key]) sums.set(at, (sums.get(at) ?? 0) + held)
  return sums
}

export async function frontCount(ctx: Ctx, figures: Figures): Promise<FrontCount> {
  const all = await allCategories(ctx)
  const body = await bodyNames(ctx)
  const on = (axis: Figure['axis'], label: (key: string) => string) =>
    figures.list
      .filter((one) => one.axis === axis)
      .map((one) => ({ key: one.key, label: label(one.key), count: one.count }))
  const counted = figures.list.filter(({ axis }) => axis === 'category')
  const sums = await inCatalogue(ctx, counted)
  const byKind = [...all.values()]
    .filter(({ parentCode, became }) => parentCode === null && became === null)
    .map(({ code, name }) => ({ key: code, label: ctx.say(name), count: sums.get(code) ?? 0 }))
  const order = Object.keys(reportStatuses)
  return {
    total: counted.reduce((sum, one) => sum + one.count, 0),
    byKind: byKind.toSorted((a, b) => b.count - a.count),
    byCategory: Object.fromEntries(sums),
    byStatus: on('status', (key) => ctx.say(reportStatuses[key as ReportStatus].label)).toSorted(
      (a, b) => order.indexOf(b.key) - order.indexOf(a.key),
    ),
    byYear: on('year', (key) => key).toSorted((a, b) => (a.key < b.key ? 1 : -1)),
    byBody: on('body', (key) => body(Number(key))).toSorted((a, b) => b.count - a.count),
    newThisMonth: on('new', String)[0]?.count ?? 0,
    changedThisMonth: on('changed', String)[0]?.count ?? 0,
    countedAt: figures.at,
  }
}
