// Configured tables in the given form (docs/rules/office.md#tables): labels in the caller's language.
import { sql, type Selectable } from 'kysely'
import type { z } from 'zod'
import { tableListColumns, type listTables as contract } from '@register/contract/system/table/info'
import type { ListRequest } from '@register/contract/page'
import type { Ctx } from '../../../access/ctx.ts'
import { countRows } from '../../../db/count.ts'
import { conditions, orderOf, readPage, type ListPlan, type Page } from '../../../db/list.ts'
import { holdsAll } from '../../../db/search/grams.ts'
import type { TableDefaultTable } from '../../../db/tables.ts'
import { columnsOf } from './store.ts'

type TableRow = z.output<(typeof contract)['output']>['list'][number]

const ref = (column: string) => sql.ref(`table_default.${column}`)

const planFor = ({ lang }: Ctx): ListPlan<typeof tableListColumns> => ({
  columns: tableListColumns,
  sql: { name: { ref: ref('name') }, title: { ref: ref(lang === 'zh' ? 'title_zh' : 'title_en') } },
  keyword: (words) =>
    holdsAll(sql`searched(concat_ws(chr(10), ${ref('name')}, ${ref('title_zh')}, ${ref('title_en')}))`, words),
  order: sql`${ref('name')}`,
})

const asRow = ({ say }: Ctx, row: Selectable<TableDefaultTable>): TableRow => ({
  id: row.id,
  rev: row.rev,
  name: row.name,
  title: say([row.title_zh, row.title_en]),
  remoteSort: row.remote_sort,
  remoteFilter: row.remote_filter,
  columns: columnsOf(row.columns).map(({ title, label, filters, ...column }) => ({
    ...column,
    label: say(label) || say(title),
    renamed: say(label) !== '',
    filters: filters.map(({ text, value }) => ({ text: say(text), value })),
  })),
})

export async function listTables(ctx: Ctx, request: ListRequest): Promise<Page<TableRow>> {
  const plan = planFor(ctx)
  let filtered = ctx.db.selectFrom('table_default').where('table_default.columns', 'is not', null)
  for (const condition of conditions(plan, request)) filtered = filtered.where(condition)
  const page = await readPage(
    filtered,
    (rows) => rows.selectAll('table_default').execute(),
    request,
    orderOf(plan, request),
    countRows(ctx.db),
  )
  return { ...page, list: page.list.map((row) => asRow(ctx, row)) }
}

export async function tableByName(ctx: Ctx, name: string): Promise<TableRow | null> {
  const row = await ctx.db
    .selectFrom('table_default')
    .selectAll()
    .where('name', '=', name)
    .where('columns', 'is not', null)
    .executeTakeFirst()
  return row ? asRow(ctx, row) : null
}
