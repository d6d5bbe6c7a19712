// Names without English, of every kind that administrators keep: one query over their tables.
import { sql } from 'kysely'
import { lackingFields, type LackingRow } from '@register/contract/system/english/lacking'
import type { ListRequest } from '@register/contract/page'
import { columnsOf } from '@register/contract/record/shape'
import type { UserCtx } from '../../../access/ctx.ts'
import { inScope } from '../../../access/scope.ts'
import { countRows } from '../../../db/count.ts'
import { conditions, orderOf, readPage, type ListPlan, type Page } from '../../../db/list.ts'
import { holdsAll } from '../../../db/search/grams.ts'

const columns = columnsOf(lackingFields)
const ref = (column: string) => sql.ref(`lacking.${column}`)

const plan: ListPlan<typeof columns> = {
  columns,
  sql: { kind: { ref: ref('kind') }, name: { ref: ref('name') } },
  keyword: (words) => holdsAll(sql`searched(concat_ws(chr(10), ${ref('name')}, ${ref('place')}))`, words),
  atLeast: 1,
  order: sql`${ref('kind')}, ${ref('name')}, ${ref('id')}`,
}

/** `place`: the key that people know it by. Departments outside the caller's scope are left out. */
const lacking = (ctx: UserCtx) => sql<LackingRow>`(
  select id, 'dept' as kind, name_zh as name, coalesce(body_code, '') as place from dept
    where name_en = '' and ${inScope(ctx.scope, { dept: 'dept.id' })}
  union all select id, 'role', name_zh, key from role where name_en = ''
  union all select id, 'menu', title_zh, coalesce(nullif(path, ''), permission, '') from menu where title_en = ''
  union all select id, 'dictType', name_zh, type from dict_type where name_en = ''
  union all select id, 'dictItem', label_zh, type || ' ' || value from dict_item where label_en = ''
  union all select id, 'config', label_zh, key from config where label_en = ''
  union all select id, 'scheduledTask', title_zh, handler from scheduled_task where title_en = ''
)`

export async function listLacking(ctx: UserCtx, request: ListRequest): Promise<Page<LackingRow>> {
  let filtered = ctx.db.selectFrom(lacking(ctx).as('lacking'))
  for (const condition of conditions(plan, request)) filtered = filtered.where(condition)
  return readPage(
    filtered,
    (rows) => rows.selectAll('lacking').execute(),
    request,
    orderOf(plan, request),
    countRows(ctx.db),
  )
}
