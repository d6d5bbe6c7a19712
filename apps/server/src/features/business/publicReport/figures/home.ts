// Reports in the caller's scope by status and by month, for the home page. Figures of published reports come from the cached ones of the front page.
import { sql } from 'kysely'
import type { ReportFigures } from '@register/contract/business/home/figures'
import { reportStatusKeys, type ReportStatus } from '@register/contract/rules/status'
import { shanghaiDay } from '@register/contract/dates'
import type { Ctx, UserCtx } from '../../../../access/ctx.ts'
import { isPublic, scoped, statusOf } from '../../report/service.ts'
import { isOfBodies, ofBodies } from './bodies.ts'
import type { Figures } from './counts.ts'

type Counted = { key: string; count: number }

const counted = sql<number>`count(*)`.as('count')

/** `YYYY-MM` of this month and the eleven before it, oldest first. */
function lastMonths(): string[] {
  const [year = 0, month = 0] = shanghaiDay().split('-').map(Number)
  return Array.from({ length: 12 }, (_, at) => new Date(Date.UTC(year, month - 12 + at)).toISOString().slice(0, 7))
}

/** Published reports of a company, or written by the caller: few, so they are counted on request. */
const standingNow = (ctx: UserCtx): Promise<Counted[]> =>
  scoped(ctx)
    .where(isPublic)
    .select([statusOf.as('key'), counted])
    .groupBy('key')
    .execute()

/** Published reports of whole bodies: up to the whole register, so their counts come from the cached figures. */
async function standing(ctx: UserCtx, figures: (ctx: Ctx) => Promise<Figures>): Promise<Counted[]> {
  const { scope } = ctx
  if (!scope.all && !isOfBodies(scope)) return standingNow(ctx)
  const remembered = await figures(ctx)
  const list = scope.all ? remembered.list : await ofBodies(ctx.db, scope, remembered)
  return list.filter(({ axis }) => axis === 'status')
}

const drafts = (ctx: UserCtx): Promise<Counted[]> =>
  scoped(ctx)
    .where(sql<boolean>`report.status = 'draft'`)
    .select([sql<string>`case when report.submitted_at is null then 'draft' else 'submitted' end`.as('key'), counted])
    .groupBy('key')
    .execute()

const issuedSince = (ctx: UserCtx, month: string): Promise<Counted[]> =>
  scoped(ctx)
    .where(isPublic)
    .where('report.listed_on', '>=', `${month}-01`)
    .select([sql<string>`to_char(report.listed_on, 'YYYY-MM')`.as('key'), counted])
    .groupBy('key')
    .execute()

/** `figures`: those of the whole register, as on the front page. */
export async function ownFigures(ctx: UserCtx, figures: (ctx: Ctx) => Promise<Figures>): Promise<ReportFigures> {
  const months = lastMonths()
  const [published, unpublished, issued] = await Promise.all([
    standing(ctx, figures),
    drafts(ctx),
    issuedSince(ctx, months[0] ?? ''),
  ])
  const of = (list: readonly Counted[]) => {
    const counts = new Map<string, number>()
    for (const { key, count } of list) counts.set(key, (counts.get(key) ?? 0) + count)
    return (key: string) => counts.get(key) ?? 0
  }
  const [status, month] = [of([...published, ...unpublished]), of(issued)]
  const held = (one: ReportStatus) => ({ status: one, count: status(one) })
  return {
    byStatus: reportStatusKeys.map(held).filter(({ count }) => count > 0),
    byMonth: months.map((one) => ({ month: one, count: month(one) })),
  }
}
