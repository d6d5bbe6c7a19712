// The default setting of a table made by administrators; a person's own setting takes precedence (docs/rules/office.md#tables).
import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { listQuery, pageOf, type ListColumns } from '../../page.ts'

const tableColumn = z.object({
  prop: z.string(),
  /** As administrators called it, else as it was called when they set the table up. */
  label: z.string(),
  /** Whether an administrator set that name; otherwise the screen's present name is used. */
  renamed: z.boolean(),
  /** Pixels; nothing: what is left. */
  width: z.int().nullable(),
  hide: z.boolean(),
  sortable: z.boolean(),
  fixed: z.boolean(),
  filters: z.array(z.object({ text: z.string(), value: z.string() })),
  showOverflowTooltip: z.boolean(),
})
export type TableColumn = z.output<typeof tableColumn>

const tableRow = z.object({
  id: z.int(),
  rev: z.int(),
  /** The table's name, as screens know it. */
  name: z.string(),
  title: z.string(),
  remoteSort: z.boolean(),
  remoteFilter: z.boolean(),
  columns: z.array(tableColumn),
})

const columns = {
  name: { type: 'text', sortable: true, label: ['名称', 'Name'] },
  title: { type: 'text', sortable: true, label: ['标题', 'Title'] },
} as const satisfies ListColumns

export const listTables = endpoint({
  method: 'GET',
  path: '/api/system/table/list',
  access: 'signedIn',
  effect: 'read',
  rate: 'list',
  summary: ['表格默认设置列表', 'Defaults of tables'],
  query: listQuery(columns),
  output: pageOf(tableRow),
})
export const tableListColumns = columns

/** Null: the table is not set up. */
export const tableInfo = endpoint({
  method: 'GET',
  path: '/api/system/table/info',
  access: 'signedIn',
  effect: 'read',
  summary: ['一个表格的默认设置', 'The defaults of one table'],
  query: z.strictObject({ name: z.string().max(100) }),
  output: tableRow.nullable(),
  example: { query: { name: 'business/report/list' } },
})
