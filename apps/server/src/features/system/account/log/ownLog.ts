// Lists the caller's own acts from the audit. It selects rows by who acted, so nobody can read the acts of others through it.
import { sql } from 'kysely'
import type { ListRequest } from '@register/contract/page'
import { ownLogShown, type OwnAct, type ownLogColumns } from '@register/contract/system/user/ownLog'
import type { UserCtx } from '../../../../access/ctx.ts'
import { countRows } from '../../../../db/count.ts'
import { conditions, orderOf, readPage, type ListPlan, type Page } from '../../../../db/list.ts'
import { told } from '../../../../records/changes.ts'
import { planOf } from '../../../../records/plan.ts'

const plan: ListPlan<typeof ownLogColumns> = planOf('audit', ownLogShown, {
  computed: {},
  order: sql`audit.id desc`,
})

export async function ownActs(ctx: UserCtx, request: ListRequest): Promise<Page<OwnAct>> {
  const { db, actor, say } = ctx
  const rows = conditions(plan, request).reduce(
    (query, condition) => query.where(condition),
    db.selectFrom('audit').where('audit.actor_id', '=', actor.id),
  )
  return readPage(
    rows,
    async (page) =>
      (await page.select(['id', 'at', 'action', 'object', 'result', 'detail', 'actor_name', 'ip']).execute()).map(
        (row) => ({
          ...told(say, { ...row, nickname: actor.nickname }),
          ip: row.ip,
          result: row.result,
        }),
      ),
    request,
    orderOf(plan, request),
    countRows(db),
  )
}
