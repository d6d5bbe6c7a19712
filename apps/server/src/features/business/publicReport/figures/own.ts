// The reports of the caller's scope by status and by month, for the home page. Who reaches all of them is told the front page's figures, which are remembered.
import { sql } from 'kysely'
import type { ReportFigures } from '@register/contract/business/home/figures'
import { reportStatusKeys, type ReportStatus } from '@register/contract/business/status'
import { shanghaiDay } from '@register/contract/dates'
import type { UserCtx } from '../../../../access/ctx.ts'
import { isShown, scopedReports, statusOfAll } from '../../report/service.ts'

type Counted = { key: string; count: number }

const counted = sql<number>`count(*)`.as('count')

/** `YYYY-MM` of this month and the eleven before it, oldest first. */
function lastMonths(): string[] {
  const [year = 0, month = 0] = shanghaiDay().split('-').map(Number)
  return Array.from({ length: 12 }, (_, at) => new Date(Date.UTC(year, month - 12 + at)).toISOString().slice(0, 7))
}

/** What is published; the index of the front page's figures holds all that this asks for. */
const standing = (ctx: UserCtx): Promise<Counted[]> =>
  scopedReports(ctx)
    .where(isShown)
    .select([statusOfAll.as('key'), counted])
    .groupBy('key')
    .execute()

const drafts = (ctx: UserCtx): Promise<Counted[]> =>
  scopedReports(ctx)
    .where(sql<boolean>`report.status = 'draft'`)
    .select([sql<string>`case when report.submitted_at is null then 'draft' else 'submitted' end`.as('key'), counted])
    .groupBy('key')
    .execute()

const issuedSince = (ctx: UserCtx, month: string): Promise<Counted[]> =>
  scopedReports(ctx)
    .where(isShown)
    .where('report.listed_on', '>=', `${month}-01`)
    .select([sql<string>`to_char(report.listed_on, 'YYYY-MM')`.as('key'), counted])
    .groupBy('key')
    .execute()

/** `remembered`: published reports of the whole register by status. */
export async function ownFigures(ctx: UserCtx, remembered: () => Promise<Counted[]>): Promise<ReportFigures> {
  const months = lastMonths()
  const [published, unpublished, issued] = await Promise.all([
    ctx.scope.all ? remembered() : standing(ctx),
    drafts(ctx),
    issuedSince(ctx, months[0] ?? ''),
  ])
  const of = (list: readonly Counted[]) => {
    const counts = new Map(list.map(({ key, count }) => [key, count]))
    return (key: string) => counts.get(key) ?? 0
  }
  const [status, month] = [of([...published, ...unpublished]), of(issued)]
  const held = (one: ReportStatus) => ({ status: one, count: status(one) })
  return {
    byStatus: reportStatusKeys.map(held).filter(({ count }) => count > 0),
    byMonth: months.map((one) => ({ month: one, count: month(one) })),
  }
}
