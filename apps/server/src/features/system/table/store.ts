// Tables as rows: which exist, whether they are configured, and how many people have settings of their own.
import { sql } from 'kysely'
import { may } from '@register/contract/endpoint'
import { declaredTables } from '@register/contract/screens/tables'
import { tableFields, tableRowFields, type TableRow, type TableSetUp } from '@register/contract/system/table/table'
import type { SetColumn } from '@register/contract/system/table/columns'
import type { ListRequest } from '@register/contract/page'
import type { Phrase } from '@register/contract/phrase'
import { granted } from '../../../access/actor.ts'
import type { UserCtx } from '../../../access/ctx.ts'
import type { Page } from '../../../db/list.ts'
import { storeOf } from '../../../records/store.ts'

/** A stored column: texts for people are pairs. `title`: the name on the screen; `label`: another name, else empty. */
export type StoredColumn = Omit<SetColumn, 'label'> & {
  title: Phrase
  label: Phrase
  filters: readonly { text: Phrase; value: string }[]
}

const declared = new Map(declaredTables.map((one) => [one.name, one]))
const names = [...declared.keys()]

export const tables = storeOf({
  table: 'table_default',
  noun: 'table',
  fields: tableFields,
  rowFields: tableRowFields,
  computed: { state: sql`case when table_default.columns is null then 'shipped' else 'set' end` },
  called: 'name',
  audited: ['name', 'titleZh', 'titleEn'],
  // Rows of tables that this version does not have stay, for a version that has them.
  scope: () => sql<boolean>`table_default.name = any(${names}::text[])`,
  order: sql`array_position(${names}::text[], table_default.name)`,
})

type Row = Awaited<ReturnType<typeof tables.read>>
export type StoredTable = Awaited<ReturnType<typeof tables.lock>>

/** Without a link when the caller may not open the page. */
function withPath({ actor }: UserCtx, row: Row): TableRow {
  const { path = '', needs } = declared.get(row.name) ?? {}
  return { ...row, path: needs && !granted(actor, { access: may(needs) }) ? '' : path }
}

export async function listAll(ctx: UserCtx, request: ListRequest): Promise<Page<TableRow>> {
  const page = await tables.list(ctx, request)
  return { ...page, list: page.list.map((row) => withPath(ctx, row)) }
}

export const readRow = async (ctx: UserCtx, id: number): Promise<TableRow> => withPath(ctx, await tables.read(ctx, id))

/** The id of a table by its name; undefined where there is none. */
export async function idOf(ctx: UserCtx, name: string): Promise<number | undefined> {
  const row = await tables
    .scoped(ctx)
    .select('table_default.id')
    .where('table_default.name', '=', name)
    .executeTakeFirst()
  return row?.id
}

export const columnsOf = (stored: unknown): StoredColumn[] => (Array.isArray(stored) ? (stored as StoredColumn[]) : [])

/** Number of people whose own columns replace the defaults; a stored look alone replaces none. */
export async function ownOf({ db }: UserCtx, name: string): Promise<number> {
  const { count } = await db
    .selectFrom('user_setting')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('kind', '=', 'columns')
    .where('name', '=', name)
    .where(sql<boolean>`jsonb_typeof(value -> 'columns') = 'array'`)
    .executeTakeFirstOrThrow()
  return count
}

export async function readSetUp(ctx: UserCtx, id: number): Promise<TableSetUp> {
  const row = await readRow(ctx, id)
  const stored = await ctx.db.selectFrom('table_default').select('columns').where('id', '=', id).executeTakeFirst()
  const columns = columnsOf(stored?.columns).map(
    ({ title, label, prop, hide, width, sortable, fixed, showOverflowTooltip }) => ({
      prop,
      hide,
      width,
      sortable,
      fixed,
      showOverflowTooltip,
      title,
      label,
    }),
  )
  return { ...row, columns, own: await ownOf(ctx, row.name) }
}
