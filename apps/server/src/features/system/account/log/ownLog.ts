// Lists the caller's own acts from the audit. It selects rows by actor, so a caller never reads the acts of others.
import { sql } from 'kysely'
import type { ListRequest } from '@register/contract/page'
import { ownLogRowFields, type OwnAct, type ownLogColumns } from '@register/contract/system/user/ownLog'
import type { UserCtx } from '../../../../access/ctx.ts'
import { countRows } from '../../../../db/count.ts'
import { conditions, orderOf, readPage, type ListPlan, type Page } from '../../../../db/list.ts'
import { auditedChange } from '../../../../records/changes.ts'
import { nameOfObject } from '../../../../records/named.ts'
import { planOf } from '../../../../records/plan.ts'

const kind = sql<OwnAct['kind']>`case when audit.action ~ '^(session|setting|message)[.]' then 'own' else 'work' end`

const plan: ListPlan<typeof ownLogColumns> = planOf('audit', ownLogRowFields, {
  computed: { kind },
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
      (
        await page
          .select(['id', 'at', 'action', 'object', 'result', 'detail', 'actor_id', 'actor_name', 'ip', kind.as('kind')])
          .select(nameOfObject.as('name'))
          .execute()
      ).map((row) => ({
        ...auditedChange(say, { ...row, nickname: actor.nickname }),
        kind: row.kind,
        ip: row.ip,
        result: row.result,
      })),
    request,
    orderOf(plan, request),
    countRows(db),
  )
}
