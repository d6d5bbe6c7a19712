// Lists sign-ins for people who may read them: of accounts within their scope, newest first; unknown names only where the scope is everything.
import { sql } from 'kysely'
import type { ListRequest } from '@register/contract/page'
import { signInColumns, signInRowFields, type SignInRecord } from '@register/contract/log/signIns'
import type { UserCtx } from '../../../../access/ctx.ts'
import { inScope } from '../../../../access/scope.ts'
import { found } from '../found/found.ts'
import { countRows } from '../../../../db/count.ts'
import { conditions, orderOf, readPage, type ListPlan, type Page } from '../../../../db/list.ts'
import { planOf } from '../../../../records/plan.ts'
import { agentName } from '../../online/service.ts'

const outcome = sql<SignInRecord['outcome']>`case when login_record.success then 'in' else 'refused' end`
/** The last failure of an account that is locked somewhere now; unlocking names this record. */
const locked = sql<boolean>`not login_record.success and login_record.user_id is not null
  and exists (select from sign_in_address a where a.user_id = login_record.user_id and a.locked_until > now()
    union all select from app_user l where l.id = login_record.user_id and l.locked_until > now())
  and login_record.id = (select max(last.id) from login_record last where last.user_id = login_record.user_id and not last.success)`

const plan: ListPlan<typeof signInColumns> = {
  ...planOf('login_record', signInRowFields, { computed: { outcome }, order: sql`login_record.id desc` }),
  columns: signInColumns,
  keyword: (words) =>
    found(words, { person: 'login_record.user_id', ip: 'login_record.ip', typed: 'login_record.username' }),
}

function filtered({ db, scope }: UserCtx, request: ListRequest) {
  const reached = db.selectFrom('login_record').$if(!scope.all, (query) =>
    query.where((of) =>
      of.exists(
        of
          .selectFrom('app_user as u')
          .whereRef('u.id', '=', 'login_record.user_id')
          .where(inScope(scope, { dept: 'u.dept_id', creator: 'u.id', companies: ['u.credit_code'] })),
      ),
    ),
  )
  return conditions(plan, request).reduce((query, condition) => query.where(condition), reached)
}

const withColumns = (query: ReturnType<typeof filtered>) =>
  query
    .select(['login_record.id', 'at', 'username', 'ip', 'user_agent'])
    .select(sql<SignInRecord['reason']>`reason`.as('reason'))
    .select(sql<SignInRecord['way']>`way`.as('way'))
    .select([outcome.as('outcome'), locked.as('locked')])

type Row = Awaited<ReturnType<ReturnType<typeof withColumns>['executeTakeFirstOrThrow']>>
const asRecord = ({ user_agent: agent, ...row }: Row): SignInRecord => ({ ...row, agent: agentName(agent) })

export const listOf = (ctx: UserCtx, request: ListRequest): Promise<Page<SignInRecord>> =>
  readPage(
    filtered(ctx, request),
    async (page) => (await withColumns(page).execute()).map(asRecord),
    request,
    orderOf(plan, request),
    countRows(ctx.db),
  )

async function* each(ctx: UserCtx, request: ListRequest, fetched: number): AsyncGenerator<SignInRecord> {
  const rows = withColumns(filtered(ctx, request)).orderBy(orderOf(plan, request)).stream(fetched)
  for await (const row of rows) yield asRecord(row)
}

/** For a workbook, in bounded memory. */
export const signInRows = { rowFields: signInRowFields, each }
