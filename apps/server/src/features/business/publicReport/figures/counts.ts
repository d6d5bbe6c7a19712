// The figures of the front page, remembered and counted anew in the background, never more than a twentieth of the time.
import { sql } from 'kysely'
import type { FrontCount } from '@register/contract/business/publicReport'
import { reportStatuses, type ReportStatus } from '@register/contract/business/status'
import type { Ctx } from '../../../../access/ctx.ts'
import type { Db } from '../../../../db/connect.ts'
import { bodyNames } from '../../body/service.ts'
import { allCategories } from '../../category/service.ts'
import { statusOfAll } from '../../report/service.ts'

interface Figure {
  /** standing: by body and status, `12 published`. */
  axis: 'category' | 'status' | 'standing' | 'year' | 'body' | 'new' | 'changed'
  key: string
  count: number
}
export interface Figures {
  list: Figure[]
  at: string
}

async function count(db: Db): Promise<Figures> {
  const { rows } = await sql<Figure & { at: string }>`
    with counted as materialized (
      select report.category_code as category, ${statusOfAll} as status, extract(year from report.issue_date) as year, report.body_id, count(*) as count
      from report where report.status <> 'draft' group by 1, 2, 3, 4),
    month as (select date_trunc('month', now() at time zone 'Asia/Shanghai') at time zone 'Asia/Shanghai' as start)
    select 'category' as axis, category as key, sum(count) as count, now() as at from counted group by category
    union all select 'status', status, sum(count), now() from counted group by status
    union all select 'standing', body_id || ' ' || status, sum(count), now() from counted group by body_id, status
    union all select 'year', year::text, sum(count), now() from counted where year is not null group by year
    union all select 'body', body_id::text, sum(count), now() from counted group by body_id
    union all select 'new', '', count(*), now() from report, month where report.status <> 'draft' and report.issue_date >= month.start::date
    union all select 'changed', '', count(distinct report_id), now() from change_notice, month where change_notice.change_date >= month.start::date`.execute(
    db,
  )
  return { list: rows, at: rows[0]?.at ?? new Date().toISOString() }
}

/** By status; of these bodies, or of all. */
export function byStatus({ list }: Figures, bodies?: ReadonlySet<number>): { key: string; count: number }[] {
  if (!bodies) return list.filter(({ axis }) => axis === 'status')
  return list
    .filter(({ axis }) => axis === 'standing')
    .map(({ key, count: held }) => ({ at: key.split(' '), held }))
    .filter(({ at }) => bodies.has(Number(at[0])))
    .map(({ at, held }) => ({ key: at[1] ?? '', count: held }))
}

const freshMs = 2_000

/** One memory per server, so that tests and instances do not share. */
export function figuresOf(db: Db): () => Promise<Figures> {
  let known: Figures | undefined
  let running: Promise<Figures> | undefined
  let staleAt = 0
  const recount = () => {
    const started = Date.now()
    running ??= count(db)
      .then((figures) => {
        const now = Date.now()
        known = figures
        staleAt = now + Math.max(freshMs, 20 * (now - started))
        return figures
      })
      .finally(() => (running = undefined))
    return running
  }
  return async () => {
    if (!known) return recount()
    if (Date.now() >= staleAt) {
      // A quick count is waited for, a slow one serves the former figures meanwhile.
      const figures = known
      const fresh = recount()
      fresh.catch(() => {})
      return Promise.race([fresh, new Promise<Figures>((old) => setTimeout(() => old(figures), 150))])
    }
    return known
  }
}

/** Every level of the catalogue has what is counted below it. */
async function inCatalogue(ctx: Ctx, counted: readonly Figure[]): Promise<Map<string, number>> {
  const all = await allCategories(ctx)
  const sums = new Map<string, number>()
  for (const { key, count: held } of counted)
    for (let at: string | null | undefined = key; at; at = all.get(at)?.parentCode)
      sums.set(at, (sums.get(at) ?? 0) + held)
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
    .filter(({ parentCode }) => parentCode === null)
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
