// Lists the audit for those who may read it: rows of people within their scope, newest first, as sentences in the reader's language.
import { sql } from 'kysely'
import type { ListRequest } from '@register/contract/page'
import {
  operationColumns,
  operationSheetFields,
  operationRowFields,
  type Operation,
} from '@register/contract/log/operations'
import type { UserCtx } from '../../../../access/ctx.ts'
import { inScope } from '../../../../access/scope.ts'
import { found } from '../found/found.ts'
import { actedOn } from '../found/actedOn.ts'
import { nameOfObject } from '../../../../records/named.ts'
import { countRows } from '../../../../db/count.ts'
import { conditions, orderOf, readPage, type ListPlan, type Page } from '../../../../db/list.ts'
import { auditedChange } from '../../../../records/changes.ts'
import { planOf } from '../../../../records/plan.ts'

const kind = sql<string>`split_part(audit.object, ':', 1)`
const outcome = sql<
  Operation['outcome']
>`case when audit.result = 200 then 'done' when audit.result < 500 then 'refused' else 'failed' end`

const plan: ListPlan<typeof operationColumns> = {
  ...planOf('audit', operationRowFields, {
    computed: { username: sql`audit.actor_name`, kind, outcome },
    order: sql`audit.id desc`,
  }),
  columns: operationColumns,
  keyword: (words) => found(words, { person: 'audit.actor_id', ip: 'audit.ip', more: actedOn }),
}

/** Left out unless requested, because browsers renew each session every quarter of an hour. */
const renewal = sql<boolean>`audit.action = 'session.refresh' and audit.result = 200`

/** Acts of people within the scope; acts of strangers and of the register itself only where the scope is everything. */
function filtered(ctx: UserCtx, request: ListRequest) {
  const { db, scope } = ctx
  const reached = db.selectFrom('audit').$if(!scope.all, (query) =>
    query.where((of) =>
      of.exists(
        of
          .selectFrom('app_user as u')
          .whereRef('u.id', '=', 'audit.actor_id')
          .where(inScope(scope, { dept: 'u.dept_id', creator: 'u.id', companies: ['u.credit_code'] })),
      ),
    ),
  )
  const shown = request['action'] ? reached : reached.where(sql<boolean>`not (${renewal})`)
  return conditions(plan, request).reduce((query, condition) => query.where(condition), shown)
}

const withColumns = (query: ReturnType<typeof filtered>) =>
  query
    .leftJoin('app_user as who', 'who.id', 'audit.actor_id')
    .select(['audit.id', 'audit.at', 'audit.action', 'audit.object', 'audit.result', 'audit.detail'])
    .select(['audit.actor_id', 'audit.actor_name', 'audit.ip', 'audit.trace_id', 'who.nickname'])
    .select([kind.as('kind'), outcome.as('outcome'), nameOfObject.as('name')])

type Row = Awaited<ReturnType<ReturnType<typeof withColumns>['executeTakeFirstOrThrow']>>

const asOperation = ({ say }: UserCtx, row: Row): Operation => ({
  ...auditedChange(say, row),
  username: row.actor_name,
  action: row.action,
  object: row.object,
  kind: row.kind,
  outcome: row.outcome,
  result: row.result,
  ip: row.ip,
  traceId: row.trace_id,
})

export const listOf = (ctx: UserCtx, request: ListRequest): Promise<Page<Operation>> =>
  readPage(
    filtered(ctx, request),
    async (page) => (await withColumns(page).execute()).map((row) => asOperation(ctx, row)),
    request,
    orderOf(plan, request),
    countRows(ctx.db),
  )

async function* each(ctx: UserCtx, request: ListRequest, fetched: number): AsyncGenerator<Operation> {
  const rows = withColumns(filtered(ctx, request)).orderBy(orderOf(plan, request)).stream(fetched)
  for await (const row of rows) yield asOperation(ctx, row)
}

/** For a workbook, in bounded memory. */
export const operationRows = { rowFields: operationSheetFields, each }
