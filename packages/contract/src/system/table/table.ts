// Tables with the defaults that administrators set for all users; a person's own setting takes precedence.
import { z } from 'zod'
import { endpoint, may } from '../../endpoint.ts'
import type { Field } from '../../fields.ts'
import { labelled } from '../../messages/labelled.ts'
import { listQuery, pageOf } from '../../page.ts'
import { changes, lists, reads } from '../../record/acts.ts'
import { tellsChanges } from '../../record/changes.ts'
import { chosen, columnsOf, identity, named, optionsOf, rowOf, stamps } from '../../record/shape.ts'
import { columnsOfTable, drawnColumn, setColumn } from './columns.ts'

export const tableFields = [
  { key: 'name', label: ['标识', 'Key'], maxLength: 100, ...named, listed: 'hidden' },
  { key: 'titleZh', label: ['表格名称', 'Table'], maxLength: 100, ...named },
  { key: 'titleEn', label: ['英文名称', 'Name in English'], maxLength: 100, ...named, listed: 'hidden' },
] as const satisfies readonly Field[]

const states = {
  set: { label: ['已设置', 'Set up'], tone: 'good' },
  shipped: { label: ['出厂设置', 'As shipped'], tone: 'quiet' },
} as const

export const tableRowFields = [
  ...tableFields,
  { key: 'state', label: ['状态', 'Status'], options: optionsOf(states), ...chosen },
  stamps.updatedBy,
  stamps.updatedAt,
] as const satisfies readonly Field[]

export const tableColumns = columnsOf(tableRowFields)

const row = rowOf(tableRowFields).extend({
  /** The page where it is drawn, and set up; empty for who may not open it. */
  path: z.string(),
})
export type TableRow = z.output<typeof row>

const pair = z.tuple([z.string(), z.string()]).readonly()

const path = '/api/system/table'

export const listAllTables = endpoint({
  ...lists,
  path: `${path}/all`,
  access: may('system:table:list'),
  summary: ['全部表格及其默认设置', 'All tables and whether they are set up'],
  query: listQuery(tableColumns),
  output: pageOf(row),
})

const setUp = row.extend({
  /** In their order; empty as shipped. */
  columns: z.array(setColumn.extend({ title: pair, label: pair })),
  /** People who have a setting of their own, which stays. */
  own: z.int(),
})
export type TableSetUp = z.output<typeof setUp>

export const readTable = endpoint({
  ...reads,
  path: `${path}/{id}`,
  access: may('system:table:list'),
  summary: ['一个表格的默认设置（可编辑）', 'One table, to be set up'],
  output: setUp,
})

export const tableChanges = endpoint({
  ...tellsChanges,
  path: `${path}/changes/{id}`,
  access: may('system:table:list'),
  summary: ['表格默认设置的变更记录', 'Changes of a table’s defaults'],
})

/** What a window needs before it makes its present table setting the default for all users. */
export const tableStanding = endpoint({
  method: 'GET',
  path: `${path}/standing`,
  access: may('system:table:edit'),
  effect: 'read',
  rate: 'list',
  summary: ['设为默认之前的现状', 'The current setting of a table before it becomes the default for all users'],
  query: z.strictObject({ name: z.string().max(100) }),
  output: row.extend({ own: z.int() }),
  example: { query: { name: 'system/post/list' } },
})

const asked = { hide: false, width: 180, sortable: true, fixed: false } as const

/** Makes the setting of a window the default for all users; labels, filters and truncation set by administrators stay. A stale `rev` answers 409. */
export const makeDefault = endpoint({
  ...changes,
  path: `${path}/default`,
  access: may('system:table:edit'),
  summary: ['设为所有人的默认', 'Make this the default for all users'],
  body: z.strictObject({
    name: labelled(z.string().max(100), ['表格', 'Table']),
    rev: identity.rev,
    columns: columnsOfTable(drawnColumn),
  }),
  output: row,
  audit: 'table.default',
  example: {
    body: { name: 'userCenter/acts', rev: 1, columns: [{ prop: 'at', title: ['时间', 'Time'], ...asked }] },
  },
})

/** Of a table that is set up: all its columns, no other. */
export const changeTable = endpoint({
  ...changes,
  path,
  access: may('system:table:edit'),
  summary: ['编辑表格默认设置', 'Edit the defaults of a table'],
  body: z.strictObject({ ...identity, columns: columnsOfTable(setColumn) }),
  output: row,
  audit: 'table.change',
  example: {
    body: { id: 1, rev: 1, columns: [{ prop: 'name', label: ['', ''], showOverflowTooltip: true, ...asked }] },
  },
})

/** Back to what the product ships; settings of people's own stay. */
export const resetTable = endpoint({
  ...changes,
  path: `${path}/reset`,
  access: may('system:table:edit'),
  summary: ['恢复表格的出厂设置', 'Reset a table to the shipped defaults'],
  body: z.strictObject(identity),
  output: row,
  audit: 'table.reset',
  example: { body: { id: 1, rev: 1 } },
})
