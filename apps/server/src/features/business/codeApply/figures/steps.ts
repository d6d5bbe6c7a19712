// Applications in the caller's scope by step and age, and what became of those of the last thirty days.
import { sql } from 'kysely'
import { ageDays, ages, openSteps, recentDays, type ApplicationFigures } from '@register/contract/business/home/figures'
import { applicationStatusKeys } from '@register/contract/business/codeApply/shape'
import type { UserCtx } from '../../../../access/ctx.ts'
import { inScope } from '../../../../access/scope.ts'
import { scopeColumns } from '../list.ts'

const appliedAt = sql.ref('code_application.created_at')
const younger = (days: number) => sql<boolean>`${appliedAt} > now() - make_interval(days => ${days})`
const age = sql<string>`case when ${younger(ageDays.fresh)} then 'fresh' when ${younger(ageDays.week)} then 'week' else 'older' end`

/** Both queries filter by status, so that readers who reach all bodies are served by the index of the queues. */
export async function applicationFigures(ctx: UserCtx): Promise<ApplicationFigures> {
  const scoped = ctx.db
    .selectFrom('code_application')
    .where(inScope(ctx.scope, scopeColumns))
    .select(['code_application.status', sql<number>`count(*)`.as('count')])
  const [undecided, recent] = await Promise.all([
    scoped
      .where('code_application.status', 'in', openSteps)
      .select(age.as('age'))
      .groupBy(['code_application.status', 'age'])
      .execute(),
    scoped
      .where('code_application.status', 'in', applicationStatusKeys)
      .where(younger(recentDays))
      .groupBy('code_application.status')
      .execute(),
  ])
  const held = (step: string, of: string) => undecided.find((row) => row.status === step && row.age === of)?.count ?? 0
  return {
    open: openSteps.map((step) => {
      const [fresh = 0, week = 0, older = 0] = ages.map((one) => held(step, one))
      return { step, fresh, week, older }
    }),
    recent: applicationStatusKeys.flatMap((status) => {
      const count = recent.find((row) => row.status === status)?.count ?? 0
      return count > 0 ? [{ status, count }] : []
    }),
  }
}
