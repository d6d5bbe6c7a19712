// The caller's own sign-ins, failed ones included. Rows are selected by account, so a caller never reads those of others.
import { sql } from 'kysely'
import type { ListRequest } from '@register/contract/page'
import { ownSignInRowFields, type OwnSignIn, type ownSignInColumns } from '@register/contract/system/profile/signIns'
import type { UserCtx } from '../../../../access/ctx.ts'
import { countRows } from '../../../../db/count.ts'
import { conditions, orderOf, readPage, type ListPlan, type Page } from '../../../../db/list.ts'
import { planOf } from '../../../../records/plan.ts'
import { agentName } from '../../online/service.ts'

const outcome = sql<OwnSignIn['outcome']>`case when login_record.success then 'in' else 'refused' end`

const way = sql<OwnSignIn['way']>`login_record.way`

const plan: ListPlan<typeof ownSignInColumns> = planOf('login_record', ownSignInRowFields, {
  computed: { outcome },
  order: sql`login_record.id desc`,
})

export async function ownSignIns({ db, actor }: UserCtx, request: ListRequest): Promise<Page<OwnSignIn>> {
  const rows = conditions(plan, request).reduce(
    (query, condition) => query.where(condition),
    db.selectFrom('login_record').where('login_record.user_id', '=', actor.id),
  )
  return readPage(
    rows,
    async (page) =>
      (await page.select(['id', 'at', 'ip', 'user_agent', way.as('way'), outcome.as('outcome')]).execute()).map(
        ({ user_agent: agent, ...row }) => ({ ...row, agent: agentName(agent) }),
      ),
    request,
    orderOf(plan, request),
    countRows(db),
  )
}
